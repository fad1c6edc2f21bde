"""What an event does on the screen: who goes where, what is lost, which hexes it is about; all of it is open."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.shown.words import seat_text
from feldherr.games.viktory_ii.state import KINDS, TOWNS
from feldherr.kernel.event import Event
from feldherr.kernel.view import Loss, Shown, tokens


def shown(event: Event) -> Shown:
    match event:
        case e.Moved(seat, unit, _, origin, to):
            here, there = hexes(origin, to)
            return Shown(moves=((unit, there),), handles=(*tokens((unit,)), here, there), ways=((here, there, seat),))
        case e.Loaded(_, unit, _, ship, hex_):
            return went(unit, hex_, ship)
        case e.Landed(_, unit, _, to):
            return went(unit, to)
        case e.Placed(_, unit, _, hex_):
            return went(unit, hex_)
        case e.Bombarded(_, _, origin, target):
            return Shown(flash=hexes(target), handles=hexes(origin, target))
        case e.Lost(seat, hex_, kinds, units):
            at = hexes(hex_)
            return Shown(loses=units, flash=at, handles=at, losses=fallen(seat, at[0], kinds, units))
        case e.Eliminated(seat, kinds, units):
            return Shown(loses=units, losses=fallen(seat, None, kinds, units))
        case e.Conquered(_, loser, hex_, town):
            at = hexes(hex_)
            return Shown(flash=at, handles=at, losses=(Loss(seat_text(loser), loser, TOWNS[town], at[0], what="town"),))
        case e.Resigned(_, units):
            return Shown(loses=units)
        case e.BattleBegan(_, _, hex_) | e.BattleEnded(_, _, hex_):
            return Shown(flash=hexes(hex_), handles=hexes(hex_))
        case e.Revealed(found):
            return Shown(handles=hexes(*found))
        case e.CapitalFounded(_, hex_) | e.Built(_, hex_) | e.Upgraded(_, hex_) | e.CapitalReturned(_, hex_):
            return Shown(handles=hexes(hex_))
        case e.Relocated(_, hex_, to):
            return Shown(handles=hexes(hex_, to))
    return Shown()


def hexes(*numbers: int) -> tuple[str, ...]:
    return tuple(f"space:{number}" for number in numbers if number >= 0)


def went(unit: int, to: int, *others: int) -> Shown:
    there = f"space:{to}"
    return Shown(moves=((unit, there),), handles=(*tokens((unit, *others)), there))


def fallen(seat: int, at: str | None, kinds: Iterable[int], units: Iterable[int]) -> tuple[Loss, ...]:
    """V2 §3.4.2: units that leave the map, whether to the reserve or to the supply."""
    return tuple(Loss(seat_text(seat), seat, KINDS[kind], at, piece=unit) for kind, unit in zip(kinds, units))
