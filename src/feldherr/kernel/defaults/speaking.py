"""What is said of a game that says it in no words of its own: message ids made from the names in its code.

The game's prefix in front: `nf-ask-piece-to-step` for the question `piece_to_step`, `nf-step` for the action `Step`,
`nf-turn-began` for the event `TurnBegan`. Fields and parameters are the message's arguments, and the rule is the first
that a docstring cites.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from feldherr.kernel.answers import Done, No, Resign, Yes
from feldherr.kernel.defaults.ending import Resigned
from feldherr.kernel.event import Event
from feldherr.kernel.question import Question, fields
from feldherr.kernel.text import Argument, Text, say

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
COMMON: dict[type[Any], str] = {Done: "done", Yes: "yes", No: "no", Resign: "resign"}
"""Answers that are said alike in all games."""
SEATS = ("side", "seat", "winner", "loser", "attacker", "defender")
"""Fields of these names hold seats and are said by their titles."""


def message(game: Game, name: str, /, **args: Argument) -> Text:
    """A message of the game: its ids begin with its prefix."""
    return say(f"{game.prefix.lower()}-{name}", **args)


def prompt(game: Game, question: Question) -> tuple[Text, str]:
    """What is asked: the message `…-ask-…` of the question's name, and the rule its function cites."""
    about = {"side": question.actor} | dict(zip(fields(question.choices), question.args))
    return said(game, f"ask-{dashed(question.name)}", about), rule_of(game.prefix, question.choices)


def option(game: Game, answer: Any) -> Text:
    """An answer: the message of its class, with its fields."""
    if common := COMMON.get(type(answer)):
        return say(common)
    return said(game, dashed(type(answer).__name__), msgspec.structs.asdict(answer))


def told(game: Game, event: Event) -> tuple[Text, str]:
    """What happened: the message of its class, with its fields, and the rule its class cites."""
    if isinstance(event, Resigned):
        return say("resigned", side=game.called("side", event.side)), game.resign_rule
    about = msgspec.structs.asdict(event)
    return said(game, dashed(type(event).__name__), about), rule_of(game.prefix, type(event))


def said(game: Game, name: str, about: dict[str, Any]) -> Text:
    """A message with what can be said of these things; a state cannot."""
    sayable = {key: value for key, value in about.items() if isinstance(value, Text) or not holds_more(value)}
    return message(game, name, **{key: game.called(key, value) for key, value in sayable.items()})


def holds_more(value: Any) -> bool:
    return isinstance(value, msgspec.Struct | dict | list | set | frozenset)


def called(field: str, value: Any, titles: tuple[Text, ...]) -> Argument:
    """What a value is called in a sentence: nothing `none`, truth `yes` or `no`, several things a list or a count."""
    if isinstance(value, Text):
        return value
    if value is None or isinstance(value, bool):
        return "none" if value is None else "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) if plain(value) else len(value)
    if field in SEATS and isinstance(value, int) and 0 <= value < len(titles):
        return titles[value]
    return value if type(value) in (int, str) else int(value) if isinstance(value, int) else str(value)


def plain(values: Iterable[Any]) -> bool:
    return all(isinstance(value, int | str) for value in values)


def dashed(name: str) -> str:
    """`TurnBegan` and `turn_began` as `turn-began`."""
    return WORD.sub("-", name).replace("_", "-").lower()


@cache
def rule_of(prefix: str, thing: Any) -> str:
    """The first rule a docstring cites."""
    found = re.search(rf"\b{re.escape(prefix)} ?§ ?([0-9][0-9A-Za-z.\-]*)", thing.__doc__ or "")
    if found is None:
        raise LookupError(f"the docstring of {thing.__name__} cites no rule: write the one it stands for, {prefix} §…")
    return found[1].rstrip(".-")
