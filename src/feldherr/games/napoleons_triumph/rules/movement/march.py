"""Chapters 9 and 10: corps move, detachment move, regiment move, attach; road movement and reinforcements."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, LOCALE_OF, LOCALES, Commander, Locale, Side
from feldherr.games.napoleons_triumph.rules.choices.commands import regiment_to_attach
from feldherr.games.napoleons_triumph.rules.choices.following import regiments_to_leave, regiments_to_send
from feldherr.games.napoleons_triumph.rules.choices.limits import movable
from feldherr.games.napoleons_triumph.rules.choices.marches import goals, road_step
from feldherr.games.napoleons_triumph.rules.movement.locales import room, shut_out
from feldherr.games.napoleons_triumph.rules.movement.roads import (
    OFF_MAP,
    come_by,
    large_corps_refusal,
    onward,
    setting_out,
)
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.rules.orders import (
    ATTACH,
    CORPS,
    DETACHMENT,
    arrive,
    close,
    corps_command,
    ended_in_reserve,
    independent_command,
    moved,
)
from feldherr.games.napoleons_triumph.rules.pieces import attach, detach, march, show_briefly
from feldherr.games.napoleons_triumph.state import CAVALRY, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

PLENTY = 99


class Way:
    """Where a march leads: position, the locales entered by road, how many can go and why not more."""

    def __init__(self, to: int, how: str = "move") -> None:
        self.to = to
        self.how = how
        self.entered: tuple[Locale, ...] = ()
        self.most, self.rule = PLENTY, "4.15"
        self.cavalry = False
        self.arriving = False

    def limit(self, most: int, rule: str) -> None:
        if most < self.most:
            self.most, self.rule = most, rule

    def enter(self, s: State, side: Side, blocks: tuple[int, ...], at: Waypoint, then: Waypoint) -> None:
        """NT §10.4.1: the next locale by road; a large corps may have to go on with one regiment."""
        if rule := large_corps_refusal(s, side, blocks, at, then.locale):
            self.limit(1, rule)
        self.entered = (*self.entered, then.locale)


def find_way(s: State, ask: Ask, side: Side, seat: int, spot: int, blocks: tuple[int, ...], road: bool) -> Way:
    """NT §10.2.1 §10.2.2 §10.2.3 §10.2.4 §10.2.5 §10.3.1 §10.3.11: the destination first, then who goes."""
    goal = ask(seat, goals, s, side, spot, blocks, road)
    match goal:
        case a.Block(front):
            return Way(LOCALES + front)
        case a.Withdraw(locale):
            return Way(locale)
        case a.Go(front):
            way = Way(BEYOND[front])
            way.limit(room(s, BEYOND[front]), "4.15")
            return way
        case a.Enter(entry):
            return by_road(s, ask, side, seat, blocks, come_by(entry))
    return by_road(s, ask, side, seat, blocks, setting_out(Locale(spot)))


def by_road(s: State, ask: Ask, side: Side, seat: int, blocks: tuple[int, ...], at: Waypoint) -> Way:
    """NT §10.3.1 §10.3.2 §10.4.1 §10.5.9 §10.5.17: locale by locale; the entry area is the first one entered."""
    way = Way(at.locale, "road")
    if at.steps:
        way.how, way.arriving = "entry", True
        way.enter(s, side, blocks, OFF_MAP, at)
    while True:
        step = ask(seat, road_step, s, side, blocks, at)
        if type(step) is a.Halt:
            way.to = at.locale
            break
        if type(step) is a.Block:                                                        # 10.3.9
            way.to, way.cavalry = LOCALES + step.front, True
            break
        then = onward(at, step.crossing, step.front)
        way.enter(s, side, blocks, at, then)
        at = then
    way.limit(room(s, at.locale), "4.15")
    return way


def travel(
    s: State, emit: Emit, side: Side, blocks: tuple[int, ...], commanders: tuple[Commander, ...], way: Way
) -> None:
    """The pieces go; NT §10.3.10 §10.4.3 §10.4.5 §10.5.19: blocking cavalry is shown, a large corps closes."""
    if way.arriving:
        arrive(s, emit, side, blocks, commanders)
    if way.cavalry:
        for block in blocks:
            show_briefly(s, emit, block)
    inside = LOCALE_OF[s.spot[blocks[0]]] == LOCALE_OF[way.to]
    march(s, emit, side, blocks, commanders, way.to, "block" if inside and way.to >= LOCALES else way.how)
    if way.to < LOCALES:
        ended_in_reserve(s, Locale(way.to), blocks)
    if way.entered and len(blocks) > 1:
        close(s, way.entered, blocks, False)
    moved(s, blocks)


def corps_move(s: State, ask: Ask, emit: Emit, side: Side, seat: int, commander: Commander) -> None:
    """NT §9.7 §9.8 §9.21 §9.22 §10.5.12 §8.12: the corps goes together; who is dropped stays and is detached."""
    spot = s.post[commander]
    able = tuple(movable(s, s.members[commander]))
    way = find_way(s, ask, side, seat, spot, able, True)
    going = tuple([b for b in able if may_go(s, b, way)])
    if len(able) > 1:                                                                    # asked whatever they are
        left = ask.several(seat, regiments_to_leave, s, going, way.most, way.rule)
        names = {n.piece for n in left}
        going = tuple([b for b in going if b not in names])
    corps_command(s, emit, side, commander, CORPS)
    detach(s, emit, tuple([b for b in s.members[commander] if b not in going]))
    travel(s, emit, side, going, (commander,), way)


def may_go(s: State, block: int, way: Way) -> bool:
    """NT §10.3.9 §10.4.3: only cavalry ends a road march blocking; nobody enters what is closed to him."""
    if way.cavalry and s.face[block] >> 2 != CAVALRY:
        return False
    if not s.turn.closed or (way.to >= LOCALES and not way.entered):
        return True
    return not any(shut_out(s, locale, block) for locale in (way.entered or (LOCALE_OF[way.to],)))


def detachment_move(s: State, ask: Ask, emit: Emit, side: Side, seat: int, commander: Commander) -> None:
    """NT §9.9 §9.10 §9.11, ruling r94: some regiments leave the corps and move together; the commander stays."""
    spot = s.post[commander]
    able = tuple(movable(s, s.members[commander]))
    way = find_way(s, ask, side, seat, spot, able, False)
    able = tuple([b for b in able if may_go(s, b, way)])
    sent = ask.several(seat, regiments_to_send, s, s.members[commander], able, way.most, LOCALE_OF[way.to])
    going = tuple(sorted(n.piece for n in sent))
    corps_command(s, emit, side, commander, DETACHMENT)
    detach(s, emit, going)
    travel(s, emit, side, going, (), way)


def regiment_move(s: State, ask: Ask, emit: Emit, side: Side, seat: int, block: int) -> None:
    """NT §9.17 §9.18 §10.5.11: one regiment moves and is detached."""
    way = find_way(s, ask, side, seat, s.spot[block], (block,), True)
    independent_command(s, emit, side, block)
    detach(s, emit, (block,))
    travel(s, emit, side, (block,), (), way)


def take_over(s: State, ask: Ask, emit: Emit, side: Side, seat: int, commander: Commander) -> None:
    """NT §9.13 §9.14 §9.20: exactly one regiment joins the corps; nothing moves."""
    block = ask(seat, regiment_to_attach, s, seat, commander).piece
    corps_command(s, emit, side, commander, ATTACH)
    attach(s, emit, commander, block)
