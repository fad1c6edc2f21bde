"""Rules 14.3 and 14.4: which combinations a hand allows, and what they bring."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import CARDS, JOKER, NUMBERS, Nation
from feldherr.games.napoleon_in_europe.state import State

CORPS = 4
NAMES = {2: "regiment", 3: "brigade", 4: "division"}


def plays(s: State, nation: Nation) -> list[Play]:
    """NE §14.1.1 §14.3.3 §14.3.4 §14.3.5 §14.3.6 §14.3.7 §14.4.2 §15.7, ruling r50: what the nation's hand allows.

    Cards of foreign colours are alike to it, so a play says how many are of its own colour and how many are jokers.
    """
    hand = s.hands[nation * CARDS : nation * CARDS + CARDS]
    jokers = hand[JOKER]
    own = hand[nation * 4 : nation * 4 + 4]
    foreign = [sum(hand[kind:28:4]) - own[kind] for kind in range(4)]
    out: list[Play] = []
    for kind in range(4):
        for size in NAMES:
            for wild in range(min(jokers, size) + 1):
                for mine in range(min(own[kind], size - wild) + 1):
                    if size - wild - mine <= foreign[kind]:
                        out.append(Play(nation, kind, size, mine, wild))
    ways: list[tuple[int, int]] = [(0, 0)]
    for kind in range(4):
        bit = 1 << kind
        ways = [
            way
            for mine, wild in ways
            for way, there in (
                ((mine, wild), foreign[kind]),
                ((mine | bit, wild), own[kind]),
                ((mine, wild | bit), jokers > wild.bit_count()),
            )
            if there
        ]
    return out + [Play(nation, CORPS, 4, mine, wild) for mine, wild in ways]


def cards_of(s: State, play: Play) -> list[int]:
    """The cards themselves; of foreign ones those of the first colours."""
    hand = s.hands[play.nation * CARDS : play.nation * CARDS + CARDS]
    if play.kind == CORPS:
        wanted = [(kind, play.own >> kind & 1, play.jokers >> kind & 1, 1) for kind in range(4)]
    else:
        wanted = [(play.kind, play.own, play.jokers, play.size)]
    out: list[int] = []
    for kind, own, jokers, size in wanted:
        out += [play.nation * 4 + kind] * own + [JOKER] * jokers
        foreign = [
            card for card in range(kind, 28, 4) if card != play.nation * 4 + kind for _ in range(hand[card])
        ]
        out += foreign[: size - own - jokers]
    return out


def yields(play: Play) -> tuple[int, int, int, int]:
    """NE §4.2 §14.4.1 §14.4.3: the combination's figures, and one more of its kind for every card in the own colour."""
    out = [0, 0, 0, 0]
    if play.kind == CORPS:
        for kind in range(4):
            out[kind] = 1 + (play.own >> kind & 1)
    else:
        out[play.kind] = NUMBERS.combinations[NAMES[play.size]][play.kind] + play.own
    return out[0], out[1], out[2], out[3]
