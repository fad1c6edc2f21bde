"""What events do on the screen is what the next view has, and tells a viewer no more than the event does."""

from __future__ import annotations

import random

from feldherr.games.triomphe_a_marengo import GAME
from feldherr.games.triomphe_a_marengo.rules.opening.options import MarengoOptions
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE
from feldherr.kernel.event import Event
from feldherr.kernel.position import answer, begin
from feldherr.kernel.view import Shown
from tests.ford import GAME as FORD


def test_pieces_go_where_the_view_has_them_and_only_disclosed_faces_show() -> None:
    """TM §2.4 §2.5"""
    rng = random.Random(3)
    kinds: set[str] = set()
    for _ in range(6):
        position, _ = begin(GAME, MarengoOptions())
        while position.outcome is None:
            question = position.questions[0]
            by_chance = question.actor == CHANCE
            choice = chance.take(question, chance.from_random(rng)) if by_chance else rng.choice(question.options())
            before = {p.id: p.at for p in GAME.view(position, None).pieces}
            position, news = answer(GAME, position, question.actor, choice)
            after = {p.id: p.at for p in GAME.view(position, None).pieces}
            told = [(event, GAME.shown(event)) for event in (e.seen_by(None) for e in news) if event is not None]
            kinds |= {type(event).__name__ for event, facts in told if facts != Shown()}
            at = before | {piece: to for _, facts in told for piece, to in facts.moves}
            lost = {piece for _, facts in told for piece in facts.loses}
            if type(position.call).__name__ != "Begin" and before:
                assert {p: place for p, place in at.items() if p in after and p not in lost} == after
                assert lost == set(before) - set(after)
            for event, facts in told:
                for piece, _ in facts.shows:
                    assert piece in (getattr(event, "piece", None), *getattr(event, "pieces", ()))
    assert {"Marched", "Responded", "LossTaken", "Retreated", "DiscsPlaced", "Rallied", "Shown"} <= kinds


def test_a_game_without_shown_is_asked_by_its_events() -> None:
    class Stormed(Event, frozen=True):
        flash: tuple[str, ...] = ("space:3",)

    assert FORD.shown(Stormed()) == Shown(flash=("space:3",))
