"""What is asked, in words, with the rule it is asked under."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import GIVE_UP, Back, Forward
from feldherr.games.napoleon_in_europe.board import NUMBERS
from feldherr.games.napoleon_in_europe.rules.battle.rows import dice_of
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending
from feldherr.games.napoleon_in_europe.rules.cards.combinations import foreign_due
from feldherr.games.napoleon_in_europe.rules.choices.movement import ANY
from feldherr.games.napoleon_in_europe.rules.movement.ways import capacity, voyage_so_far
from feldherr.games.napoleon_in_europe.shown.words import (
    cards_text,
    dice_text,
    figures_text,
    kind_text,
    nation_text,
    region_text,
    say,
    seat_text,
)
from feldherr.games.napoleon_in_europe.state import State, figures, hand_size, nations_of
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

RULES = {
    "opening": "11.5", "join_or_not": "11.5", "alliance_or_not": "11.2", "cede_or_not": "3.12",
    "consent_or_not": "2.13", "orders": "8.6", "destination": "3.3", "harbour": "10.1", "how_many": "9.1",
    "cards_to_give": "14.5.2", "cards_to_want": "14.5.2", "trade_or_not": "14.5.1", "card_to_hand_over": "14.5.3",
    "next_battle": "8.7", "front_row": "16.2.2", "rows_to_change": "16.4.1", "volley": "16.5.1",
    "casualties": "16.5.5", "figure_to_rally": "16.8.4", "rally_or_not": "16.8.4", "retreat_to": "16.12.1",
    "production": "8.10", "nation_to_lead": "7.1.5", "group_to_lead": "7.4.9", "where_to_place": "7.1.7",
    "nation_to_reward": "14.2.2", "card_to_spend": "14.3.7",
}  # fmt: skip


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question, and the rule it is asked under."""
    words = WORDS.get(question.name)
    text, rule = words(question) if words else ({}, "")
    name = text.pop("name", question.name.replace("_", "-"))
    return say(f"ask-{name}", **text), rule or RULES[question.name]


Words = tuple[dict[str, Any], str]
"""The arguments of the sentence (`name`: another sentence than the usual one), and the rule, if another."""


def join_or_not(q: Question) -> Words:
    words: dict[str, Any] = {"seat": seat_text(q.seat), "other": seat_text(q.other)}
    if q.actor != q.other:
        return words | {"name": "join-third"}, ""
    return words | ({"name": "join-later"} if q.later else {}), "11.6" if q.later else ""


def alliance_or_not(q: Question) -> Words:
    return {"seat": seat_text(q.seat)}, ""


def cede_or_not(q: Question) -> Words:
    """Ruling r11: of two nations of one player he says himself which keeps the region."""
    owner = q.s.owner[q.region]
    own = q.s.led[owner] == q.s.led[q.nation]
    return {
        "name": "cede-own" if own else "cede-or-not", "nation": nation_text(q.nation),
        "of": nation_text(q.nation, "of"), "owner": nation_text(owner, "with"), "region": region_text(q.region, "in"),
    }, ""  # fmt: skip


def consent_or_not(q: Question) -> Words:
    return {
        "nation": nation_text(q.nation, "start"), "origin": region_text(q.origin, "from"),
        "to": region_text(q.to, "to"),
    }, ""  # fmt: skip


def orders(q: Question) -> Words:
    return {"battles": len(pending(q.s))}, ""


def destination(q: Question) -> Words:
    return {"nation": nation_text(q.nation, "start"), "origin": region_text(q.origin, "from")}, ""


def harbour(q: Question) -> Words:
    voyage = voyage_so_far(q.s, q.nation)
    room = capacity(q.s, q.nation) - (voyage.figures if voyage else 0)
    return destination(q)[0] | {"room": room}, ""


def how_many(q: Question) -> Words:
    """NE §9.1 §10.3 §16.12.1: on a march, by sea, in a retreat."""
    retreat = q.s.phase != "moving"
    words = {
        "nation": nation_text(q.nation, "start"), "origin": region_text(q.origin, "from"),
        "to": region_text(q.to, "to"), "there": sum(q.counts), "limit": min(q.limit, sum(q.counts)),
    }  # fmt: skip
    if retreat:
        return words | {"name": "how-many-retreat"}, "16.12.1"
    return (words | {"name": "how-many-ship"}, "10.3") if q.limit < ANY else (words, "")


def trade(q: Question) -> Words:
    words: dict[str, Any] = {"nation": nation_text(q.nation), "partner": nation_text(q.partner, "with")}
    if q.name == "trade_or_not":
        start = nation_text(q.nation, "start")
        return words | {"nation": start, "give": cards_text(q.give), "want": cards_text(q.want)}, ""
    giver = q.nation if q.name == "cards_to_give" else q.partner
    return words | {"hand": hand_size(q.s, giver)}, ""


def card_to_hand_over(q: Question) -> Words:
    return {"nation": nation_text(q.nation), "number": len(q.given) + 1, "of": q.count}, ""


def card_to_spend(q: Question) -> Words:
    due = sum(foreign_due(q.play).values())
    return {"nation": nation_text(q.play.nation), "number": len(q.spent) + 1, "of": due}, ""


def next_battle(q: Question) -> Words:
    return {"battles": len(pending(q.s))}, ""


def front_row(q: Question) -> Words:
    return {
        "nation": nation_text(q.nation, "of"), "figures": kind_text(q.kind, q.count),
        "region": region_text(q.region, "in"),
    }, ""  # fmt: skip


def rows_to_change(q: Question) -> Words:
    """NE §16.4.1 §16.9.3: with what one would fire after the shifts; who has given up fires no more."""
    if q.chosen and q.chosen[-1] == GIVE_UP:
        return {"name": "giving-up", "region": region_text(q.s.battle.region, "in")}, "16.9.3"
    return {"round": q.s.battle.round, "dice": dice_text(dice_after(q))}, ""


def dice_after(question: Question) -> int:
    """NE §16.4.1 §16.5.2: the dice of a side after the shifts its player has chosen."""
    battle = question.s.battle
    front = list(battle.front)
    for step in question.chosen:
        if isinstance(step, Forward | Back):
            front[step.nation * 4 + step.kind] += step.count if isinstance(step, Forward) else -step.count
    return dice_of(question.s, replace(battle, front=tuple(front)), question.side, {})


def held(q: Question) -> int:
    """The dice of a volley, without those of figures left out."""
    return dice_of(q.s, q.s.battle, q.side, {(hold.kind, hold.row): hold.count for hold in q.chosen})


def volley(q: Question) -> Words:
    words = {"dice": dice_text(held(q))}
    return (words | {"name": "pursuit"}, "16.10.2") if q.pursuit else (words, "")


def casualties(q: Question) -> Words:
    words = {"hits": q.hits}
    return (words | {"name": "casualties-pursuit"}, "16.10.4") if q.pursuit else (words, "")


def rally(q: Question) -> Words:
    words = {"nation": nation_text(q.nation, "of")}
    return words | ({"other": nation_text(q.other, "of")} if q.tells("other") else {}), ""


def retreat_to(q: Question) -> Words:
    beaten = figures_text(figures(q.s, q.nation, q.region))
    return {
        "nation": nation_text(q.nation, "of"), "figures": beaten, "region": region_text(q.region, "from"),
    }, ""  # fmt: skip


def nation_to_lead(q: Question) -> Words:
    s: State = q.s
    led = len(nations_of(s, q.actor))
    if s.rules.setup == "french":
        return {"name": "nation-free", "led": led}, "7.4.9"
    return {"number": led + 1, "of": NUMBERS.nations_each[str(s.rules.players)]}, ""


def where_to_place(q: Question) -> Words:
    words = {"nation": nation_text(q.nation, "start"), "figures": kind_text(q.kind, q.left)}
    return words, "15.4" if q.s.turn.building else ""


WORDS = {
    "join_or_not": join_or_not, "alliance_or_not": alliance_or_not, "cede_or_not": cede_or_not,
    "consent_or_not": consent_or_not, "orders": orders, "destination": destination, "harbour": harbour,
    "how_many": how_many, "cards_to_give": trade, "cards_to_want": trade, "trade_or_not": trade,
    "card_to_hand_over": card_to_hand_over, "card_to_spend": card_to_spend, "next_battle": next_battle,
    "front_row": front_row, "rows_to_change": rows_to_change, "volley": volley, "casualties": casualties,
    "figure_to_rally": rally, "rally_or_not": rally, "retreat_to": retreat_to, "nation_to_lead": nation_to_lead,
    "where_to_place": where_to_place,
}  # fmt: skip
"""What a sentence tells beside its own words; without an entry it tells nothing."""
