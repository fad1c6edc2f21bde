"""How a game ends: a draw is agreed between those who still play; what nobody at the table has won may be lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from feldherr.kernel.answers import DECLINE_DRAW, OFFER_DRAW, Illegal, Outcome, Over
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit, Seat
from feldherr.kernel.record import dump, header_of, load, replay
from feldherr.kernel.table import Table
from feldherr.kernel.text import say
from tests.ford import Options
from tests.ford.actions import Name
from tests.kernel.script import Diary, Script, note, numbers


def turns(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
    """Seat 0 says who leaves the game."""
    note(s, emit, str(ask(0, numbers, s, 4).block))


class Shrinking(Script):
    """Four seats; who is written in the diary is out. `teams`: whose side each is on."""

    def __init__(self, teams: Sequence[int] = (0, 1, 2, 3)) -> None:
        super().__init__(turns, players=len(teams), rounds=9)
        self.teams = teams

    def seats(self, options: Any) -> tuple[Seat, ...]:
        return tuple(Seat(f"seat{n}", team, say("script-seat", number=n)) for n, team in enumerate(self.teams))

    def playing(self, s: Any) -> list[int]:
        return [seat for seat in range(len(self.teams)) if str(seat) not in s.lines]


def without(*gone: int, teams: Sequence[int] = (0, 1, 2, 3)) -> Table:
    table = Table(Shrinking(teams), Options())
    for seat in gone:
        table.play(0, [Name(seat)])
    return table


def test_a_draw_is_agreed_by_those_who_still_play_and_theirs() -> None:
    t = without(1, 3)
    with pytest.raises(Illegal):
        t.play(1, [OFFER_DRAW])
    assert OFFER_DRAW not in t.interjections(3)
    t.play(0, [OFFER_DRAW])
    assert t.outcome is None and DECLINE_DRAW in t.interjections(2) and DECLINE_DRAW not in t.interjections(1)
    t.play(2, [OFFER_DRAW])
    agreed = Outcome((), "agreed", (0.5, 0.0, 0.5, 0.0))
    assert t.outcome == agreed and agreed.drawn and not agreed.lost
    assert replay(t.game, load(t.game, dump(t.game, t))).outcome == t.outcome


def test_sides_share_what_there_is() -> None:
    t = without(1, teams=(0, 0, 1, 2))
    for seat in (0, 2, 3):
        t.play(seat, [OFFER_DRAW])
    assert t.outcome and t.outcome.scores == (1 / 3, 0.0, 1 / 3, 1 / 3)


@pytest.mark.parametrize(
    ("gone", "teams"), [((1, 2, 3), (0, 1, 2, 3)), ((2, 3), (0, 0, 1, 1)), ((), (0,)), ((), (0, 0))]
)
def test_nobody_agrees_with_himself(gone: tuple[int, ...], teams: tuple[int, ...]) -> None:
    t = without(*gone, teams=teams)
    assert not any(OFFER_DRAW in t.interjections(seat) for seat in range(len(teams)))
    with pytest.raises(Illegal):
        t.play(0, [OFFER_DRAW])


def test_the_offer_of_who_is_out_is_void() -> None:
    t = without()
    for seat in (1, 2):
        t.play(seat, [OFFER_DRAW])
    t.play(0, [Name(1)])
    assert t.talk.offers == frozenset() and OFFER_DRAW in t.interjections(2)


def test_a_game_all_have_lost_is_no_draw() -> None:
    lost = Outcome((), "forts", (0.0, 0.0), "script-machine")
    assert lost.lost and not lost.drawn
    assert Outcome((), "forts", (0.0,)).lost, "an older one does not say to whom"
    assert not Outcome((0,), "forts", (1.0, 0.0)).lost
    assert msgspec.json.decode(b'{"winners":[],"manner":"x","scores":[0.5,0.5]}', type=Outcome).drawn
    assert b"victor" not in msgspec.json.encode(Outcome((), "agreed", (0.5, 0.5)))


def test_the_record_says_to_whom_it_was_lost() -> None:
    def beaten(s: Diary, ask: Ask, emit: Emit, round: int) -> None:
        ask(0, numbers, s, 2)
        raise Over(Outcome((), "forts", (0.0, 0.0), "script-machine"))

    t = Table(Script(beaten), Options())
    t.play(0, [Name(0)])
    header = header_of(dump(t.game, t))
    assert (header.result, header.victor) == ("forts", "script-machine")
