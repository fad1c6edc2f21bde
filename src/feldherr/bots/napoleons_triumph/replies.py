"""What anyone would answer to the small questions, without looking ahead."""

from __future__ import annotations

import random
from typing import Any

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, FRONTS, LIES_IN, LOCALES, START
from feldherr.games.napoleons_triumph.state import ARTILLERY, BLOCKS, CAVALRY, GUARD_FACE, HEAVY, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question

FEINTS = 0.4
"""So many threats are only feints."""


def named(options: list[Any]) -> list[Any]:
    return [o for o in options if type(o) is a.Name]


def strongest(s: State, options: list[Any]) -> Any:
    """The best for a front line: strong, and no elite unit if another will do."""
    blocks = [o for o in named(options) if o.piece < BLOCKS]
    if not blocks:
        return DONE
    return max(blocks, key=lambda o: (s.face[o.piece] & 3, s.face[o.piece] not in (HEAVY, GUARD_FACE), -o.piece))


def cheapest(s: State, options: list[Any]) -> Any:
    """Whom one would rather lose a point of: nobody's last one, no elite unit."""
    def price(option: Any) -> tuple[bool, bool, int]:
        face = s.face[option.piece]
        return (face in (HEAVY, GUARD_FACE), face & 3 == 1, -(face & 3))
    return min(named(options), key=price)


def careful(question: Question, rng: random.Random) -> Any:
    """An answer at once; of defenders two where another threat may follow, and some threats are only feints."""
    options = question.options()
    if question.name == "defenders_to_name" and len(options) > 1 and many_sides(question.s, question.back):
        first = defend(question.s, question, options)
        if first == DONE or not question.chosen:
            return first
        return DONE if len(question.chosen) > 1 else strongest(question.s, options)
    if question.name == "feint_or_fight" and len(options) > 1:
        return a.Feint() if rng.random() < FEINTS else a.Fight()
    return reply(question, rng)


def reply(question: Question, rng: random.Random) -> Any:
    """An answer at once."""
    s: State = question.s
    options = question.options()
    if len(options) == 1:
        return options[0]
    name = question.name
    if name == "organisation_to_adopt":
        return a.Organise(rng.randrange(2))
    if name in ("start_position", "detachment_post"):
        home = START[question.commander] if name == "start_position" else -1
        return a.Place(home) if a.Place(home) in options else rng.choice(options)
    if name == "defenders_to_name":
        return defend(s, question, options)
    if name in ("defence_line", "attack_line"):
        return strongest(s, options) if len(question.chosen) < 2 else DONE
    if name == "counter_attack":
        return strongest(s, options) if not question.chosen and question.leads else DONE
    if name in ("regiment_to_hit", "target"):
        return max(named(options), key=lambda o: s.face[o.piece] & 3)
    if name == "regiment_to_bear":
        return cheapest(s, options)
    if name in ("regiment_to_keep", "guard_to_show"):
        return max(named(options), key=lambda o: (s.face[o.piece] >> 2 != CAVALRY, s.face[o.piece] & 3))
    if name == "front_width":
        return a.Wide() if a.Wide() in options else options[0]
    if name == "feint_or_fight":
        return a.Fight() if a.Fight() in options else options[0]
    if name == "retreat_over":
        return max(options, key=lambda o: s.troops[BEYOND[o.front]])
    if name == "blockers_to_send":
        return DONE if DONE in options else options[0]
    if name in ("ride_on", "road_step"):
        return a.Halt() if a.Halt() in options else options[0]
    if name == "attack_command":
        return command(s, options)
    if name == "regiments_to_send":
        return DONE if DONE in options and len(question.chosen) >= 2 else options[0]
    return DONE if DONE in options else rng.choice(options)


def defend(s: State, question: Question, options: list[Any]) -> Any:
    """Defend with everybody if there is something to fight with; else give up the locale."""
    chosen, back = question.chosen, question.back
    if not named(options):
        return DONE
    attackers = s.troops[LIES_IN[back ^ 1]]
    if not chosen and sum(s.face[o.piece] & 3 for o in named(options) if o.piece < BLOCKS) + 1 < attackers:
        return DONE
    soft = [o for o in named(options) if o.piece >= BLOCKS or s.face[o.piece] >> 2 != ARTILLERY]
    return soft[0] if soft else named(options)[0]


def many_sides(s: State, back: int) -> bool:
    """NT §11.s2.9: whether three or more stand in reserve, and another free approach faces an enemy."""
    locale = LIES_IN[back]
    enemy = 1 - s.holder[locale]
    return len(s.at[locale]) > 2 and any(
        s.troops[BEYOND[f]] and s.holder[BEYOND[f]] == enemy and not s.at[LOCALES + f] and f >> 1 not in s.turn.barred
        for f in FRONTS[locale] if f != back
    )  # fmt: skip


def command(s: State, options: list[Any]) -> Any:
    """A whole corps rather than a regiment."""
    corps = [o for o in options if type(o) is a.WithCorps]
    if corps:
        return max(corps, key=lambda o: sum(s.face[b] & 3 for b in s.members[o.commander]))
    alone = [o for o in options if type(o) is a.WithRegiment]
    return max(alone, key=lambda o: s.face[o.piece] & 3) if alone else options[0]
