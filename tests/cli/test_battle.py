"""A battle is one block of the terminal's log: who against whom, sums by cause, losses, what follows."""

from __future__ import annotations

import random

import pytest
from rich.console import Console, RenderableType

from feldherr import games
from feldherr.cli.terminal import battle
from feldherr.cli.terminal.voice import Voice
from feldherr.games.napoleon_in_europe.events import RallyRolled
from feldherr.kernel.battle import battles, fallen
from feldherr.kernel.table import Table
from tests.server.worlds import SEED

LONG = {"napoleon-in-europe": 1500, "napoleons-triumph": 1500}
"""Random games that come to battles late."""


def played(name: str, most: int) -> Table:
    game, rng = games.game(name), random.Random(name)
    table = Table(game, game.options_type(), SEED.numbered)
    while table.outcome is None and len(table.entries) < most:
        question = rng.choice(table.position.questions)
        table.play(question.actor, [rng.choice(question.options())])
    return table


def written(found: list[RenderableType]) -> str:
    console = Console(width=4000, no_color=True)
    with console.capture() as said:
        for one in found:
            console.print(one)
    return said.get()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", games.GAMES)
def test_every_battle_is_one_block_with_its_sums_and_losses(name: str, lang: str) -> None:
    table = played(name, LONG.get(name, 900))
    voice, game = Voice(table.game, lang, table.options), table.game
    events = [event for _, event in table.seen(0)]
    text = written(list(battle.lines(voice, events, None)))
    fights = battles(game, events, 0)
    assert fights and text.count("⚔") >= len(fights)
    for fight in fights:
        assert f"⚔ {voice.text(fight.title)}" in text
        for row in (row for step in fight.steps for row in step.rows if row.state == "total"):
            assert f"{voice.text(row.label)} {voice.text(row.value)}" in text
        for roll in (roll for step in fight.steps for roll in step.rolls):
            assert battle.rolled(voice, roll) in text
        for loss in (loss for step in fight.steps for loss in step.lost):
            assert battle.fate(voice, loss) in text
    told = [voice.event(event) for event in events]
    plain = [e for e, said in zip(events, told, strict=True) if said and game.shown(e).clash is None]
    assert all((voice.event(event) or ("",))[0] in text for event in plain), "the rest is told as ever"
    assert sum(bool(fallen(game.shown(event))) for event in events)


def test_a_battle_that_is_told_in_two_parts_goes_on_where_it_was() -> None:
    table = played("triomphe-a-marengo", 900)
    voice = Voice(table.game, "en", table.options)
    events = [event for _, event in table.seen(0)]
    first = next(n for n, event in enumerate(events) if battle.begins(voice, event))
    rest = next(n for n in range(first + 1, len(events)) if table.game.shown(events[n]).clash is None)
    assert rest - first > 1, "several events tell of it"
    whole = written(list(battle.lines(voice, events[first:rest], None))).splitlines()
    running = battle.running(voice, events[: first + 1])
    late = written(list(battle.lines(voice, events[first + 1 : rest], running))).splitlines()
    assert late[0] == whole[0], "it is named again"
    assert late[-1] == whole[-1] and len(late) < len(whole)


@pytest.mark.parametrize(("lang", "told"), [("en", "Rally: 6 6 2 → 2 back"), ("de", "Sammeln: 6 6 2 → 2 zurück")])
def test_dice_that_rally_speak_of_who_returns_and_not_of_hits(lang: str, told: str) -> None:
    """NE §16.8.3"""
    game = games.game("napoleon-in-europe")
    clash = game.shown(RallyRolled(0, (6, 6, 2), 2)).clash
    assert clash is not None
    assert battle.rolled(Voice(game, lang, game.options_type()), clash.rolls[0]) == told
