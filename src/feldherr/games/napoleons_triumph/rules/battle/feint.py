"""Chapter 11, step (3): a feint; and how reserves block the approach after it, or after an attack beaten off."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import LOCALES, NOBODY
from feldherr.games.napoleons_triumph.events import ApproachBlocked, Feinted, MustBlock
from feldherr.games.napoleons_triumph.rules.battle.declare import declare
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack, Force, from_reserve
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FEINT
from feldherr.games.napoleons_triumph.rules.choices.battle.declaring import feint_position
from feldherr.games.napoleons_triumph.rules.choices.battle.defending import blockers_to_send
from feldherr.games.napoleons_triumph.rules.orders import ended_in_reserve
from feldherr.games.napoleons_triumph.rules.pieces import detach, march, note, put
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def feint(s: State, ask: Ask, emit: Emit, attack: Attack, riders: Force | None = None) -> None:
    """NT §11.s3.1 §11.s3.3 §11.s3.4 §11.s3.5 §11.s3.6 §11.s3.9 §11.a.5 §13.8 §15.5: no losses, no winner.

    `riders`: cavalry that rides on and has declared its command before (NT §11.a.2).
    """
    side, front = attack.side, attack.front
    emit(Feinted(side, front))
    force = riders or declare(s, ask, emit, attack, FEINT)
    note(s, barred=s.turn.barred | {front >> 1})
    if (riders or from_reserve(force, front)) and s.battery not in force.blocks:         # 11.s3.5, ruling r16
        where = ask.openly(attack.seat, feint_position, s, front)
        to = attack.origin if type(where) is a.Stay else LOCALES + front
        march(s, emit, side, force.blocks, force.commanders, to, "feint")
        if to < LOCALES and (riders or force.origin != to):
            ended_in_reserve(s, attack.origin, force.blocks)
    block_the_approach(s, ask, emit, attack, False)


def block_the_approach(s: State, ask: Ask, emit: Emit, attack: Attack, won: bool) -> None:
    """NT §10.1.1 §11.s3.7 §11.s3.8 §11.s11.9 §11.s11.10, rulings r16 and r55: reserves block.

    `won`: after an attack that was beaten off, not after a feint.
    """
    defender, back, reserve = attack.defender, attack.back, attack.target
    named = tuple([p for p in attack.named if (s.face[p] if p < BLOCKS else s.members[p - FIRST_COMMANDER])])
    if not any(p < BLOCKS and s.spot[p] == reserve and p != s.battery for p in named):
        return
    emit(MustBlock(defender, back, won))
    sent = {n.piece for n in ask.several_openly(attack.judge, blockers_to_send, s, named, back, won)}
    going = tuple(sorted(p for p in sent if p < BLOCKS))
    alone = {s.corps[b] for b in going if s.corps[b] != NOBODY and s.members[s.corps[b]] == (b,)}  # 8.8, 8.10
    leaders = tuple(sorted(alone | {p - FIRST_COMMANDER for p in sent if p >= BLOCKS}))
    for commander in sorted({s.corps[b] for b in going} - {NOBODY}):
        staying = tuple([b for b in s.members[commander] if b not in sent])
        detach(s, emit, staying if commander in leaders else tuple([b for b in going if s.corps[b] == commander]))
    for block in going:
        put(s, block, LOCALES + back)
    for commander in leaders:
        s.post[commander] = LOCALES + back
    emit(ApproachBlocked(defender, going, leaders, back, won))
