"""How a list is read (TC §15.14 §15.15): line by line, each with its letter, each leaving fewer to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.automa.actor import Actor, Choice

STAY = "stay"


class Plan(NamedTuple):
    """What a unit would do: the action of its list, the letters that decided, and what is left to draw from."""

    action: str
    letters: tuple[str, ...]
    options: tuple[Choice, ...]
    towards: tuple[Choice, ...] = ()
    """Of who only comes closer: whom he has in mind on each hex."""


Measure = Callable[[Actor, Choice], int]
Keep = Callable[[Actor, Measure, list[Choice]], list[Choice]]
Action = Callable[[Actor], Plan | None]


class Line(NamedTuple):
    """One line of a list; without a letter it is part of the action itself, and not told."""

    letter: str
    keep: Keep
    measure: Measure


def meets(actor: Actor, measure: Measure, options: list[Choice]) -> list[Choice]:
    return [option for option in options if measure(actor, option)]


def least(actor: Actor, measure: Measure, options: list[Choice]) -> list[Choice]:
    values = [measure(actor, option) for option in options]
    best = min(values)
    return [option for option, value in zip(options, values) if value == best]


def most(actor: Actor, measure: Measure, options: list[Choice]) -> list[Choice]:
    values = [measure(actor, option) for option in options]
    best = max(values)
    return [option for option, value in zip(options, values) if value == best]


def narrowed(actor: Actor, options: list[Choice], lines: Sequence[Line]) -> tuple[list[Choice], tuple[str, ...]]:
    """TC §15.15: a criterion nobody meets is skipped and removes nothing. What is left, and the letters that did it."""
    letters: dict[str, None] = {}
    for letter, keep, measure in lines:
        if len(options) == 1:
            break
        kept = keep(actor, measure, options)
        if kept and len(kept) < len(options):
            options = kept
            if letter:
                letters[letter] = None
    return options, tuple(letters)


def decide(actor: Actor, action: str, options: list[Choice], lines: Sequence[Line] = ()) -> Plan | None:
    """An action with its candidates and the lines that choose among them; nothing if there are none."""
    if not options:
        return None
    left, letters = narrowed(actor, options, lines)
    return Plan(action, letters, tuple(left))


def approach(actor: Actor, action: str, options: list[Choice], lines: Sequence[Line]) -> Plan | None:
    """TC §15.37 §15.46: the same, but the unit only moves."""
    found = decide(actor, action, options, lines)
    hexes = {Choice(option.hex) for option in found.options} if found else set[Choice]()
    return found and found._replace(options=tuple(sorted(hexes)), towards=found.options)


def first(actor: Actor, actions: Sequence[Action]) -> Plan:
    """TC §15.14: the first action that can be carried out; if there is none the unit stays."""
    for action in actions:
        if found := action(actor):
            return found
    return Plan(STAY, (), (Choice(NOBODY),))
