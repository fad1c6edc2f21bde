"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CAVALRY, KINDS, LEADER
from feldherr.games.napoleon_in_europe.rules.cards.combinations import CORPS, NAMES, yields
from feldherr.games.napoleon_in_europe.rules.choices.movement import ANY
from feldherr.games.napoleon_in_europe.rules.choices.opening import SUGGESTED
from feldherr.games.napoleon_in_europe.shown.words import (
    card_text,
    figures_text,
    kind_text,
    nation_text,
    nations_text,
    region_text,
    say,
    seat_text,
)
from feldherr.kernel.answers import DONE, Action, Interjection
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

RULES = {
    "opening": "11.5", "join_or_not": "11.5", "alliance_or_not": "11.2", "cede_or_not": "3.12",
    "consent_or_not": "2.13", "orders": "8.6", "destination": "3.3", "harbour": "10.1", "how_many": "9.1",
    "cards_to_give": "14.5.2", "cards_to_want": "14.5.2", "trade_or_not": "14.5.1", "card_to_hand_over": "14.5.3",
    "next_battle": "8.7", "front_row": "16.2.2", "rows_to_change": "16.4.1", "volley": "16.5.1",
    "casualties": "16.5.5", "figure_to_rally": "16.8.4", "rally_or_not": "16.8.4", "retreat_to": "16.12.1",
    "production": "8.10", "nation_to_lead": "7.1.5", "group_to_lead": "7.4.9", "where_to_place": "7.1.7",
}  # fmt: skip
WITH_REGION = {"destination": "origin", "harbour": "origin", "cede_or_not": "region", "retreat_to": "region"}
"""Questions whose sentence names a region: what they call it themselves."""


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question, and the rule it is asked under."""
    name = question.name
    rule = RULES[name]
    words: dict[str, Any] = {}
    if question.tells("nation"):
        words["nation"] = nation_text(question.nation)
    if name in WITH_REGION:
        words["region"] = region_text(getattr(question, WITH_REGION[name]))
    elif name == "consent_or_not":
        words |= {"origin": region_text(question.origin), "region": region_text(question.to)}
    elif name in ("join_or_not", "alliance_or_not"):
        words["seat"] = seat_text(question.seat)
    elif name == "how_many":
        words["limit"] = min(question.limit, sum(question.counts))
        rule = "10.3" if question.limit < ANY else "9.1"
    elif name in ("cards_to_give", "cards_to_want"):
        words["partner"] = nation_text(question.partner)
    elif name == "trade_or_not":
        words |= {"partner": nation_text(question.partner), "give": question.give, "want": question.want}
    elif name == "card_to_hand_over":
        words |= {"number": len(question.given) + 1, "of": question.count}
    elif name == "front_row":
        words["figures"] = kind_text(question.kind, question.count)
    elif name == "where_to_place":
        words["figures"] = kind_text(question.kind, question.left)
    elif name == "casualties":
        words["hits"] = question.hits
    elif name == "rally_or_not":
        words["other"] = nation_text(question.other)
    return say("ask-" + name.replace("_", "-"), **words), rule


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    if isinstance(answer, Interjection):
        return interjection(answer)
    match answer:
        case a.Lead(nation):
            return say("do-lead", nation=nation_text(nation))
        case a.TakeSplit(number):
            return say("do-lead", nation=nations_text(SUGGESTED[question.s.rules.players][number]))
        case a.Put(region, _, kind, count):
            return say("do-put", figures=kind_text(kind, count), region=region_text(region))
        case a.Break(seat) | a.Join(seat) | a.Later(seat) | a.Propose(seat):
            return say("do-" + type(answer).__name__.lower(), seat=seat_text(seat))
        case a.From(region, nation) | a.Ship(region, nation):
            name = "do-" + type(answer).__name__.lower()
            return say(name, nation=nation_text(nation), region=region_text(region))
        case a.To(region) | a.Land(region) | a.Fight(region):
            return say("do-" + type(answer).__name__.lower(), region=region_text(region))
        case a.Take(kind, count):
            return say("do-take", figures=kind_text(kind, count))
        case a.Trade(nation, partner):
            return say("do-trade", nation=nation_text(nation), partner=nation_text(partner))
        case a.Give(count) | a.Want(count):
            return say("do-" + type(answer).__name__.lower(), count=count)
        case a.Card(card):
            return card_text(card)
        case a.PutBack(nation):
            return say("do-putback", nation=nation_text(nation))
        case a.Play():
            return play_text(answer)
    return in_battle(question, answer)


def number(question: Question, answer: Any) -> tuple[Text, int] | None:
    """Of what an answer is a number: figures of a kind, or figures for a region."""
    match answer:
        case a.Put(region, _, _, count):
            return region_text(region), count
        case a.Take(kind, count):
            return (say("on", kind=kind_name(kind)) if kind > LEADER else kind_name(kind)), count
        case a.Hold(kind, row, count):
            return (say("behind", kind=kind_name(kind)) if row else kind_name(kind)), count
        case a.Forward(nation, kind, count) | a.Back(nation, kind, count):
            ahead = "forward" if isinstance(answer, a.Forward) else "backward"
            return say(ahead, nation=nation_text(nation), kind=kind_name(kind)), count
        case a.Front(nation, kind, count) | a.Strike(nation, kind, count):
            return say("figures-of", nation=nation_text(nation), kind=kind_name(kind)), count
        case a.Give(count):
            return say("cards-given"), count
        case a.Want(count):
            return say("cards-wanted"), count
    return None


def kind_name(kind: int) -> Text:
    """4 and 5 are cavalry and leaders that have ridden before."""
    return say("kind-" + KINDS[(CAVALRY, LEADER)[kind - 4] if kind > LEADER else kind])


def play_text(play: a.Play) -> Text:
    """A combination by name, what it brings, and which cards."""
    nation = nation_text(play.nation)
    if play.kind == CORPS:
        own, jokers = play.own.bit_count(), play.jokers.bit_count()
        return say("do-corps", nation=nation, figures=figures_text(yields(play)), own=own, jokers=jokers)
    if play.size not in NAMES:
        return say("do-no-combination", figures=kind_text(play.kind, play.size))
    return say(
        "do-play", nation=nation, name=say(NAMES[play.size]), kind=kind_text(play.kind, play.size),
        figures=figures_text(yields(play)), own=play.own, jokers=play.jokers,
    )  # fmt: skip


def in_battle(question: Question, answer: Action) -> Text:
    match answer:
        case a.Front(nation, kind, count) | a.Forward(nation, kind, count) | a.Back(nation, kind, count):
            name = "do-" + type(answer).__name__.lower()
            return say(name, nation=nation_text(nation), figures=kind_text(kind, count))
        case a.Strike(nation, kind, count):
            return say("do-strike", nation=nation_text(nation), figures=kind_text(kind, count))
        case a.Hold(kind, row, count):
            return say("do-hold-rear" if row else "do-hold", figures=kind_text(kind, count))
        case a.Rally(nation, kind):
            return say("do-rally", nation=nation_text(nation), figures=kind_text(kind, 1))
    if answer == DONE:
        return say({"volley": "done-volley", "rows_to_change": "done-rows", "figure_to_rally": "done-rally"}.get(
            question.name, "do-done"
        ))  # fmt: skip
    return say("do-" + type(answer).__name__.lower())


def interjection(answer: Interjection) -> Text:
    """What a player may say without being asked."""
    match answer:
        case a.OfferAlliance(seat) | a.AcceptAlliance(seat) | a.DeclineAlliance(seat):
            return say("do-" + type(answer).__name__.lower(), seat=seat_text(seat))
    return say("do-resign")
