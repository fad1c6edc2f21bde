"""Greedy: tries every action to its end; at the questions inside one it looks on from there."""

from __future__ import annotations

from feldherr.bots.commanding import Greedy
from feldherr.bots.triomphe_a_marengo.replies import reply
from feldherr.bots.triomphe_a_marengo.value import worth
from feldherr.games.triomphe_a_marengo.actions import EndActions, Wait

SEARCHED = frozenset({
    "what_to_do", "pieces_to_move", "pieces_to_block", "pieces_to_attack", "pieces_to_withdraw", "pieces_to_rally",
    "road_piece", "road_step", "road_continuation", "continuations", "push_or_not", "pontoon_piece",
})  # fmt: skip
"""Questions inside an own action that are worth looking through."""

BOT = Greedy("action_or_end", SEARCHED, 260, EndActions, reply, worth, idle=(Wait,))
