"""What can be answered, in words, and of what an answer is a number."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from feldherr.games.napoleon_in_europe import actions as a
from feldherr.games.napoleon_in_europe.board import CAVALRY, HOMELAND, KINDS, LEADER
from feldherr.games.napoleon_in_europe.events import Eliminated, RegionTaken
from feldherr.games.napoleon_in_europe.rules.battle.sides import pending
from feldherr.games.napoleon_in_europe.rules.choices.opening import SUGGESTED
from feldherr.games.napoleon_in_europe.rules.diplomacy.alliance import part
from feldherr.games.napoleon_in_europe.shown.plays import play_text
from feldherr.games.napoleon_in_europe.shown.prompts import dice_after, held
from feldherr.games.napoleon_in_europe.shown.words import (
    card_text,
    cards_text,
    dice_text,
    kind_text,
    listing,
    nation_text,
    nations_text,
    region_text,
    say,
    seat_text,
)
from feldherr.games.napoleon_in_europe.state import State, copy, hand_size, nations_of
from feldherr.kernel.answers import DONE, Action, Interjection, Over
from feldherr.kernel.event import Event
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text


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
            return say("do-put", figures=kind_text(kind, count), region=region_text(region, "in"))
        case a.Break(seat):
            return parting(question.s, question.actor, seat)
        case a.Join(seat) | a.Later(seat) | a.Propose(seat):
            return say("do-" + type(answer).__name__.lower(), seat=seat_text(seat))
        case a.From(region, nation):
            return say("do-from", nation=nation_text(nation), region=region_text(region, "from"))
        case a.Ship(region, nation):
            return say("do-ship", nation=nation_text(nation), region=region_text(region, "in"))
        case a.To(region):
            return say("do-retreat" if question.name == "retreat_to" else "do-to", region=region_text(region, "to"))
        case a.Land(region) | a.Fight(region):
            return say("do-" + type(answer).__name__.lower(), region=region_text(region, "in"))
        case a.Attack(region):
            return say("do-attack", region=region_text(region, "in"))
        case a.EndMovement():
            return say("do-endmovement", battles=len(pending(question.s)))
        case a.All():
            return say("do-all", figures=group(question.counts))
        case a.Take(kind, count):
            return say("do-take", figures=kind_text(kind, count))
    return with_cards(question, answer) or in_battle(question, answer)


def group(counts: tuple[int, ...]) -> Text:
    """All kinds of a group, those that have ridden before apart."""
    return listing(kind_text(kind, count) for kind, count in enumerate(counts) if count)


def parting(s: State, seat: int, other: int) -> Text:
    """NE §11.8, ruling r12: what the end of an alliance changes at once is said before."""
    told: list[Event] = []
    with suppress(Over):
        part(copy(s), told.append, seat, other)
    taken = [region_text(event.region) for event in told if isinstance(event, RegionTaken)]
    gone = [nation_text(event.nation) for event in told if isinstance(event, Eliminated)]
    lists = {"regions": listing(taken), "nations": listing(gone)}
    return say("do-break", seat=seat_text(other), count=len(taken), gone=len(gone), **lists)


def warning(question: Question, answer: Action) -> Text | None:
    """NE §8.6 §8.10 §11.8: armies that could still march, combinations to play, regions an alliance takes along."""
    match answer:
        case a.EndMovement():
            armies = len({(one.nation, one.region) for one in question.options() if isinstance(one, a.From | a.Ship)})
            return say("do-endmovement-warn", count=armies) if armies else None
        case a.EndTurn():
            plays = sum(isinstance(one, a.Play) for one in question.options())
            return say("do-endturn-warn", plays=plays) if plays else None
        case a.Break(seat):
            text = parting(question.s, question.actor, seat)
            return say("do-break-warn", **text.args) if text.args["count"] or text.args["gone"] else None
    return None


def heading(question: Question, answer: Action) -> Text | None:
    """NE §8.6: marches and voyages stand by the nation whose armies go."""
    return nation_text(answer.nation) if isinstance(answer, a.From | a.Ship) else None


def with_cards(question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Trade(nation, partner):
            return say("do-trade", nation=nation_text(nation, "of"), partner=nation_text(partner, "with"))
        case a.Give(0) if not hand_size(question.s, question.partner):
            return say("do-withdraw")
        case a.Want(0) if not question.give:
            return say("do-withdraw")
        case a.Give(count) | a.Want(count):
            return say("do-" + type(answer).__name__.lower(), cards=cards_text(count))
        case a.Card(card):
            return say("do-card", card=card_text(card))
        case a.PutBack(nation) | a.ChooseCards(nation):
            return say("do-" + type(answer).__name__.lower(), nation=nation_text(nation, "of"))
        case a.Draw(nation):
            return say("do-draw", nation=nation_text(nation, "start"))
        case a.Play():
            return play_text(question.s, answer)
        case a.EndTurn():
            plays = sum(isinstance(one, a.Play) for one in question.options())
            return say("do-endturn", plays=plays)
    return None


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
            return say(ahead, nation=nation_text(nation, "start"), kind=kind_name(kind)), count
        case a.Front(nation, kind, count) | a.Strike(nation, kind, count):
            return say("figures-of", nation=nation_text(nation, "start"), kind=kind_name(kind)), count
        case a.Give(count):
            return say("cards-given"), count
        case a.Want(count):
            return say("cards-wanted"), count
    return None


def kind_name(kind: int) -> Text:
    """4 and 5 are cavalry and leaders that have ridden before."""
    return say("kind-" + KINDS[(CAVALRY, LEADER)[kind - 4] if kind > LEADER else kind])


def in_battle(question: Question, answer: Action) -> Text:
    match answer:
        case a.Front(nation, kind, count) | a.Forward(nation, kind, count) | a.Back(nation, kind, count):
            name = "do-" + type(answer).__name__.lower()
            return say(name, nation=nation_text(nation, "of"), figures=kind_text(kind, count))
        case a.Strike(nation, kind, count):
            return say("do-strike", nation=nation_text(nation, "of"), figures=kind_text(kind, count))
        case a.Hold(kind, row, count):
            return say("do-hold-rear" if row else "do-hold", figures=kind_text(kind, count))
        case a.Rally(nation, kind):
            return say("do-rally", nation=nation_text(nation, "of"), figures=kind_text(kind, 1))
        case a.Fire():
            return say("do-fire", dice=dice_text(dice_after(question)))
    return done(question) if answer == DONE else say("do-" + type(answer).__name__.lower())


def done(question: Question) -> Text:
    """Enough; what that means at each question."""
    if question.name == "volley":
        dice = held(question)
        return say("done-volley", dice=dice_text(dice)) if dice else say("done-pursuit")
    if question.name == "rows_to_change":
        given_up = question.chosen and question.chosen[-1] == a.GIVE_UP
        return say("done-giving-up" if given_up else "done-rows")
    if question.name == "how_many":
        chosen = {take.kind: take.count for take in question.chosen}
        return say("done-group", figures=group(tuple(chosen.get(kind, 0) for kind in range(6))))
    return say({"figure_to_rally": "done-rally", "nation_to_lead": "done-nations"}.get(question.name, "do-done"))


def interjection(answer: Interjection) -> Text:
    """What a player may say without being asked."""
    match answer:
        case a.OfferAlliance(seat) | a.AcceptAlliance(seat) | a.DeclineAlliance(seat):
            return say("do-" + type(answer).__name__.lower(), seat=seat_text(seat))
    return say("do-resign")


def besides(question: Question, answer: Action) -> tuple[str, ...]:
    """NE §7.1.5: a nation is chosen by any of its regions."""
    return tuple(f"space:{region}" for region in HOMELAND[answer.nation]) if isinstance(answer, a.Lead) else ()


def marked(question: Question) -> tuple[str, ...]:
    """NE §7.1.5: the homelands of the nations led already, while another is chosen."""
    if question.name != "nation_to_lead":
        return ()
    return tuple(f"space:{region}" for nation in nations_of(question.s, question.seat) for region in HOMELAND[nation])
