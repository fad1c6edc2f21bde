"""Why not there? The refusals of whatever a question is not about. Listed only when somebody asks for reasons."""

from __future__ import annotations

from collections.abc import Collection

from feldherr.games.triomphe_a_marengo.actions import Act, Cross, Disc, Enter, Go, Name, Retreat, Withdraw
from feldherr.games.triomphe_a_marengo.board import (
    ALL_AREAS,
    ANY_ROAD,
    APPROACHES,
    AREA_OF,
    AREAS,
    BEYOND,
    ENTRY,
    FIRST_BOX,
    FRONTS,
    OFF,
    ROADS,
    Area,
    Spot,
)
from feldherr.games.triomphe_a_marengo.rules.choices.limits import acted_refusal
from feldherr.games.triomphe_a_marengo.state import TOKENS, Piece, State
from feldherr.kernel.question import Refuse

INTO = [
    next(f for f in [*(g ^ 1 for g in FRONTS[area]), *range(APPROACHES)] if BEYOND[f] == area) for area in ALL_AREAS
]
"""By area: some approach across which it is entered, to speak of going there."""


def other_areas(no: Refuse, area: Area, rule: str) -> None:
    """An area that cannot be gone to from this one: no passable approach leads there."""
    near = {BEYOND[front] for front in FRONTS[area]}
    for there in ALL_AREAS:
        if there not in near and there != area:
            no(Go(INTO[there]), rule)


def all_areas_but(no: Refuse, area: Area | None, rule: str) -> None:
    """Every area but the one, if any, that pieces are already on their way to."""
    for there in ALL_AREAS:
        if there != area:
            no(Go(INTO[there]), rule)


def not_ones_own(s: State, no: Refuse, side: int) -> None:
    """TM §2.1 §6.1: one acts with one's pieces; where none of them is, nobody can act."""
    own = {s.spot[piece] for piece in TOKENS[side]}
    for spot in sorted({s.spot[piece] for piece in TOKENS[1 - side]} - {OFF}):
        no(Act(spot), "2.1")
    for area in ALL_AREAS:
        if area not in own:
            no(Act(area), "2.1" if s.troops[area] and s.holder[area] != side else "6.1")


def elsewhere(s: State, no: Refuse, side: int, spot: Spot) -> None:
    """TM §7.3 §7.4 §7.9 §7.10 §15.4: what pieces of this position cannot be about at all."""
    other_pieces(s, no, side, s.at[spot], "7.3")
    for piece in s.at[spot]:
        if rule := acted_refusal(s, piece):
            no(Name(piece), rule)
    if spot >= FIRST_BOX:
        not_an_entry(no, ENTRY[spot - FIRST_BOX])
    elif spot < AREAS:
        no(Withdraw(spot), "7.9")
        other_areas(no, AREA_OF[spot], "7.4")
    else:
        other_areas(no, AREA_OF[spot], "7.10")


def not_an_entry(no: Refuse, entry: int) -> None:
    """TM §15.4: from the box the road leads into one area only."""
    for area in ALL_AREAS:
        if area != entry:
            no(Enter(area), "15.4")


def other_pieces(s: State, no: Refuse, side: int, concerned: Collection[Piece], rule: str) -> None:
    """Own pieces that the question is not about."""
    for piece in TOKENS[side]:
        if s.spot[piece] != OFF and piece not in concerned:
            no(Name(piece), rule)


def on_the_road(no: Refuse, farther: dict[Area, str], area: Area | None) -> None:
    """TM §8.1 §8.17: areas farther on by road that cannot be come to; `area`: where one is, none in a box."""
    near = set[Area]() if area is None else {BEYOND[front] for front in FRONTS[area]}
    for there, rule in farther.items():
        if there not in near:
            no(Enter(there) if area is None else Go(INTO[there]), rule)


def off_the_road(no: Refuse, area: Area, group: int) -> None:
    """TM §8.2 §8.3 §8.10: what no step of the road used leads to."""
    roads = ROADS[area, ANY_ROAD]
    for road in roads:
        if road not in ROADS[area, group]:
            no(Cross(road[1], road[0]), "8.3")
    by_road = {front for _, front, _ in roads}
    for front in FRONTS[area]:
        if front not in by_road:
            no(Go(front), "8.2")
    no(Act(area), "8.10")
    other_areas(no, area, "8.2")


def not_these(no: Refuse, pieces: Collection[Piece], rule: str) -> None:
    """Pieces that a rule keeps out, whatever else is true of them."""
    for piece in pieces:
        no(Name(piece), rule)


def no_way_out(no: Refuse, area: Area, piece: Piece) -> None:
    """TM §13.0.1 §13.2.1: a retreat leads out of the area, into an adjacent one."""
    near = {BEYOND[front] for front in FRONTS[area]}
    for there in ALL_AREAS:
        if there not in near:
            no(Retreat(piece, INTO[there]), "13.0.1" if there == area else "13.2.1")


def no_disc(s: State, no: Refuse, owner: int, rule: str) -> None:
    """Areas without a disc of this owner."""
    for area in ALL_AREAS:
        if not s.discs[owner * AREAS + area]:
            no(Disc(area), rule)


def only_these(s: State, no: Refuse, side: int, concerned: Collection[Piece], rule: str) -> None:
    """Areas, and own pieces that a question about some pieces is not about."""
    for area in ALL_AREAS:
        no(Act(area), rule)
    other_pieces(s, no, side, concerned, rule)
