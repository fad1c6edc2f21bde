"""The words of prompts, options and events, as texts; the sentences are in `text/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from feldherr.games.viktory_ii.board import COLOURS, FRAMES, TERRAINS, Hex, Unit
from feldherr.games.viktory_ii.rules.battle.hits import DIRECT, hits
from feldherr.games.viktory_ii.rules.opening.options import ViktoryOptions
from feldherr.games.viktory_ii.state import KINDS, TOWNS, State
from feldherr.kernel import text
from feldherr.kernel.game import Seat
from feldherr.kernel.text import Argument, Text


def say(_name: str, /, **args: Argument) -> Text:
    """A text of this game; its ids begin with `v2-`."""
    return text.said("v2-" + _name, args)


@cache
def seat_text(seat: int) -> Text:
    return say(COLOURS[seat])


@cache
def place_text(players: int, hex_: Hex) -> Text:
    """A hex by the name that can be printed on it: `C4`."""
    return say("hex", at=FRAMES[players].label(hex_))


def hex_text(s: State, hex_: Hex) -> Text:
    return place_text(s.players, hex_)


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
    """A hex with what it is: `C4 (forest, city of Red)`."""
    if s.town[hex_]:
        town = say("town-of", town=town_text(s.town[hex_]), seat=seat_text(s.lord[hex_]))
        return say("ground-town", hex=hex_text(s, hex_), terrain=terrain_text(s.terrain[hex_]), town=town)
    return say("ground", hex=hex_text(s, hex_), terrain=terrain_text(s.terrain[hex_]))


def unit_text(s: State, unit: Unit) -> Text:
    """A unit by its kind and where it is; no number, for none is written on it."""
    if s.aboard[unit] >= 0:
        return say("unit-aboard", kind=kind_text(s.kind[unit]), ship=unit_text(s, s.aboard[unit]))
    if s.cargo[unit]:
        cargo = counted([s.kind[u] for u in s.cargo[unit]])
        return say("unit-loaded", kind=kind_text(s.kind[unit]), hex=hex_text(s, s.where[unit]), cargo=cargo)
    return say("unit", kind=kind_text(s.kind[unit]), hex=hex_text(s, s.where[unit]))


def noted(name: str, notes: list[Text], **args: Argument) -> Text:
    """A text with notes in brackets behind it, if there are any."""
    return say("noted", text=say(name, **args), notes=listing(notes)) if notes else say(name, **args)


def listing(items: Iterable[Text]) -> Text:
    """Texts in a row, nested."""
    found: Text | None = None
    for item in items:
        found = item if found is None else say("list", first=found, rest=item)
    return found or say("nothing")


def counted(kinds: Iterable[int]) -> Text:
    """How many units of each kind, in words."""
    kinds = list(kinds)
    return listing(say(f"count-{KINDS[kind]}", count=kinds.count(kind)) for kind in sorted(set(kinds)))


def faces_text(faces: Iterable[int], pairs: int = 0) -> Text:
    """The faces of dice, with the hits among them and those that pairs were given up for; none may have been rolled."""
    faces = tuple(faces)
    if not faces:
        return say("sure", pairs=pairs) if pairs else say("no-dice")
    shown = " ".join(map(str, faces))
    return say("faces", faces=shown, hits=hits(faces, 0), direct=faces.count(DIRECT), pairs=pairs)


def seats(options: ViktoryOptions) -> tuple[Seat, ...]:
    """V2 §1.1.1: two to six players, each for himself."""
    return colours(options.players)


def seated(s: State) -> tuple[Seat, ...]:
    """V2 §1.1.1: who plays this game."""
    return colours(s.players)


def colours(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(COLOURS[seat], seat, seat_text(seat)) for seat in range(players))
