"""What an event does on the screen: what moves, what is lost, what lights up."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.state import INSIDE
from feldherr.kernel.event import Event
from feldherr.kernel.view import Shown


def hexes(*numbers: int) -> tuple[str, ...]:
    return tuple(f"space:{number}" for number in numbers if number >= 0)


def units(*numbers: int) -> tuple[str, ...]:
    return tuple(f"piece:{number}" for number in numbers if number >= 0)


def went(unit: int, to: str, *about: str) -> Shown:
    return Shown(moves=((unit, to),), handles=(f"piece:{unit}", to, *about))


def seen(*handles: str, loses: tuple[int, ...] = ()) -> Shown:
    return Shown(loses=loses, flash=handles, handles=handles)


def shown(event: Event) -> Shown:
    """TC §1.15: everything is open, so everybody sees the same."""
    match event:
        case e.Placed(_, unit, _, hex_) | e.Unloaded(_, unit, _, hex_):
            return went(unit, f"space:{hex_}")
        case e.Moved(_, unit, _, path, _, _):
            return went(unit, f"space:{path[-1]}", *hexes(path[0]))
        case e.EnteredFort(_, unit, _, _, hex_):
            return went(unit, f"space:{hex_}")
        case e.Conquered(_, unit, _, _, hex_, _, lost):
            handles = (f"piece:{unit}", f"space:{hex_}")
            return Shown(moves=((unit, handles[1]),), loses=lost, flash=handles[1:], handles=handles)
        case e.Boarded(_, unit, _, truck):
            return went(unit, f"piece:{truck}")
        case e.ChipFlipped(_, _, _, hex_) | e.Bought(_, _, _, hex_, _) | e.MineLaid(_, _, hex_):
            return seen(*hexes(hex_))
    return fighting(event)


def fighting(event: Event) -> Shown:
    match event:
        case e.Declared(_, _, unit, _, target, _):
            return seen(*units(unit, target))
        case e.Fought():
            return seen(*units(event.attacker, event.target, *event.answering))
        case e.GasSpread(_, _, attacker, hex_, _, harmed, _, _):
            return seen(*units(attacker, *harmed), *hexes(hex_))
        case e.Scattered(_, _, hex_, _):
            return seen(*hexes(hex_))
        case e.Destroyed(_, unit, _, hex_):
            return seen(*units(unit), *hexes(hex_ if hex_ < INSIDE else -1), loses=(unit,))
        case e.MineTriggered(_, hex_, lost, _):
            return seen(*hexes(hex_), loses=lost)
        case e.BuiltGround(_, unit, _, (one, other)):
            return seen(*units(unit), *hexes(one, other))
        case e.Stayed(_, unit, _) | e.Repaired(_, unit, _) | e.Learned(_, unit, _, _, _):
            return Shown(handles=units(unit))
        case e.AutomaDecided(_, unit, _, _, _, _, hex_):
            return Shown(handles=(*units(unit), *hexes(hex_)))
    return Shown()
