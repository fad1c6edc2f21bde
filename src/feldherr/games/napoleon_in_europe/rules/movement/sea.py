"""Chapter 10: amphibious movement."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.board import (
    ANATOLIA,
    BRITAIN,
    CONSTANTINOPLE,
    HOME,
    LEADER,
    NOBODY,
    NUMBERS,
    Nation,
    Region,
)
from feldherr.games.napoleon_in_europe.events import ConsentRefused, LandingRolled, Shipped
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import consent_or_not
from feldherr.games.napoleon_in_europe.rules.choices.movement import harbour
from feldherr.games.napoleon_in_europe.rules.movement.groups import arrive, movable, spend
from feldherr.games.napoleon_in_europe.rules.movement.march import group
from feldherr.games.napoleon_in_europe.rules.movement.ways import (
    WHOLE,
    capacity,
    through_the_straits,
    unescorted,
    voyage_so_far,
)
from feldherr.games.napoleon_in_europe.rules.ownership import enter, settle
from feldherr.games.napoleon_in_europe.rules.victory import check_elimination
from feldherr.games.napoleon_in_europe.state import NO_FIGURES, State, as_four, put
from feldherr.kernel.answers import NO
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def ship(s: State, ask: Ask, emit: Emit, nation: Nation, origin: Region) -> None:
    """NE §3.2 §10.1 §10.2 §10.3 §10.8 §10.15, ruling r26: from anchor to anchor at once; in parts if one likes."""
    seat = s.led[nation]
    to = ask.openly(seat, harbour, s, nation, origin).region
    voyage = voyage_so_far(s, nation)
    shipped = voyage.figures if voyage is not None else 0
    fresh = movable(s, nation, origin)[:4]
    sent = group(s, ask, nation, origin, to, fresh, capacity(s, nation) - shipped, unescorted(s, nation, to))
    keeper = keeper_of_the_straits(s, nation, origin, to)
    if keeper != NOBODY and ask.openly(keeper, consent_or_not, s, nation, origin, to) == NO:
        emit(ConsentRefused(keeper, nation))
        s.turn = replace(s.turn, closed=s.turn.closed | {nation})
        return
    before = [entry for entry in s.turn.ships if entry[0] != nation]
    ships = sorted([*before, (nation, origin, to, sum(sent) + shipped)])
    s.turn = replace(s.turn, moved=True, ships=tuple(ships))
    landed = landing(s, ask, emit, nation, origin, to, sent)
    move(s, emit, nation, origin, to, landed)
    settle(s, emit, origin)
    if landed[0]:
        enter(s, ask, emit, nation, to)
    check_elimination(s, emit)


def move(s: State, emit: Emit, nation: Nation, origin: Region, to: Region, landed: list[int]) -> None:
    """NE §10.2 §10.12 §9.8, rulings r22 and r46: the whole movement is spent; the origin is noted like any other."""
    figures = as_four(landed)
    if sum(figures) == figures[LEADER] and unescorted(s, nation, to):                    # r22: these leaders stay
        if figures[LEADER]:
            spend(s, nation, origin, LEADER, figures[LEADER])
        emit(Shipped(nation, NO_FIGURES, origin, to))
        return
    for kind, count in enumerate(figures):
        if count:
            put(s, nation, origin, kind, -count)
    arrive(s, nation, to, figures, WHOLE)
    if any(figures):
        turn = s.turn
        s.turn = replace(turn, landed=turn.landed | {(to, nation)}, origins=turn.origins | {(to, origin)})
    emit(Shipped(nation, figures, origin, to))


def loses_on(s: State, nation: Nation, region: Region) -> int:
    """NE §10.9 §10.11 §10.14, rulings r24 and r25: by the owner of the region alone; 0 if no roll is due."""
    owner = s.owner[region]
    if owner >= 0 and s.friends[nation] >> owner & 1:
        return 0
    return NUMBERS.landing_loss_britain if HOME[region] == BRITAIN else NUMBERS.landing_loss


def landing(
    s: State, ask: Ask, emit: Emit, nation: Nation, origin: Region, to: Region, sent: tuple[int, ...]
) -> list[int]:
    """NE §10.9 §10.10 §10.11: a die for every figure, in the order of kinds; who is lost never arrives."""
    limit, landed = loses_on(s, nation, to), list(sent)
    if not limit:
        return landed
    faces = ask.dice(sum(sent))
    at, lost = 0, list[int]()
    for kind, count in enumerate(sent):
        lost.append(sum(1 for face in faces[at : at + count] if face <= limit))
        at += count
        if lost[kind]:
            put(s, nation, origin, kind, -lost[kind])
            landed[kind] -= lost[kind]
    emit(LandingRolled(nation, to, faces, as_four(lost)))
    return landed


def keeper_of_the_straits(s: State, nation: Nation, origin: Region, to: Region) -> int:
    """NE §2.13, ruling r6: who must consent, with the option, to a passage between Black Sea and Aegean."""
    owner = s.owner[CONSTANTINOPLE]
    if not s.rules.straits or not through_the_straits(origin, to):
        return NOBODY
    if owner == NOBODY or s.owner[ANATOLIA] == NOBODY or s.led[owner] != s.led[s.owner[ANATOLIA]]:
        return NOBODY
    keeper = s.led[owner]
    return NOBODY if s.allies[s.led[nation]] >> keeper & 1 else keeper
