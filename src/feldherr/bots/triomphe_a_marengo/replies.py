"""What anyone would answer to the small questions inside an action, without looking ahead."""

from __future__ import annotations

import random
from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Continue, Disc, Halt, Name, Retreat
from feldherr.games.triomphe_a_marengo.board import AREAS, BEYOND, FULL
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, State
from feldherr.kernel.answers import DONE, YES
from feldherr.kernel.question import Question


def strongest(s: State, options: list[Any]) -> Any:
    named = [o for o in options if type(o) is Name]
    return max(named, key=lambda o: (s.face[o.piece] & 3, -o.piece)) if named else options[-1]


def weakest(s: State, options: list[Any]) -> Any:
    """The piece one would rather lose a step of: no cavalry, no last step."""
    def price(option: Any) -> tuple[int, int, int]:
        face = s.face[option.piece]
        return (face & 3 == 1, face >> 2 == CAVALRY, -(face & 3))
    return min([o for o in options if type(o) is Name], key=price)


def reply(question: Question, rng: random.Random) -> Any:
    """An answer at once; questions it does not know are answered by the first option that ends them."""
    s: State = question.s
    options = question.options()
    if len(options) == 1:
        return options[0]
    name = question.name
    if name == "responders":
        chosen, back, attackers = question.chosen, question.back, question.attackers
        short = FULL[back] - len(s.at[AREAS + back])
        if short <= 0 or len(s.at[BEYOND[back ^ 1]]) + len(chosen) < short or attackers < short:
            return DONE
        return weakest(s, options) if any(type(o) is Name for o in options) else DONE
    if name in ("defence_line", "assault_line", "pieces_to_assault"):
        line = [o for o in options if type(o) is Name and s.face[o.piece] >> 2 != ARTILLERY]
        return strongest(s, line) if line else options[-1]
    if name in ("defensive_fire", "infantry_to_show"):
        return options[0]
    if name == "counterattack":
        return strongest(s, options) if not question.chosen else DONE
    if name in ("piece_to_lose", "piece_to_bear", "piece_to_hit"):
        return weakest(s, options)
    if name == "push_or_not":
        return YES
    if name == "retreat_over":
        return min((o for o in options if type(o) is Retreat), key=lambda o: (s.troops[BEYOND[o.front]] == 0, o.piece))
    if name in ("disc_to_remove", "disc_to_move", "disc_to_recover"):
        discs = [o for o in options if type(o) is Disc]
        return rng.choice(discs) if discs else DONE
    if name in ("continuations", "road_continuation"):
        ahead = [o for o in options if type(o) is Continue]
        return rng.choice(ahead) if ahead and DONE not in options else DONE
    if name == "road_step":
        return Halt() if Halt() in options else options[0]
    return DONE if DONE in options else options[0]
