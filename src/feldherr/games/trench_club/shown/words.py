"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from feldherr.games.trench_club.board import FORT, MEADOW, ROAD, TERRAINS, TRENCH, TRENCH_ROAD
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions, start
from feldherr.games.trench_club.rules.units import KINDS, NATIONS, TEAMS
from feldherr.games.trench_club.state import ABOARD, AUTOMA, INSIDE, LIMITED, LOOSE, State, frame_of, playing, spot
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(_name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `tc-`."""
    return text.said("tc-" + _name, args)


@cache
def kind_text(kind: int) -> Text:
    return say(KINDS[kind])


@cache
def nation_text(nation: int) -> Text:
    return say(NATIONS[nation])


@cache
def team_text(team: int) -> Text:
    return say(TEAMS[team])


@lru_cache(256)
def the_text(kind: int, case: str = "nom") -> Text:
    """A type with its article, in the case its sentence needs; `top`: the accusative at the head of a sentence."""
    return say(f"the-{KINDS[kind]}", case=case)


def hex_text(s: State, hex_: int) -> Text:
    """A hex with its ground; a fort by its name alone."""
    if s.terrain[hex_] == FORT:
        return say("fort-named", at=frame_of(s).names[hex_])
    return ground_text(frame_of(s).names[hex_], ground(s, hex_))


def ground(s: State, hex_: int) -> int:
    """TC §4.24: what the ground counts as; by the basic rules a trench is a meadow."""
    terrain = s.terrain[hex_]
    return terrain if s.rules.trenches else {TRENCH: MEADOW, TRENCH_ROAD: ROAD}.get(terrain, terrain)


@lru_cache(10_000)
def ground_text(at: str, terrain: int) -> Text:
    return say("ground", at=at, terrain=say(TERRAINS[terrain]))


def unit_text(s: State, unit: int, case: str = "nom") -> Text:
    """A unit by its type and where it is; where several are, with what tells them apart."""
    where, kind = s.where[unit], the_text(s.kind[unit], case)
    if 0 <= where < INSIDE:
        return say("unit", kind=kind, at=spot(s, unit))
    if where >= INSIDE or where == ABOARD:
        name = "unit-inside" if where >= INSIDE else "unit-aboard"
        return say(name, kind=kind, at=spot(s, unit), state=state_text(s, unit))
    return say("unit-off", kind=kind)


def state_text(s: State, unit: int) -> Text:
    """TC §2.14: damage and experience, and as long as it matters the army."""
    damage, experience = s.damage[unit], s.experience[unit]
    marks = say("marked", damage=damage, experience=experience) if damage or experience else say("unmarked")
    loose = s.army[unit] == LOOSE or s.round > LIMITED
    return marks if loose else say("of-army", army=s.army[unit] + 1, state=marks)


def placed_text(kind: int, nation: int, at: str, case: str = "nom") -> Text:
    """A unit as an event knows it."""
    return say("unit-of", kind=the_text(kind, case), nation=nation_text(nation), at=at_text(at))


def at_text(at: str) -> Text:
    """On a hex, in a fort."""
    return say("at-fort" if at.startswith("Fort ") else "at-hex", at=at)


def listing(items: Iterable[Text]) -> Text:
    """Texts in a row, nested."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("nothing")


def faces_text(faces: Iterable[int]) -> Text:
    word = " ".join(map(str, faces))
    return say("faces", faces=word) if word else say("no-dice")


def points_text(left: int) -> Text:
    """Movement points, given in halves."""
    return say("points", half=left, written=half_points(left))


def half_points(left: int) -> str:
    """Half points as people write them."""
    return f"{left // 2}½" if left % 2 and left > 1 else "½" if left == 1 else str(left // 2)


def seats(options: TrenchClubOptions) -> tuple[Seat, ...]:
    """TC §1.1: two teams; one, two or four players."""
    return seated(start(options))


def seated(s: State) -> tuple[Seat, ...]:
    """TC §1.1: who plays this game; the automa has no seat."""
    powers = [power for power in playing(s) if s.seat_of[power] != AUTOMA]
    return tuple(Seat(NATIONS[power], s.team[power], nation_text(power)) for power in powers)
