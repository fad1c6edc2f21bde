"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from feldherr.games.viktory_ii.board import COLOURS, TERRAINS, Hex, Unit
from feldherr.games.viktory_ii.rules.opening.options import ViktoryOptions
from feldherr.games.viktory_ii.state import KINDS, TOWNS, State
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `v2-`."""
    return text.say("v2-" + name, **args)


@cache
def seat_text(seat: int) -> Text:
    return say(COLOURS[seat])


@cache
def hex_text(hex_: Hex) -> Text:
    return say("hex", number=hex_)


@cache
def terrain_text(terrain: int) -> Text:
    return say(TERRAINS[terrain])


@cache
def kind_text(kind: int) -> Text:
    return say(KINDS[kind])


@cache
def town_text(town: int) -> Text:
    return say(TOWNS[town])


def ground_text(s: State, hex_: Hex) -> Text:
    """A hex with what it is: `hex 12 (forest, city of Red)`."""
    if s.town[hex_]:
        town = say("town-of", town=town_text(s.town[hex_]), seat=seat_text(s.lord[hex_]))
        return say("ground-town", number=hex_, terrain=terrain_text(s.terrain[hex_]), town=town)
    return say("ground", number=hex_, terrain=terrain_text(s.terrain[hex_]))


def unit_text(s: State, unit: Unit) -> Text:
    if s.aboard[unit] >= 0:
        return say("unit-aboard", kind=kind_text(s.kind[unit]), number=unit, ship=s.aboard[unit])
    if s.cargo[unit]:
        cargo = counted([s.kind[u] for u in s.cargo[unit]])
        return say("unit-loaded", kind=kind_text(s.kind[unit]), number=unit, hex=hex_text(s.where[unit]), cargo=cargo)
    return say("unit", kind=kind_text(s.kind[unit]), number=unit, hex=hex_text(s.where[unit]))


def listing(items: Iterable[Text]) -> Text:
    """Texts in a row, nested."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("nothing")


def counted(kinds: Iterable[int]) -> Text:
    """How many units of each kind, in words."""
    kinds = list(kinds)
    return listing(say("units", count=kinds.count(kind), kind=kind_text(kind)) for kind in sorted(set(kinds)))


def faces_text(faces: Iterable[int]) -> Text:
    """The faces of dice; none may have been rolled."""
    word = " ".join(map(str, faces))
    return say("faces", faces=word) if word else say("no-dice")


def seats(options: ViktoryOptions) -> tuple[Seat, ...]:
    """V2 §1.1.1: two to six players, each for himself."""
    return tuple(Seat(COLOURS[seat], seat, seat_text(seat)) for seat in range(options.players))
