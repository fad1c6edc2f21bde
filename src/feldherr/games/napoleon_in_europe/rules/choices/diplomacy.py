"""Chapters 8, 11, 12 and 14.5: joint turns, alliances, cession and trade."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe.actions import (
    BEGIN_TURN,
    Break,
    Card,
    Give,
    Join,
    Later,
    Propose,
    PutBack,
    Trade,
    Want,
)
from feldherr.games.napoleon_in_europe.board import CARDS, NOBODY, WORTHLESS, bits
from feldherr.games.napoleon_in_europe.state import State, hand_size, nations_of
from feldherr.kernel.answers import NO, YES
from feldherr.kernel.question import Refuse


def opening(s: State, seat: int, joined: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NE §8.2 §11.5 §11.6 §11.8, ruling r31: alone, together now, together later; or end an alliance first."""
    out: list[Any] = []
    waiting = [who for who, partner in enumerate(s.waits) if partner == seat]
    busy = {partner for partner in s.waits if partner >= 0}
    for other in bits(s.alive & ~(1 << seat)):
        if not s.allies[seat] >> other & 1:
            if no:
                no(Join(other), "11.5")
                no(Break(other), "11.4")
            continue
        if other not in joined:
            out.append(Break(other))
        if s.acted >> other & 1 or s.waits[other] >= 0 or other in busy:
            if no:
                no(Join(other), "11.6")
            continue
        if other in joined or other in s.turn.refused:
            continue
        if all(s.allies[other] >> partner & 1 for partner in (*joined, *waiting) if s.allies[seat] >> partner & 1):
            out.append(Join(other))
        if s.turn.proposed or s.queue:                      # who has ended an alliance fights in this turn (11.9)
            continue
        if not joined and not waiting and seat not in busy and other in s.order[s.slot + 1 :]:
            out.append(Later(other))
    return [*out, BEGIN_TURN]


def join_or_not(s: State, seat: int, later: bool, no: Refuse | None = None) -> list[Any]:
    """Ruling r31: a joint turn needs the agreement of all concerned."""
    return [YES, NO]


def alliance_or_not(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §11.2: both must agree."""
    return [YES, NO]


def cede_or_not(s: State, nation: int, region: int, no: Refuse | None = None) -> list[Any]:
    """Ruling r11: a minor nation passes to an ally's infantry only if its owner consents."""
    return [YES, NO]


def consent_or_not(s: State, nation: int, origin: int, to: int, no: Refuse | None = None) -> list[Any]:
    """NE §2.13, ruling r6: the straits between Black Sea and Aegean."""
    return [YES, NO]


def alliances(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §11.2 §11.4 §11.8, rulings r32 and r33: propose, or end before any figure has moved, in one's own slot."""
    out: list[Any] = []
    for other in bits(s.alive & ~(1 << seat)):
        if not s.allies[seat] >> other & 1:
            if other not in s.turn.proposed:
                out.append(Propose(other))
            if no:
                no(Break(other), "11.4")
            continue
        if no:
            no(Propose(other), "11.1")
        if s.turn.moved or s.turn.acting[0] != seat or other in s.turn.acting:
            if no:
                no(Break(other), "11.8")
            continue
        out.append(Break(other))
    return out


def cards_in_turn(s: State, seat: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.4.4 §14.5.1 §12.3, rulings r51 and r52: trade and put back, at any time in one's own turn."""
    out: list[Any] = []
    led, refused = s.led, s.turn.refused
    sizes = [sum(s.hands[start : start + CARDS]) for start in range(0, 7 * CARDS, CARDS)]
    for nation in nations_of(s, seat):
        if s.hands[nation * CARDS + WORTHLESS]:
            out.append(PutBack(nation))
        for partner in range(7):
            leader = led[partner]
            if leader == NOBODY or leader in refused:
                continue
            if leader == seat:
                if no and partner != nation:
                    no(Trade(nation, partner), "14.5.1")
                continue
            if not sizes[nation] and not sizes[partner]:
                if no:
                    no(Trade(nation, partner), "7.1.8")
                continue
            out.append(Trade(nation, partner))
    return out


def cards_to_give(s: State, nation: int, partner: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2: any number, no more than one holds."""
    size = hand_size(s, nation)
    out: list[Any] = [Give(count) for count in range(size + 1)]
    if no:
        no(Give(size + 1), "14.5.2")
    return out


def cards_to_want(s: State, nation: int, partner: int, give: int, no: Refuse | None = None) -> list[Any]:
    """NE §14.5.2, ruling r52: it need not be as many; a gift is a trade too."""
    size = hand_size(s, partner)
    out: list[Any] = [Want(count) for count in range(0 if give else 1, size + 1)]
    if no:
        no(Want(size + 1), "14.5.2")
    return out or [Want(0)]


def trade_or_not(
    s: State, nation: int, partner: int, give: int, want: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.1 §14.5.3 §14.5.4: the other must agree, and sees numbers only."""
    return [YES, NO]


def card_to_hand_over(
    s: State, nation: int, given: tuple[int, ...], count: int, no: Refuse | None = None
) -> list[Any]:
    """NE §14.5.3: one card after the other, unseen by the other."""
    start = nation * CARDS
    return [Card(card) for card in range(CARDS) if s.hands[start + card] > given.count(card)]
