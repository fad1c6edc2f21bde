"""Chapter 6: how the game is won, and who leaves it."""

from __future__ import annotations

from fractions import Fraction
from typing import NoReturn

from feldherr.games.napoleon_in_europe.board import (
    ALL_NATIONS,
    ALL_REGIONS,
    CARDS,
    HOMELAND,
    NOBODY,
    Nation,
    bits,
    nations_in,
    regions_in,
)
from feldherr.games.napoleon_in_europe.events import Eliminated, Ended, FiguresLost, Resigned
from feldherr.games.napoleon_in_europe.rules.cards.known import forget
from feldherr.games.napoleon_in_europe.rules.ownership import regions_owned, settle
from feldherr.games.napoleon_in_europe.state import State, as_four, befriend, figures, nations_of, put
from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.game import Emit


def check_elimination(s: State, emit: Emit) -> None:
    """NE §6.2 §6.3 §6.11, ruling r14: in total victory, at once, in anybody's turn, each nation alone.

    A homeland region another nation owns is held by enemy infantry: what allies hold falls back (ruling r12).
    """
    if s.rules.victory != "total":
        return
    for nation in ALL_NATIONS:
        if s.led[nation] >= 0 and all(s.owner[region] != nation for region in HOMELAND[nation]):
            eliminate(s, emit, nation)


def eliminate(s: State, emit: Emit, nation: Nation) -> None:
    """NE §6.4, ruling r15: figures leave, cards return, minor nations are free, other homelands fall back."""
    emit(Eliminated(nation))
    seat = s.led[nation]
    for region in regions_in(s.where[nation]):
        gone = figures(s, nation, region)
        for kind in range(4):
            put(s, nation, region, kind, -gone[kind])
        emit(FiguresLost(nation, region, as_four(gone), "removal"))
    for place in [p for p in (*s.spent, *s.ridden) if p // 4 % 7 == nation]:
        s.spent.pop(place, None)
        s.ridden.pop(place, None)
    for card in range(CARDS):
        s.deck[card] += s.hands[nation * CARDS + card]
        s.hands[nation * CARDS + card] = 0
    forget(s, nation)
    s.led[nation] = NOBODY
    s.gone |= 1 << nation
    befriend(s)
    for region in ALL_REGIONS:
        if s.owner[region] == nation:
            settle(s, emit, region, (), "eliminated")
    if not nations_of(s, seat):
        leave(s, emit, seat)


def leave(s: State, emit: Emit, seat: int) -> None:
    """NE §6.4 §6.5: out with his last nation; the last one left wins."""
    s.alive &= ~(1 << seat)
    s.waits = tuple([NOBODY if who == seat else partner for who, partner in enumerate(s.waits)])
    s.offers = 0
    left = bits(s.alive)
    if len(left) == 1:
        end(s, emit, tuple(left), "survivor")


def playing(s: State) -> tuple[int, ...]:
    """NE §6.4, ruling r16: who is still in the game: these may agree to end it, and share the victory."""
    return tuple(bits(s.alive))


def resign(s: State, emit: Emit, seat: int) -> None:
    """Who gives up takes his nations with him."""
    emit(Resigned(seat))
    for nation in nations_of(s, seat):
        eliminate(s, emit, nation)


def score(s: State, seat: int) -> Fraction:
    """NE §6.8 §6.9: gains of all his nations, divided by the number he had at the start; exact."""
    nations = nations_in(s.started[seat])
    gains = sum(regions_owned(s, nation) - len(HOMELAND[nation]) for nation in nations)
    return Fraction(gains, len(nations))


def round_over(s: State, emit: Emit) -> None:
    """NE §1.3 §6.5 §6.6 §6.7 §6.10 §8.4, ruling r17: after the last full round the highest score wins; ties share.

    Total victory knows no limit by the rulebook; the program stops it after the stated round in the same way.
    """
    last = last_round(s)
    if not last or s.round < last:
        return
    scores = {seat: score(s, seat) for seat in bits(s.alive)}
    best = max(scores.values())
    end(s, emit, tuple(seat for seat in scores if scores[seat] == best), s.rules.victory)


def last_round(s: State) -> int:
    """NE §6.5 §6.6: after it the game is over; 0 if it ends with the last survivor only."""
    return s.rules.length if s.rules.victory == "limited" else s.rules.stop_round


def end(s: State, emit: Emit, winners: tuple[int, ...], manner: str) -> NoReturn:
    players = range(s.rules.players)
    scores = () if manner == "survivor" else tuple([score(s, seat).as_integer_ratio() for seat in players])
    emit(Ended(winners, manner, scores))
    raise Over(Outcome(winners, manner, tuple([1 / len(winners) if seat in winners else 0.0 for seat in players])))
