"""Rules 7.1.7, 7.3 and 7.4: what a nation begins with, and where it stands."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.board import BRITAIN, FRANCE, HOMELAND, NATIONS, NUMBERS, Nation, Region
from feldherr.games.napoleon_in_europe.events import FiguresPlaced, SetUp
from feldherr.games.napoleon_in_europe.rules.choices.opening import where_to_place
from feldherr.games.napoleon_in_europe.state import State, nations_of, put
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

Placement = tuple[tuple[Nation, int, int, Region], ...]
"""(nation, kind, count, region)."""


def start_figures(s: State, nation: Nation) -> tuple[int, ...]:
    """NE §7.2.1 §7.3.1 §7.3.2 §7.3.3 §7.3.4 §7.3.5 §7.3.6 §7.3.7 §7.3.8 §7.4.2 §7.4.4: what a nation begins with."""
    if s.rules.setup == "equal":
        return NUMBERS.equal
    if s.rules.setup == "central":
        return NUMBERS.central[NATIONS[nation]]
    if nation != FRANCE:
        return NUMBERS.french_others
    opponents = sum(1 for other in range(BRITAIN, 7) if s.led[other] >= 0)
    return tuple(count * opponents for count in NUMBERS.french_per_opponent)


def place_all(s: State, ask: Ask, emit: Emit) -> None:
    """NE §7.1.7 §7.3.1 §7.4.3, ruling r19: everybody at once and in secret; then all is revealed."""
    seats = [seat for seat in range(s.rules.players) if nations_of(s, seat)]
    for placed in ask.together(*((seat, place, (s, seat)) for seat in seats)):
        for nation, kind, count, region in placed:
            put(s, nation, region, kind, count)
            emit(FiguresPlaced(nation, kind, count, region, True))
    emit(SetUp())
    s.phase = "slot"


def place(ask: Ask, s: State, seat: int) -> Placement:
    """Kind after kind, each nation in its own homeland."""
    out: list[tuple[Nation, int, int, Region]] = []
    for nation in nations_of(s, seat):
        for kind, count in enumerate(start_figures(s, nation)):
            out += place_kind(ask, s, seat, nation, kind, count, HOMELAND[nation])
    return tuple(out)


def place_kind(
    ask: Ask, s: State, seat: int, nation: Nation, kind: int, count: int, regions: tuple[Region, ...]
) -> list[tuple[Nation, int, int, Region]]:
    out = []
    while count:
        put_there = ask.openly(seat, where_to_place, s, nation, kind, count, regions)
        out.append((nation, kind, put_there.count, put_there.region))
        count -= put_there.count
    return out
