"""Which commands and which sets of defenders the levels think of in Napoleon's Triumph."""

from __future__ import annotations

import random
from typing import Any

from feldherr.bots.napoleons_triumph.greedy import TRIED
from feldherr.bots.napoleons_triumph.manner import Manner
from feldherr.bots.napoleons_triumph.replies import careful, strongest
from feldherr.bots.search.plans import Plan
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, LOCALE_OF, NOBODY, Front
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FIGHT
from feldherr.games.napoleons_triumph.rules.choices.battle.defending import defenders_to_name
from feldherr.games.napoleons_triumph.rules.choices.battle.lines import leader_refusal
from feldherr.games.napoleons_triumph.state import BLOCKS, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question


def thought_of(question: Question, manner: Manner, rng: random.Random) -> list[Any]:
    """Of a question's options those that are worth a look: corps and attacks, and of the many others a few by lot."""
    options = question.options()
    if question.name == "command_or_end":
        found = [o for o in options if type(o) in TRIED or (manner.guard and type(o) is a.ThreatenGuard)]
        if manner.orders:
            others = [o for o in options if type(o) in OTHERS and sensible(question.s, o)]
            drawn = others if len(others) <= manner.orders else rng.sample(others, manner.orders)
            found[-1:] = [*drawn, *found[-1:]]
        return found
    if question.name == "attack_command" and not manner.lone and question.mode == FIGHT:
        return [o for o in options if type(o) is not a.WithRegiment or leads(question, o.piece)] or options
    return options


OTHERS = (a.DetachmentMove, a.Attach, a.RegimentMove)


def sensible(s: State, command: Any) -> bool:
    """NT §9.9 §9.13 §9.17: who is detached joins a corps or goes its own way; of a corps who has an enemy next door."""
    if type(command) is a.Attach:
        return True
    spot = s.post[command.commander] if type(command) is a.DetachmentMove else s.spot[command.piece]
    if type(command) is a.RegimentMove and s.corps[command.piece] == NOBODY:
        return True
    locale = LOCALE_OF[spot]
    return locale >= 0 and any(s.troops[BEYOND[f]] and s.holder[BEYOND[f]] != s.side for f in FRONTS[locale])


def leads(question: Question, piece: int) -> bool:
    """NT §11.s5.10 §11.s5.11: whether a regiment that attacks alone can stand in the front line."""
    s: State = question.s
    rule = leader_refusal(s, question.side, piece, question.front, (piece,), "regiment", question.guard)
    return rule is None


def defences(question: Question, rng: random.Random) -> list[Any]:
    """NT §11.s2.1 §11.s2.2 §11.s2.9: sets of defenders: what comes first to mind, all, one, two, nobody, three."""
    s, back, chosen = question.s, question.back, tuple(question.chosen)
    first = careful(question, rng)
    sets = [named(s, back, chosen, most, lead) for most, lead in ((BLOCKS, True), (1, False), (2, True), (3, True))]
    nobody: list[list[Any]] = [[]] if DONE in question.options() else []
    few = [] if first == DONE else [named(s, back, chosen, 2, False)]
    ordered = [*nobody, *sets] if first == DONE else [*few, *sets[:3], *nobody, *sets[3:]]
    return list(dict.fromkeys(Plan((*names, DONE)) for names in ordered))


def named(s: State, back: Front, chosen: tuple[Any, ...], most: int, lead: bool) -> list[Any]:
    """So many regiments at most, the strongest of what can stand together first; and their commanders if they go."""
    out: list[Any] = []
    while True:
        options = defenders_to_name(s, (*chosen, *out), back)
        blocks = [o for o in options if type(o) is a.Name and o.piece < BLOCKS]
        leaders = [o for o in options if type(o) is a.Name and o.piece >= BLOCKS]
        if blocks and len(chosen) + len(out) < most:
            beside = [o for o in blocks if out and s.corps[o.piece] == s.corps[out[0].piece]]
            out.append(strongest(s, beside or blocks))
        elif leaders and lead and (out or chosen):
            out.append(leaders[0])
        else:
            return out
