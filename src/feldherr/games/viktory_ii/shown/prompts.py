"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii import actions as a
from feldherr.games.viktory_ii.board import NOBODY, Hex
from feldherr.games.viktory_ii.rules.settlements.support import CITY_UNIT
from feldherr.games.viktory_ii.shown.words import (
    ground_text,
    hex_text,
    kind_text,
    listing,
    say,
    seat_text,
    town_text,
    unit_text,
)
from feldherr.games.viktory_ii.state import KINDS, State, allied
from feldherr.kernel.answers import DONE, Action
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

RULES = {
    "capital_site": "4.0.2.2", "what_to_build": "7.2.1", "unit_to_eliminate": "10.2.3", "tile_or_not": "15.3.1",
    "hex_to_replace": "15.3.2", "unit_or_battle": "6.0.4", "order": "9.0.1", "road_way": "9.13.2",
    "attack_on_vassal": "15.64.3", "pairs_to_give_up": "15.4.1", "unit_to_hit": "10.1.2",
    "fight_on_or_retreat": "12.3.3.1", "retreat_to": "12.3.3.7", "battle_to_fight": "13.5.2", "what_to_place": "13.0.1",
    "withdraw_to": "15.62.1", "reinforcement": "15.62.4",
}  # fmt: skip


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question."""
    name, rule = question.name, RULES[question.name]
    s: State = question.s
    args: dict[str, Any] = {"seat": seat_text(question.actor)}
    match name:
        case "unit_to_eliminate":
            args["kind"] = kind_text(question.kind)
        case "order":
            args |= {"unit": unit_text(s, question.unit), "left": s.left[question.unit]}
        case "road_way":
            args["hex"] = hex_text(question.to)
        case "attack_on_vassal":
            args["vassal"] = holder_text(s, question.hex_)
        case "pairs_to_give_up":
            args["dice"] = question.dice
        case "unit_to_hit":
            owner = s.owner[question.units[0]]
            if owner == question.actor:
                name, rule = "unit_to_lose", "10.1.3"
            args["owner"] = seat_text(owner)
        case "fight_on_or_retreat":
            args["hex"] = hex_text(question.hex_)
        case "retreat_to" | "withdraw_to":
            args["unit"] = unit_text(s, question.unit)
    return say("ask-" + name.replace("_", "-"), **args), rule


def holder_text(s: State, hex_: Hex) -> Text:
    holder = s.held[hex_]
    return seat_text(holder) if holder != NOBODY else say("nobody")


DONE_WORDS = {
    "what_to_place": "done-placing", "reinforcement": "done-placing", "tile_or_not": "done-no-tile",
    "hex_to_replace": "done-keep-water",
}  # fmt: skip


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    s: State = question.s
    found = build_option(s, answer) or move_option(s, question, answer) or fight_option(s, answer)
    return found or plain(question, answer)


def plain(question: Question, answer: Action) -> Text:
    if answer == DONE:
        return say(DONE_WORDS.get(question.name, "done-nothing"))
    if answer == a.HALT and question.name == "order" and not question.going:
        return say("do-put-back")
    if answer in (a.YES, a.NO):
        return say("do-attack-vassal" if answer == a.YES else "do-not-attack")
    return say("do-" + type(answer).__name__.lower())


def build_option(s: State, answer: Action) -> Text | None:
    match answer:
        case a.Found(hex=hex_):
            return say("do-found", ground=ground_text(s, hex_))
        case a.Village(hex=hex_):
            return say("do-village", ground=ground_text(s, hex_))
        case a.Upgrade(hex=hex_):
            unit = kind_text(CITY_UNIT[s.terrain[hex_]])
            return say("do-upgrade", ground=ground_text(s, hex_), unit=unit)
        case a.Relocate(hex=hex_, to=to):
            return say("do-relocate", town=town_text(s.town[hex_]), hex=hex_text(hex_), ground=ground_text(s, to))
        case a.GiveBack(unit=unit_):
            return say("do-give-back", unit=unit_text(s, unit_))
        case a.GiveBackReserve(kind=kind):
            return say("do-give-back-reserve", kind=kind_text(KINDS.index(kind)))
        case a.Place(hex=hex_, kind=kind):
            return say("do-place", kind=kind_text(KINDS.index(kind)), ground=ground_text(s, hex_))
        case a.Launch(city=city, hex=hex_):
            return say("do-launch", hex=hex_text(hex_), city=hex_text(city))
        case a.Replace(hex=hex_):
            return say("do-replace", hex=hex_text(hex_))
    return None


def move_option(s: State, question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Take(unit=unit):
            return say("do-take", unit=unit_text(s, unit))
        case a.Go(hex=to):
            holder = s.held[to]
            if holder in (NOBODY, question.actor):
                return say("do-go", ground=ground_text(s, to))
            name = "do-pass" if allied(s, question.actor, holder) else "do-attack"
            return say(name, ground=ground_text(s, to), seat=seat_text(holder))
        case a.TakeRoad(hex=to):
            return say("do-take-road", ground=ground_text(s, to))
        case a.Via(hexes=hexes):
            return say("do-via", hexes=listing(hex_text(h) for h in hexes))
        case a.Bombard(hex=to):
            return say("do-bombard", ground=ground_text(s, to), seat=holder_text(s, to))
        case a.Load(unit=unit):
            return say("do-load", unit=unit_text(s, unit))
        case a.Land(unit=unit, to=to):
            name = "do-land" if s.held[to] in (NOBODY, question.actor) else "do-land-attack"
            return say(name, unit=unit_text(s, unit), ground=ground_text(s, to))
    return None


def fight_option(s: State, answer: Action) -> Text | None:
    match answer:
        case a.Fight(hex=hex_):
            return say("do-fight", ground=ground_text(s, hex_))
        case a.GiveUp(pairs=pairs):
            return say("do-give-up", pairs=pairs)
        case a.Hit(unit=unit):
            return say("do-hit", unit=unit_text(s, unit))
        case a.Retreat(unit=unit, to=to):
            return say("do-retreat", unit=unit_text(s, unit), hex=hex_text(to))
        case a.Withdraw(unit=unit, to=to):
            return say("do-withdraw", unit=unit_text(s, unit), ground=ground_text(s, to))
        case a.Board(unit=unit, ship=ship):
            return say("do-board", unit=unit_text(s, unit), ship=unit_text(s, ship))
    return None
