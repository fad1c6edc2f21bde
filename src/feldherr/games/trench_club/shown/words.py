"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from feldherr.games.trench_club.board import TERRAINS
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions, start
from feldherr.games.trench_club.rules.units import KINDS, NATIONS, TEAMS
from feldherr.games.trench_club.shown.odds import forecast
from feldherr.games.trench_club.state import ABOARD, AUTOMA, INSIDE, State, playing
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `tc-`."""
    return text.say("tc-" + name, **args)


@cache
def kind_text(kind: int) -> Text:
    return say(KINDS[kind])


@cache
def nation_text(nation: int) -> Text:
    return say(NATIONS[nation])


@cache
def team_text(team: int) -> Text:
    return say(TEAMS[team])


def hex_text(s: State, hex_: int) -> Text:
    """A hex with its ground."""
    return ground_text(hex_, s.terrain[hex_])


@lru_cache(10_000)
def ground_text(hex_: int, terrain: int) -> Text:
    return say("ground", number=hex_, terrain=say(TERRAINS[terrain]))


def terrain_text(s: State, hex_: int) -> Text:
    return say(TERRAINS[s.terrain[hex_]])


def tenths(number: int) -> Text:
    """A number given in tenths, as each language writes it."""
    return say("tenths", whole=number // 10, tenth=number % 10)


def attack_text(s: State, attacker: int, target: int) -> Text:
    """TC §9.2: an attack with its dice, and what is to be expected of both sides."""
    odds = forecast(s, attacker, target)
    fire = say("odds", dice=odds.dice + odds.extra, value=odds.value, hits=tenths(odds.hits),
               damage=tenths(odds.damage), kill=odds.kill)  # fmt: skip
    answer = say("odds-answer", hits=tenths(odds.answer_hits), damage=tenths(odds.answer_damage))
    prey = say("prey", kind=kind_text(s.kind[target]), damage=s.damage[target])
    return say("do-attack-odds", target=prey, fire=fire, answer=answer if odds.answers else say("no-answer"))


def unit_text(s: State, unit: int) -> Text:
    where = s.where[unit]
    kind, number = kind_text(s.kind[unit]), unit
    if where >= INSIDE:
        return say("unit-inside", kind=kind, number=number, fort=where - INSIDE + 1)
    if where == ABOARD:
        return say("unit-aboard", kind=kind, number=number)
    if where < 0:
        return say("unit-off", kind=kind, number=number)
    return say("unit", kind=kind, number=number, hex=where)


def listing(items: Iterable[Text]) -> Text:
    """Texts in a row, nested."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("nothing")


def faces_text(faces: Iterable[int]) -> Text:
    word = " ".join(map(str, faces))
    return say("faces", faces=word) if word else say("no-dice")


def half_points(left: int) -> str:
    """Half points as people write them."""
    return f"{left // 2}½" if left % 2 and left > 1 else "½" if left == 1 else str(left // 2)


def seats(options: TrenchClubOptions) -> tuple[Seat, ...]:
    """TC §1.1: two teams; one, two or four players."""
    s = start(options)
    powers = [power for power in playing(s) if s.seat_of[power] != AUTOMA]
    return tuple(Seat(NATIONS[power], s.team[power], nation_text(power)) for power in powers)
