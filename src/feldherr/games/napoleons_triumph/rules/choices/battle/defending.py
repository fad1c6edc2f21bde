"""Chapter 11, steps (2), (3) and (11): who defends, and who blocks the approach afterwards."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Name
from feldherr.games.napoleons_triumph.board import LEADERS, LIES_IN, NOBODY, Commander, Front
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, State, blocks_in
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered


def defenders_to_name(s: State, chosen: tuple[Any, ...], back: Front, no: Refuse | None = None) -> list[Any]:
    """NT §11.s2.1 §11.s2.4 §11.s2.6: pieces in reserve behind a free approach; none means to give up the locale."""
    locale = LIES_IN[back]
    named = {n.piece for n in chosen}
    leaders = [commander_piece(c) for c in LEADERS[s.holder[locale]] if s.post[c] == locale]
    pieces = [Name(p) for p in (*s.at[locale], *leaders) if p not in named]
    if no:
        pieces += [Name(b) for b in blocks_in(s, locale) if s.spot[b] != locale]
    out: list[Any] = offered(pieces, lambda n: defender_refusal(s, n.piece, back, named), no)
    return [*out, DONE]


def defender_refusal(s: State, piece: int, back: Front, named: set[int]) -> str | None:
    """NT §11.s2.3 §11.s2.7 §11.s2.8 §11.s2.9 §11.s2.10 §11.s2.11: not those of other approaches, one detached regiment
    at most, no commander alone, nobody who defended another approach or was beaten this turn.
    """
    if piece < BLOCKS and s.spot[piece] != LIES_IN[back]:
        return "11.s2.3"
    if piece < BLOCKS and s.turn.beaten >> piece & 1:
        return "11.s2.10"
    if piece >= BLOCKS and not any(b < BLOCKS and s.corps[b] == piece - FIRST_COMMANDER for b in named):
        return "11.s2.8"
    if any(one == piece and edge != back >> 1 for one, edge in s.turn.named):
        return "11.s2.9"
    if piece < BLOCKS and s.corps[piece] == NOBODY and any(b < BLOCKS and s.corps[b] == NOBODY for b in named):
        return "11.s2.7"
    return None


def blockers_to_send(
    s: State, chosen: tuple[Any, ...], named: tuple[int, ...], back: Front, won: bool = False, no: Refuse | None = None
) -> list[Any]:
    """NT §11.s3.7 §11.s3.8 §11.s11.9 §11.s11.10: at least one named regiment blocks the approach; a commander goes or
    stays with at least one regiment of his. `won`: after an attack beaten off, else after a feint.
    """
    rules = AFTER_A_VICTORY if won else AFTER_A_FEINT
    sent = {n.piece for n in chosen}
    pieces = [Name(p) for p in named if p not in sent]
    if no:
        pieces += [Name(b) for b in s.at[LIES_IN[back]] if b not in named]
    out: list[Any] = offered(pieces, lambda n: blocker_refusal(s, n.piece, named, sent, rules), no)
    return out + offered((DONE,), lambda _: blocking_refusal(s, sent, rules), no)


AFTER_A_FEINT, AFTER_A_VICTORY = ("11.s3.7", "11.s3.8"), ("11.s11.9", "11.s11.10")
"""That somebody blocks, and how commanders go."""


def blocker_refusal(
    s: State, piece: int, named: tuple[int, ...], sent: set[int], rules: tuple[str, str]
) -> str | None:
    """NT §6.s9.3 §11.s3.7 §11.s3.8: one of the named, not the battery; a commander with a regiment of his."""
    if piece not in named:
        return rules[0]
    if piece == s.battery:
        return "6.s9.3"
    if piece >= BLOCKS:
        goes = any(b < BLOCKS and s.corps[b] == piece - FIRST_COMMANDER for b in sent)
    else:
        corps = s.corps[piece]
        goes = not left_alone(s, corps, sent | {piece}) or commander_piece(corps) in named
    return None if goes else rules[1]


def blocking_refusal(s: State, sent: set[int], rules: tuple[str, str]) -> str | None:
    """NT §11.s3.7 §11.s3.8: somebody goes, and no commander is left behind alone."""
    if not sent:
        return rules[0]
    corps = {s.corps[b] for b in sent if b < BLOCKS}
    stranded = any(left_alone(s, c, sent) and commander_piece(c) not in sent for c in corps)
    return rules[1] if stranded else None


def left_alone(s: State, corps: Commander, sent: set[int]) -> bool:
    """NT §8.8 §8.9: whether a commander would stay without a regiment. His only regiment takes him along."""
    return corps != NOBODY and len(s.members[corps]) > 1 and set(s.members[corps]) <= sent
