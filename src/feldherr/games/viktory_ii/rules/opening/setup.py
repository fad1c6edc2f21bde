"""Chapter 4: the map is laid, and every player founds his capital."""

from __future__ import annotations

from feldherr.games.viktory_ii.actions import DONE
from feldherr.games.viktory_ii.board import Hex
from feldherr.games.viktory_ii.events import CapitalFounded, FirstDrawn, PlayerEliminated
from feldherr.games.viktory_ii.rules.calls import Begin, Calls, FirstInfantry, FoundCapital, OpeningTurn, StartTurn
from feldherr.games.viktory_ii.rules.choices.building import capital_site, site_refusal
from feldherr.games.viktory_ii.rules.movement.exploration import offer, reveal
from feldherr.games.viktory_ii.rules.settlements.placement import place
from feldherr.games.viktory_ii.rules.settlements.support import raise_town, recruit
from feldherr.games.viktory_ii.rules.victory import check_alone
from feldherr.games.viktory_ii.state import INFANTRY, Rules, State, frame_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def begin(s: State, ask: Ask, emit: Emit, call: Begin) -> Calls:
    """V2 §4.0.1.1 §15.2.1 §15.2.2, rulings r8 and r53: chance draws who is first; zones follow clockwise from him."""
    s.first = s.seat = ask.draw([1] * s.players)[0]
    emit(FirstDrawn(s.first, agreed(s.rules), s.rules.stop_round, s.rules.map_seed))
    if s.rules.open_map:
        reveal(s, ask, emit, list(frame_of(s).interior), "15.2.1")
    return OpeningTurn(s.first)


def agreed(rules: Rules) -> tuple[str, ...]:
    """V2 §5.0.1 §15.0.1: the conditions and options that are in force."""
    return tuple(name for name in Rules.__struct_fields__ if getattr(rules, name) is True)


def zone(s: State, seat: int) -> tuple[Hex, ...]:
    """V2 §3.3.1, ruling r8: zones clockwise in turn order."""
    return frame_of(s).zones[(seat - s.first) % s.players]


def opening_turn(s: State, ask: Ask, emit: Emit, call: OpeningTurn) -> Calls:
    """V2 §4.0.2.1 to §4.0.2.4 §4.0.5.1, rulings r11 and r12: the zone is turned up, then ring after ring until land."""
    seat = call.seat
    s.seat = seat
    if not s.alive[seat]:
        return next_opening(s, seat)
    near = frame_of(s).near
    ring, group = list(zone(s, seat)), set(zone(s, seat))
    while ring:
        reveal(s, ask, emit, ring, "4.0.2.1" if len(group) == len(zone(s, seat)) else "4.0.2.3")
        sites = [h for h in ring if site_refusal(s, seat, h) is None]
        if sites:
            return FoundCapital(seat, tuple(sorted(sites)))
        ring = sorted({n for h in group for n in near[h]} - group)
        group.update(ring)
    s.alive[seat] = False                       # no land is left on which he could found a capital
    emit(PlayerEliminated(seat))
    check_alone(s, emit, "extermination")
    return next_opening(s, seat)


def found_capital(s: State, ask: Ask, emit: Emit, call: FoundCapital) -> Calls:
    """V2 §4.0.2.2 §4.0.3.1 §4.0.3.2 §7.1.2: a village; it recruits an infantry and reveals its neighbours."""
    seat = call.seat
    choice = ask.openly(seat, capital_site, s, seat, call.sites)
    if choice == DONE:
        return next_opening(s, seat)
    s.capital[seat] = choice.hex
    raise_town(s, seat, choice.hex)
    emit(CapitalFounded(seat, choice.hex, players=s.players))
    recruit(s, emit, seat, (INFANTRY,), "4.0.3.1")
    revealed = reveal(s, ask, emit, list(frame_of(s).near[choice.hex]), "4.0.3.2")
    return offer(s, seat, revealed, FirstInfantry(seat))


def first_infantry(s: State, ask: Ask, emit: Emit, call: FirstInfantry) -> Calls:
    """V2 §4.0.4.1 §4.0.0.1: the infantry stands in the capital; the start turn has nothing else."""
    seat = call.seat
    if s.alive[seat]:
        unit = place(s, emit, seat, INFANTRY, s.capital[seat], "4.0.4.1")
        s.flags[unit] = 0
    return next_opening(s, seat)


def next_opening(s: State, seat: int) -> Calls:
    """V2 §4.0.1.2 §4.0.5.1 §4.0.6.1: clockwise; when all capitals stand, the first complete turn begins."""
    following = (seat + 1) % s.players
    if following != s.first:
        return OpeningTurn(following)
    for step in range(s.players):
        if s.alive[(s.first + step) % s.players]:
            return StartTurn((s.first + step) % s.players)
    raise AssertionError("somebody is left, or the game were over")
