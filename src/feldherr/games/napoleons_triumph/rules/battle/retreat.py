"""Chapter 12: the retreat."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, FULL, LOCALES, NOBODY, Locale
from feldherr.games.napoleons_triumph.events import RetreatBegan, Retreated, Trapped
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack
from feldherr.games.napoleons_triumph.rules.battle.losses import bear, hit
from feldherr.games.napoleons_triumph.rules.choices.battle.losses import regiment_to_keep, retreat_over, ways_out
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece, mask_of
from feldherr.games.napoleons_triumph.rules.morale import commit, fight_lost, lose_morale
from feldherr.games.napoleons_triumph.rules.pieces import detach, note, put, remove, reveal
from feldherr.games.napoleons_triumph.state import (
    ARTILLERY,
    GUARD,
    INFANTRY,
    State,
    blocks_in,
)
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def retreat(s: State, ask: Ask, emit: Emit, attack: Attack, owed: int, fought: bool) -> None:
    """NT §12.1 §12.2 §12.3 §12.10 §12.20: the defender leaves the locale with everybody, after a fight or before.

    `owed`: strength points lost in the fight, paid for before those of the retreat.
    """
    side, seat, locale = attack.defender, attack.judge, attack.target
    blocks = tuple(blocks_in(s, locale))
    if not blocks:
        fight_lost(s, emit, side, owed)
        return
    emit(RetreatBegan(side, locale, blocks))
    for block in blocks:                                                                 # 12.4
        reveal(s, emit, block)
    commit(s, emit, side, blocks)                                                        # 15.3, 15.7
    fight_lost(s, emit, side, owed)                                                      # 13.2
    if fought:                                                                           # 11.s2.10
        leaders = [commander_piece(c) for c in {s.corps[b] for b in blocks} if c != NOBODY]
        note(s, beaten=s.turn.beaten | mask_of(blocks) | mask_of(leaders))
    points = retreat_losses(s, ask, emit, attack)
    fall_apart(s, ask, emit, seat, locale)
    points += leave(s, ask, emit, attack)
    lose_morale(s, emit, side, points, "retreat")                                        # 13.4


def retreat_losses(s: State, ask: Ask, emit: Emit, attack: Attack) -> int:
    """NT §12.5 §12.6 §12.7 §12.8 §12.9, rulings r58, r59 and r105: artillery, other approaches, un-named infantry."""
    taken, seat, locale, back = 0, attack.judge, attack.target, attack.back
    for block in blocks_in(s, locale):                                                   # 12.5
        if s.face[block] >> 2 == ARTILLERY:
            taken += hit(s, emit, block)
    for blocked in FRONTS[locale]:                                                       # 12.6
        if blocked != back:
            taken += bear(s, ask, emit, seat, s.at[LOCALES + blocked], FULL[blocked], "12.6")
    infantry = tuple([b for b in s.at[locale] if b not in attack.named and s.face[b] >> 2 in (INFANTRY, GUARD)])
    return taken + bear(s, ask, emit, seat, infantry, FULL[back], "12.7")


def fall_apart(s: State, ask: Ask, emit: Emit, seat: int, locale: Locale) -> None:
    """NT §8.6 §12.18 §12.19: every corps keeps one regiment; its owner chooses which."""
    for commander in sorted({s.corps[b] for b in blocks_in(s, locale)} - {NOBODY}):
        members = s.members[commander]
        if len(members) > 1:
            kept = ask.openly(seat, regiment_to_keep, s, members, commander, "12.19").piece
            detach(s, emit, tuple([b for b in members if b != kept]))


def leave(s: State, ask: Ask, emit: Emit, attack: Attack) -> int:
    """NT §12.11 §12.12 §12.16 §12.17, rulings r27, r60 and r61: one by one; who finds no room is destroyed."""
    side, locale = attack.defender, attack.target
    while (blocks := tuple(blocks_in(s, locale))) and ways_out(s, side, locale, attack.origin):
        way = ask.openly(attack.judge, retreat_over, s, side, locale, blocks, attack.origin)
        origin, to = s.spot[way.piece], BEYOND[way.front]
        put(s, way.piece, to)
        if s.corps[way.piece] != NOBODY:
            s.post[s.corps[way.piece]] = to
        emit(Retreated(side, way.piece, origin, to, s.face[way.piece]))
    points = 0
    for block in blocks:
        points += s.face[block] & 3
        emit(Trapped(side, block, s.face[block], s.spot[block]))
        remove(s, emit, block)
    return points
