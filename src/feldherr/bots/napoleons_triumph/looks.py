"""What is worth a look inside an own command: for whole turns nearly all of it, for quick ones the attacks."""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from feldherr.bots.napoleons_triumph.greedy import TRIED
from feldherr.bots.napoleons_triumph.orders import OTHERS, defences, leads, sensible
from feldherr.bots.napoleons_triumph.replies import careful
from feldherr.bots.search.turns.rehearsal import Path
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FIGHT
from feldherr.games.napoleons_triumph.state import OWN, State, side_of_seat
from feldherr.kernel.question import Choices, Question, about

ATTACKS = (a.Threaten, a.ThreatenGuard)
GIVEN = (*TRIED[:-1], a.ThreatenGuard)
"""Corps and attacks."""
ALONE = 2
"""In a quick turn so many single regiments are thought of for an attack, the strongest."""


def wide(choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """For own turns: corps and attacks, then who is detached, joins a corps or has an enemy next door."""
    name, s = choices.__name__, about(choices, args, "s")
    if name == "command_or_end":
        others = [option for option in options if type(option) in OTHERS and sensible(s, option)]
        return [*(option for option in options if type(option) in GIVEN), *others]
    if name == "attack_command":
        return able(choices, args, options)
    return options


def sharp(choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """For quick turns: attacks with a corps, or with the strongest regiments."""
    name, s = choices.__name__, about(choices, args, "s")
    if name == "command_or_end":
        return [option for option in options if type(option) in ATTACKS]
    if name == "attack_command":
        found = able(choices, args, options)
        alone = sorted((o for o in found if type(o) is a.WithRegiment), key=lambda o: -(s.face[o.piece] & 3))
        return [*(option for option in found if type(option) is not a.WithRegiment), *alone[:ALONE]]
    return options


def able(choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """NT §11.s5.11: no attack to the end that brings nobody into the front line."""
    question = Question(-1, choices, args)
    if question.mode != FIGHT:
        return options
    return [o for o in options if type(o) is not a.WithRegiment or leads(question, o.piece)] or options


def mover(s: State) -> int:
    return s.teams[s.side][s.rank]


def seen(s: State, seat: int) -> Hashable:
    """What a seat sees of the map, its own faces included."""
    own = tuple([s.face[block] for block in OWN[side_of_seat(s, seat)]])
    return s.round, s.side, s.rank, own, tuple(s.spot), tuple(s.post), tuple(s.known), tuple(s.morale), s.turn


def answers(question: Question, rng: random.Random) -> list[Path]:
    """Sets of defenders as a whole; everything else by itself, what would be said at once first."""
    if question.name == "defenders_to_name":
        return [tuple(one) for one in defences(question, rng)]
    first = careful(question, rng)
    return [(first,), *((option,) for option in question.options() if option != first)]
