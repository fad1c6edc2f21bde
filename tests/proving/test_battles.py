"""Battles to watch: what a card says is what the engine counted, in every game, for everybody who sees it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr.games import game as by_name
from feldherr.games.napoleon_in_europe import events as ne
from feldherr.games.napoleons_triumph import events as nt
from feldherr.games.trench_club import events as tc
from feldherr.games.triomphe_a_marengo import events as tm
from feldherr.games.viktory_ii import events as v2
from feldherr.games.viktory_ii.rules.battle.hits import hits
from feldherr.kernel import chance
from feldherr.kernel.battle import Battle, battles, fought
from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.table import Table

GAMES = ("triomphe-a-marengo", "napoleons-triumph", "viktory-ii", "trench-club", "napoleon-in-europe")


def played(game: Game, seed: int, answers: int = 2500) -> Table:
    """A game in which everybody does anything."""
    rng = random.Random(seed)
    table = Table(game, game.options_type(), lambda _: chance.from_random(rng))
    while not table.outcome and len(table.entries) < answers:
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    return table


def engine(event: Event) -> int | None:
    """What the engine says dice have hit, or a sum has come to; None if the event counts nothing."""
    match event:
        case v2.AttackRolled() | v2.DefenceRolled() | v2.BarrageFired():
            return hits(event.faces, event.pairs)
        case v2.Bombarded():
            return int(event.face <= 3)
        case ne.Fired():
            return event.hits
        case ne.RallyRolled():
            return event.successes
        case tc.Fought():
            return event.hits + event.answer_hits
        case tm.Counted() | nt.Counted() | nt.FinalCounted():
            return event.result
        case tm.LossesDue():
            return event.attacker + event.cavalry + event.crushing
        case nt.LossesDue():
            return event.line + event.below
    return None


def card(game: Game, event: Any) -> int:
    """The same as the card has it: the dice that are marked, or what stands under the line."""
    shown = game.shown(event)
    assert shown.clash is not None, event
    if shown.clash.rolls:
        return sum(roll.hits for roll in shown.clash.rolls)
    totals = [row.value for row in shown.rows if row.state == "total"]
    terms: list[int] = []
    for row in shown.rows:
        if row.state == "total":
            break
        assert isinstance(row.value, int)
        terms.append(row.value)
    assert totals[0] == sum(terms), "what stands under the line is the sum of what stands above it"
    return sum(terms)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_card_counts_is_what_the_engine_counted(name: str) -> None:
    game, compared, seed = by_name(name), 0, 2
    while compared < 6 and seed < 20:
        seed += 1
        for _, event in played(game, seed).happened:
            value = engine(event)
            if value is None:
                continue
            dice = getattr(event, "faces", (1,)) or getattr(event, "pairs", 0)
            if dice or getattr(event, "method", "") == "fixed":
                assert card(game, event) == value, event
                compared += 1
    assert compared > 5, "something was fought"


@pytest.mark.parametrize("name", GAMES)
def test_a_battle_is_over_before_the_next_begins_and_has_two_sides(name: str) -> None:
    game = by_name(name)
    table = played(game, 3)
    found = battles(game, [event for _, event in table.happened], None)
    assert found
    for battle in found[:-1]:
        assert battle.over, battle
        assert battle.steps and len(battle.parties) in (0, 2), battle
        numbers = [step.number for step in battle.steps]
        assert numbers == sorted(set(numbers)), "steps come in their order, each once"
        assert not battle.plan or numbers[-1] <= len(battle.plan)


@pytest.mark.parametrize("name", GAMES)
def test_losses_on_the_card_are_pieces_that_were_lost(name: str) -> None:
    """Whoever is marked as lost is among the losses, and the other way round, if he stood in the line."""
    game = by_name(name)
    for battle in battles(game, [event for _, event in played(game, 5).happened], None):
        lost = [loss for step in battle.steps for loss in step.lost if not loss.left]
        blocks = [piece for party in battle.parties for piece in party.pieces if not piece.name]
        marked = {piece.id for piece in blocks if "lost" in piece.marks}
        assert marked <= {loss.piece for loss in lost}, battle
        for party in battle.parties:
            assert all(piece.value is None or piece.value >= 0 for piece in party.pieces), battle


@pytest.mark.parametrize("name", GAMES)
def test_each_viewer_has_the_card_of_what_he_saw(name: str) -> None:
    """It is put together event by event, from nothing but the events as he sees them."""
    game = by_name(name)
    table = played(game, 3, 900)
    for viewer in (None, *range(len(table.seats))):
        battle: Battle | None = None
        seen = [event.seen_by(viewer) for _, event in table.happened]
        for event in seen:
            if event is not None:
                battle = fought(battle, game.shown(event), game.told(event))
        found = battles(game, [event for _, event in table.happened], viewer)
        assert battle == (found[-1] if found else None)


def test_a_defender_who_wins_is_told_so_with_the_rule_of_his_victory() -> None:
    """V2 §12.3.4.1 §12.3.4.3: the rule of the attacker's victory is cited where the attacker has won."""
    game = by_name("viktory-ii")
    for seed in (3, 5):
        began = None
        for _, event in played(game, seed).happened:
            if isinstance(event, v2.BattleBegan):
                began = event
            if isinstance(event, v2.BattleEnded) and event.how != "cancelled":
                told = game.told(event)
                assert began is not None and told is not None
                assert (told[1] in ("12.3.4.3", "12.3.0.4")) == (event.winner == began.attacker)
