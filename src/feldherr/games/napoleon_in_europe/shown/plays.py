"""Combinations in words: their name, which cards they take, what they bring."""

from __future__ import annotations

from collections import Counter

from feldherr.games.napoleon_in_europe.actions import Play
from feldherr.games.napoleon_in_europe.board import JOKER, KINDS
from feldherr.games.napoleon_in_europe.rules.cards.combinations import (
    CORPS,
    NAMES,
    cards_of,
    foreign_due,
    leaves_a_choice,
    own_cards,
    yields,
)
from feldherr.games.napoleon_in_europe.shown.words import figures_text, kind_text, listing, nation_text, say
from feldherr.games.napoleon_in_europe.state import State
from feldherr.kernel.text import Text


def play_text(s: State, play: Play) -> Text:
    """NE §14.3.1 §14.3.7: a combination by name, which cards it takes, and what it brings."""
    nation = nation_text(play.nation, "start")
    if play.kind == CORPS:
        return say("do-corps", nation=nation, cards=cards_by_kind(s, play), figures=figures_text(yields(play)))
    if play.size not in NAMES:
        return say("do-no-combination", figures=kind_text(play.kind, play.size))
    return say(
        "do-play", nation=nation, name=say(NAMES[play.size]), kind=say("kind-" + KINDS[play.kind]),
        cards=cards_by_colour(s, play), figures=figures_text(yields(play)),
    )  # fmt: skip


def spent(s: State, play: Play) -> tuple[list[int], int]:
    """The cards that are known beforehand, and how many the player will still name."""
    if s.turn.choosing == play.nation and leaves_a_choice(s, play):
        return own_cards(play), sum(foreign_due(play).values())
    return cards_of(s, play), 0


def cards_by_colour(s: State, play: Play) -> Text:
    cards, open_ = spent(s, play)
    counts = Counter(card // 4 if card != JOKER else JOKER for card in cards)
    out = [say("colour", nation=nation_text(who), count=n) for who, n in sorted(counts.items()) if who != JOKER]
    out += [say("jokers", count=counts[JOKER])] if counts[JOKER] else []
    return listing([*out, say("chosen", count=open_)] if open_ else out)


def cards_by_kind(s: State, play: Play) -> Text:
    cards, open_ = spent(s, play)
    out = []
    for kind in range(4):
        name = say("kind-" + KINDS[kind])
        if play.jokers >> kind & 1:
            out.append(say("corps-joker", kind=name))
        for card in cards:
            if card != JOKER and card % 4 == kind:
                out.append(say("corps-card", kind=name, nation=nation_text(card // 4)))
    return listing([*out, say("chosen", count=open_)] if open_ else out)
