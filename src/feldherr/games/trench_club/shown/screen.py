"""What an event does on the screen: what moves, what is lost, what lights up."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.rules.units import KINDS
from feldherr.games.trench_club.shown.words import nation_text
from feldherr.games.trench_club.state import INSIDE
from feldherr.kernel.event import Event
from feldherr.kernel.view import Loss, Shown


def hexes(*numbers: int) -> tuple[str, ...]:
    return tuple(f"space:{number}" for number in numbers if number >= 0)


def units(*numbers: int) -> tuple[str, ...]:
    return tuple(f"piece:{number}" for number in numbers if number >= 0)


def went(unit: int, to: str, *about: str) -> Shown:
    return Shown(moves=((unit, to),), handles=(f"piece:{unit}", to, *about))


def seen(*handles: str, loses: tuple[int, ...] = (), losses: tuple[Loss, ...] = ()) -> Shown:
    return Shown(loses=loses, flash=handles, handles=handles, losses=losses)


def fallen(power: int, kind: int, unit: int, at: str) -> Loss:
    return Loss(nation_text(power), power, KINDS[kind], at or None, piece=unit)


def struck(event: e.Fought) -> tuple[Loss, ...]:
    """TC §9.2: who took damage, without who fell by it: that is told by itself."""
    both = ((event.target_power, event.damage), (event.power, event.answer_damage))
    return tuple(Loss(nation_text(power), power, count=damage, what="strength") for power, damage in both if damage)


def shown(event: Event) -> Shown:
    """TC §1.15: everything is open, so everybody sees the same."""
    match event:
        case e.Placed(_, unit, _, hex_) | e.Unloaded(_, unit, _, hex_):
            return went(unit, f"space:{hex_}")
        case e.Moved(_, unit, _, path, _, _):
            return went(unit, f"space:{path[-1]}", *hexes(path[0]))
        case e.EnteredFort(_, unit, _, _, hex_):
            return went(unit, f"space:{hex_}")
        case e.Conquered(_, unit, _, _, hex_, former, lost):
            handles = (f"piece:{unit}", f"space:{hex_}")
            ground = (Loss(nation_text(former), former, at=handles[1], what="fort"),) if former >= 0 else ()
            both = zip(event.lost, lost) if former >= 0 else ()
            inside = [fallen(former, kind, one, handles[1]) for kind, one in both]
            return Shown(
                moves=((unit, handles[1]),), loses=lost, flash=handles[1:], handles=handles,
                losses=(*ground, *inside),
            )  # fmt: skip
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
            return seen(*units(event.attacker, event.target, *event.answering), losses=struck(event))
        case e.GasSpread(_, _, attacker, hex_, _, harmed, _, _):
            return seen(*units(attacker, *harmed), *hexes(hex_))
        case e.Scattered(_, _, hex_, _):
            return seen(*hexes(hex_))
        case e.Destroyed(power, unit, kind, hex_):
            there = hexes(hex_ if hex_ < INSIDE else -1)
            return seen(*units(unit), *there, loses=(unit,), losses=(fallen(power, kind, unit, "".join(there)),))
        case e.MineTriggered(power, hex_, lost, kinds):
            there = hexes(hex_)
            fate = tuple(fallen(power, kind, unit, there[0]) for kind, unit in zip(kinds, lost))
            return seen(*there, loses=lost, losses=fate)
        case e.BuiltGround(_, unit, _, (one, other)):
            return seen(*units(unit), *hexes(one, other))
        case e.Stayed(_, unit, _) | e.Repaired(_, unit, _) | e.Learned(_, unit, _, _, _):
            return Shown(handles=units(unit))
        case e.AutomaDecided(_, unit, _, _, _, _, hex_):
            return Shown(handles=(*units(unit), *hexes(hex_)))
    return Shown()
