"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo import actions as a
from feldherr.games.triomphe_a_marengo.board import BEYOND, FIRST_BOX, FRONT_AT, MAIN_ROAD
from feldherr.games.triomphe_a_marengo.shown.words import (
    area_text,
    beyond_text,
    front_text,
    piece_text,
    say,
    side_text,
    spot_text,
)
from feldherr.games.triomphe_a_marengo.state import State, occupant
from feldherr.kernel.answers import DONE, Action, Interjection
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

RULES = {
    "action_or_end": "6.1", "what_to_do": "6.1", "pieces_to_move": "7.3", "pieces_to_withdraw": "7.9",
    "pieces_to_block": "7.5", "pieces_to_attack": "9.1.1", "pieces_to_rally": "14.8", "road_piece": "8.5",
    "road_step": "8.10", "road_continuation": "12.6", "pontoon_piece": "15.9", "responders": "9.2.1",
    "push_or_not": "9.4.4", "infantry_to_show": "9.0.8", "continuations": "12.1", "piece_to_hit": "10.2.1",
    "defence_line": "11.2.2", "pieces_to_assault": "11.3.1", "assault_line": "11.3.2", "defensive_fire": "11.4.1",
    "counterattack": "11.5.1", "piece_to_lose": "11.8.1", "piece_to_bear": "11.8.2", "retreat_over": "13.2.2",
    "disc_to_move": "18.3.6", "disc_to_remove": "18.4.4", "disc_to_recover": "18.5.3",
}  # fmt: skip


def front_of(question: Question) -> int | None:
    """The approach a question is about: the attacker's, or in his own questions the defender's."""
    if question.tells("front"):
        return int(question.front)
    return int(question.back) if question.tells("back") else None


def prompt(question: Question) -> tuple[Text, str]:
    """TM §6.1: one sentence for every question."""
    name = question.name
    args: dict[str, Any] = {}
    if name == "action_or_end":
        args = {"side": side_text(question.actor), "commands": question.s.turn.commands}
    elif (front := front_of(question)) is not None:
        args = {"front": front_text(front), "area": area_text(BEYOND[front])}
    elif question.tells("way"):
        args = {"piece": piece_text(question.s, question.way.piece), "step": question.way.step + 1}
    elif question.tells("spot"):
        args = {"spot": spot_text(question.spot)}
    elif question.tells("area"):
        args = {"area": area_text(question.area)}
    if question.tells("missing"):
        args["missing"] = question.missing
    if question.tells("chosen"):
        args["chosen"] = len(question.chosen)
    return say("ask-" + name.replace("_", "-"), **args), RULES[name]


DONE_WORDS = {
    "responders": "done-responders", "defence_line": "done-defence-line", "defensive_fire": "done-no-fire",
    "counterattack": "done-counterattack", "continuations": "done-continuations", "road_continuation": "done-halt-here",
    "disc_to_move": "done-no-disc", "disc_to_recover": "done-no-recovery",
}  # fmt: skip


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    if isinstance(answer, Interjection):
        return interjection(answer)
    s: State = question.s
    match answer:
        case a.Act(spot):
            return say("do-act", spot=spot_text(spot), count=len(s.at[spot]))
        case a.Go(front):
            return say("do-go", area=beyond_text(front))
        case a.Withdraw(area):
            return say("do-withdraw", area=area_text(area))
        case a.Block(front):
            return say("do-block", front=front_text(front))
        case a.Attack(front):
            return say("do-attack", area=beyond_text(front))
        case a.Assault(front):
            return say("do-assault", area=beyond_text(front))
        case a.TakeRoad():
            return say("do-enter-by-road" if question.spot >= FIRST_BOX else "do-take-road")
        case a.Announce(piece) | a.Execute(piece) | a.Cancel(piece):
            verb = type(answer).__name__.lower()
            front = FRONT_AT[s.spot[piece]]
            return say(f"do-{verb}", area=beyond_text(front))
        case a.Name(piece):
            return piece_text(s, piece)
        case a.Cross(front, crossing):
            attack = occupant(s, BEYOND[front]) == 1 - question.actor
            road = say("main-road" if MAIN_ROAD[crossing] else "local-road")
            return say("do-road-attack" if attack else "do-cross", area=beyond_text(front), road=road)
        case a.Enter(area):
            return say("do-enter", area=area_text(area))
        case a.Continue(piece, front):
            return say("do-continue", piece=piece_text(s, piece), front=front_text(front))
        case a.Retreat(piece, front):
            return say("do-retreat", piece=piece_text(s, piece), area=beyond_text(front))
        case a.Disc(area):
            return say("do-disc", area=area_text(area))
    if answer == DONE:
        return say(DONE_WORDS.get(question.name, "do-done"))
    return say("do-" + type(answer).__name__.lower())


def interjection(answer: Interjection) -> Text:
    """What a player may say without being asked."""
    if isinstance(answer, a.Mix):
        return say("do-mix", spot=spot_text(answer.spot))
    return say("do-call-off") if isinstance(answer, a.CallOff) else say("do-resign")


