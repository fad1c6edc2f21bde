"""What Ford says: prompts, options, sentences of the log. Put into words by the Fluent files in `text`."""

from __future__ import annotations

from typing import Any

from feldherr.kernel.answers import DONE, Done, No, Resign, Yes
from feldherr.kernel.event import Event
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text, say
from tests.ford import events
from tests.ford.actions import Attack, March, Mix, Name, Pass
from tests.ford.choices import MOST
from tests.ford.state import State, standing
from tests.ford.view import face_name, side_text

RULES = {
    "commands": "2.1", "blocks_to_march": "2.5", "stand_or_leave": "3.1", "front_block": "3.2",
    "support_block": "3.3", "fire_or_not": "3.4", "step_to_lose": "4.2",
}  # fmt: skip


def area(number: int) -> Text:
    return say(f"ford-area-{number}")


def prompt(question: Question) -> tuple[Text, str]:
    return say(f"ford-ask-{question.name.replace('_', '-')}"), RULES[question.name]


def option(question: Question, answer: Any) -> Text:
    match answer:
        case March(origin, to):
            return say("ford-march", origin=area(origin), to=area(to))
        case Attack(origin, target):
            return say("ford-attack", origin=area(origin), target=area(target))
        case Name(block):
            return say("ford-name", block=block)
        case Pass():
            return say("ford-pass")
        case Mix(where):
            return say("ford-mix", area=area(where))
        case Resign():
            return say("ford-resign")
        case Yes() | No():
            name = question.name.replace("_", "-") if question else "any"
            return say(f"ford-{name}-{'yes' if answer == Yes() else 'no'}")
        case Done():
            return say("ford-no-support" if question and question.name == "support_block" else "ford-done")
    raise AssertionError(f"Ford knows no answer {answer}")


def told(event: Event) -> tuple[Text, str] | None:
    match event:
        case events.Dealt(side):
            return say("ford-dealt", side=side_text(side)), "1.2"
        case events.TurnBegan(turn, side):
            return say("ford-turn-began", turn=turn, side=side_text(side)), "2.1"
        case events.Marched(side, blocks, to):
            return say("ford-marched", side=side_text(side), count=len(blocks), to=area(to)), "2.3"
        case events.Attacked(side, origin, target):
            return say("ford-attacked", side=side_text(side), origin=area(origin), target=area(target)), "3.1"
        case events.Left(side, where):
            return say("ford-left", side=side_text(side), area=area(where)), "4.3"
        case events.Fired(side, faces):
            return say("ford-fired", side=side_text(side), faces=", ".join(map(str, faces))), "3.4"
        case events.Lined(side, blocks):
            return say("ford-lined", side=side_text(side), count=len(blocks)), "3.5"
        case events.Revealed(block, face):
            return say("ford-revealed", block=block, face=say(f"ford-face-{face_name(face)}")), "3.5"
        case events.StepLost(side, block, strength, morale):
            return say("ford-step-lost", side=side_text(side), block=block, strength=strength, morale=morale), "5.1"
        case events.Mixed(side, where, blocks):
            return say("ford-mixed", side=side_text(side), count=len(blocks), area=area(where)), "2.6"
        case events.Resigned(side):
            return say("ford-resigned", side=side_text(side)), "5.3"
    return None


def suggestions(question: Question) -> list[Suggestion]:
    """March with as many as may."""
    if question.name != "commands":
        return []
    s: State = question.s
    out = []
    for march in question.options():
        if isinstance(march, March):
            blocks = standing(s, march.origin, s.side)[:MOST]
            text = say("ford-march-all", count=len(blocks), origin=area(march.origin), to=area(march.to))
            out.append(Suggestion(text, (march, *map(Name, blocks), DONE), march.handles))
    return out
