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
    held = [sum(hand[kind:28:4]) for kind in range(4)]
    foreign = [held[kind] - own[kind] for kind in range(4)]
    out: list[Play] = []
    for kind in range(4):
        if held[kind] + jokers < 2:                         # the smallest combination takes two
            continue
        for size in NAMES:
            for wild in range(min(jokers, size) + 1):
                for mine in range(min(own[kind], size - wild) + 1):
                    if size - wild - mine <= foreign[kind]:
                        out.append(Play(nation, kind, size, mine, wild))
    if held.count(0) > jokers:                              # a corps takes one of each
        return out
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
    spent: list[int] = []
    for kind, count in foreign_due(play).items():
        spent += foreign_cards(s, play.nation, kind)[:count]
    return own_cards(play) + spent


def own_cards(play: Play) -> list[int]:
    """Those of the nation's own colour, and jokers."""
    if play.kind != CORPS:
        return [play.nation * 4 + play.kind] * play.own + [JOKER] * play.jokers
    return [play.nation * 4 + kind for kind in range(4) if play.own >> kind & 1] + [JOKER] * play.jokers.bit_count()


def foreign_due(play: Play) -> dict[int, int]:
    """By kind, how many cards of foreign colours the combination takes."""
    if play.kind == CORPS:
        return {kind: 1 for kind in range(4) if not (play.own | play.jokers) >> kind & 1}
    return {play.kind: play.size - play.own - play.jokers}


def foreign_cards(s: State, nation: Nation, kind: int) -> list[int]:
    """The nation's cards of a kind in the colours of others, each as often as it holds it."""
    hand = s.hands[nation * CARDS : nation * CARDS + CARDS]
    return [card for card in range(kind, 28, 4) if card // 4 != nation for _ in range(hand[card])]


def leaves_a_choice(s: State, play: Play) -> bool:
    """NE §14.3.7: whether other cards of foreign colours would do as well: what is kept may be worth more to others."""
    able = [(foreign_cards(s, play.nation, kind), count) for kind, count in foreign_due(play).items()]
    return any(0 < count < len(cards) and len(set(cards)) > 1 for cards, count in able)


def any_choice(s: State, nation: Nation, held: list[Play]) -> bool:
    """NE §14.3.7: whether one of the combinations leaves a choice; a look at the colours first."""
    hand = s.hands[nation * CARDS : nation * CARDS + 28]
    own = hand[nation * 4 : nation * 4 + 4]
    mixed = [kind for kind in range(4) if 7 - hand[kind::4].count(0) - bool(own[kind]) > 1]
    return bool(mixed) and any(leaves_a_choice(s, play) for play in held)


def yields(play: Play) -> tuple[int, int, int, int]:
    """NE §4.2 §14.4.1 §14.4.3: the combination's figures, and one more of its kind for every card in the own colour."""
    out = [0, 0, 0, 0]
    if play.kind == CORPS:
        for kind in range(4):
            out[kind] = 1 + (play.own >> kind & 1)
    else:
        out[play.kind] = NUMBERS.combinations[NAMES[play.size]][play.kind] + play.own
    return out[0], out[1], out[2], out[3]
