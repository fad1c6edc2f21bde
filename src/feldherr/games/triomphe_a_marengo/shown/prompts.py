"""What is asked, in words, with the numbers that matter and the rule it is asked under."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import actions as a
from feldherr.games.triomphe_a_marengo.board import APPROACH, BEYOND, CAPACITY, FULL, LIES_IN
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import stops
from feldherr.games.triomphe_a_marengo.rules.choices.battle.losses import LOSS_RULES
from feldherr.games.triomphe_a_marengo.rules.choices.limits import (
    MOST,
    RALLY_TWO_FROM,
    can_pay,
    most_at_stake,
    rally_refusal,
)
from feldherr.games.triomphe_a_marengo.shown.words import (
    area_text,
    at_text,
    face_text,
    front_text,
    say,
    side_text,
)
from feldherr.games.triomphe_a_marengo.state import State, ready_in_play
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text

RULES = {
    "action_or_end": "6.1", "what_to_do": "6.1", "pieces_to_move": "7.3", "pieces_to_withdraw": "7.9",
    "pieces_to_block": "7.5", "pieces_to_attack": "9.1.1", "pieces_to_rally": "14.8", "road_piece": "8.5",
    "road_step": "8.10", "road_continuation": "12.6", "pontoon_piece": "15.9", "responders": "9.2.1",
    "push_or_not": "9.4.4", "infantry_to_show": "9.0.8", "continuations": "12.1", "piece_to_hit": "10.2.1",
    "defence_line": "11.2.2", "pieces_to_assault": "11.3.1", "assault_line": "11.3.2", "defensive_fire": "11.4.1",
    "counterattack": "11.5.1", "retreat_over": "13.2.2", "disc_to_move": "18.3.6", "disc_to_remove": "18.4.4",
    "disc_to_recover": "18.5.3",
}  # fmt: skip
"""By question; losses are asked for under the rule of their occasion."""
AMONG = {"pieces_to_move", "pieces_to_withdraw", "pieces_to_block", "pieces_to_attack", "pieces_to_assault",
         "pieces_to_rally"}  # fmt: skip
"""Questions that name at least one piece, and then up to so many more."""


def front_of(question: Question) -> int | None:
    """The approach a question is about: the attacker's, or in his own questions the defender's."""
    if question.tells("front"):
        return int(question.front)
    return int(question.back) if question.tells("back") else None


def prompt(question: Question) -> tuple[Text, str]:
    """TM §6.1: one sentence for every question."""
    name = question.name
    if name in ("piece_to_lose", "piece_to_bear"):
        return say("ask-loss", occasion=question.occasion, due=question.due), LOSS_RULES[question.occasion]
    args = about(question) | numbers(question)
    return say("ask-" + name.replace("_", "-"), **args), RULES[name]


def about(question: Question) -> dict[str, Argument]:
    """What the question is about."""
    args: dict[str, Argument] = {}
    if question.name == "action_or_end":
        more = "yes" if len(question.options()) > 1 else "no"
        args = {"side": side_text(question.actor), "commands": question.s.turn.commands, "open": more}
    elif (front := front_of(question)) is not None:
        args = {"front": front_text(front), "area": area_text(BEYOND[front])}
    elif question.tells("way"):
        face = face_text(question.s.face[question.way.piece])
        args = {"piece": face, "step": question.way.step + 1, "paid": "yes" if question.way.paid else "no"}
        args["rides"] = "yes" if any(type(answer) is a.Continue for answer in question.options()) else "no"
    elif question.tells("spot"):
        args = {"where": at_text(question.spot)}
    elif question.tells("area"):
        args = {"area": area_text(question.area)}
    if question.name == "retreat_over":
        args["left"] = len(question.pieces)
    if question.tells("missing"):
        args["missing"] = question.missing
    return args


def numbers(question: Question) -> dict[str, Argument]:
    """TM §6.9 §7.7 §9.2.2 §9.3.2 §11.2.3: how many, at most how many, and what comes of it."""
    args: dict[str, Argument] = {}
    if not question.tells("chosen"):
        return args
    args["chosen"] = len(question.chosen)
    if question.name in AMONG:
        args["most"] = most(question)
    if question.name in ("defence_line", "counterattack"):
        args["most"] = FULL[question.back]
    if question.name == "assault_line":
        args["most"] = min(FULL[question.front], len(question.group))
    if question.name == "pieces_to_block":
        args["free"] = free_places(question.s, question.front)
    if question.name == "continuations":
        args["riders"] = len({answer.piece for answer in question.options() if type(answer) is a.Continue})
    if question.name == "responders":
        args |= defence(question)
    return args


def most(question: Question) -> int:
    """TM §3.18 §6.9 §14.9 §20.2: how many pieces can be named in all."""
    s: State = question.s
    if question.name == "pieces_to_rally":
        limit = 2 if ready_in_play(s) >= RALLY_TWO_FROM else 1
    else:
        limit = MOST
    if question.name in ("pieces_to_attack", "pieces_to_assault"):
        limit = min(limit, CAPACITY[BEYOND[question.front]])
    if question.name == "pieces_to_assault":
        limit = min(limit, most_at_stake(s, 0))
    if question.name == "pieces_to_block" and not can_pay(s):
        limit = free_places(s, question.front)
    if question.name == "pieces_to_move":
        area = BEYOND[question.front]
        limit = min(limit, CAPACITY[area] - s.troops[area])
        limit = max((n for n in range(limit + 1) if not rally_refusal(s, 1, area, n)), default=0)
    able = [answer for answer in question.options() if type(answer) is a.Name and answer not in question.chosen]
    return min(limit, len(question.chosen) + len(able)) if able else len(question.chosen)


def free_places(s: State, front: int) -> int:
    """TM §7.7: so many pieces go into this approach for nothing."""
    return max(0, FULL[front] - len(s.at[APPROACH[front]]))


def defence(question: Question) -> dict[str, Argument]:
    """TM §9.2.2 §9.3.2 §9.3.3 §18.3.1 §18.3.2: what a defender must know before he pushes anybody."""
    s, back, attackers = question.s, question.back, question.attackers
    there, full, first = len(s.at[APPROACH[back]]), FULL[back], back not in s.turn.attacked
    at_most = min(attackers, len(s.at[LIES_IN[back]]))
    needed = next((n for n in range(at_most + 1) if stops(there + n, full, attackers, first)), -1)
    return {
        "attackers": attackers, "way": "road" if question.by_road else "reserve", "most": at_most,
        "end": "open" if needed > 0 else "stopped" if needed == 0 else "hopeless", "needed": needed,
        "discs": 2 if full == 2 and attackers > 1 and first else 1,
    }  # fmt: skip
