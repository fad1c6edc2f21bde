"""What can be answered, in words, with what it costs."""

from __future__ import annotations

from functools import cache

from feldherr.games.triomphe_a_marengo import actions as a
from feldherr.games.triomphe_a_marengo.board import BEYOND, FIRST_BOX, FRONT_AT, MAIN_ROAD, ROADS
from feldherr.games.triomphe_a_marengo.rules.choices.movement.continuation import road_fronts
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import steps_from
from feldherr.games.triomphe_a_marengo.shown.prompts import free_places
from feldherr.games.triomphe_a_marengo.shown.words import (
    area_text,
    at_text,
    beyond_text,
    faced,
    front_text,
    piece_text,
    price_text,
    say,
    spot_title,
)
from feldherr.games.triomphe_a_marengo.state import State, occupant
from feldherr.kernel.answers import DONE, Action, No, Resign, Yes
from feldherr.kernel.defaults.choosing import open_besides
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

ROAD_ONLY = say("road-only")
OVER = {(crossing, area): front for (area, _), roads in ROADS.items() for crossing, front, _ in roads}
"""By crossing and the area it is left from: the approach it is left by."""
WITH = {
    "pieces_to_move": "done-move", "pieces_to_withdraw": "done-withdraw", "pieces_to_attack": "done-attack",
    "pieces_to_assault": "done-assault", "assault_line": "done-line", "defence_line": "done-line",
    "pieces_to_rally": "done-rally", "responders": "done-responders", "counterattack": "done-counterattack",
}  # fmt: skip
"""What follows when so many have been named."""
NONE = {
    "responders": "none-responders", "defence_line": "none-line", "counterattack": "none-counterattack",
    "defensive_fire": "none-fire", "road_continuation": "none-road-continuation", "disc_to_move": "none-disc",
    "disc_to_recover": "none-recovery",
}  # fmt: skip
"""What it means to name nobody at all."""


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    kind = type(answer)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ALWAYS:
        return always(answer)
    s: State = question.s
    match answer:
        case a.Name(piece):
            return named(question, s, piece)
        case a.Act(spot):
            return acting(spot, len(s.at[spot]))
        case a.EndActions():
            return say("do-endactions", commands=s.turn.commands if open_besides(question, answer) else 0)
        case a.Block(front):
            return say("do-block", front=front_text(front), free=free_places(s, front))
        case a.TakeRoad():
            return say("do-enter-by-road" if question.spot >= FIRST_BOX else "do-take-road")
        case a.Announce(piece) | a.Execute(piece) | a.Cancel(piece):
            verb = type(answer).__name__.lower()
            return say(f"do-{verb}", area=beyond_text(FRONT_AT[s.spot[piece]]))
        case a.Retreat(piece, front):
            return say("do-retreat", piece=faced(s.face[piece]), area=area_text(BEYOND[front]))
        case a.Cross() | a.Enter() | a.Continue():
            return under_way(question, answer)
    assert answer == DONE
    return done(question)


PLAIN: dict[type[Action], Text] = {
    kind: say("do-" + kind.__name__.lower()) for kind in (a.Halt, a.Pontoon, a.Rally, a.Wait, Yes, No)
}
"""What says all there is to say by its name."""
ALWAYS = {a.Go, a.Withdraw, a.Attack, a.Assault, a.Disc, a.Mix, a.CallOff, Resign}
"""What reads the same whatever the position is."""


@cache
def always(answer: Action) -> Text:
    """Options are put into words some thousand times a second: these once."""
    match answer:
        case a.Go(front):
            return say("do-go", area=area_text(BEYOND[front]))
        case a.Withdraw(area):
            return say("do-withdraw", area=area_text(area))
        case a.Attack(front):
            return say("do-attack", area=beyond_text(front))
        case a.Assault(front):
            return say("do-assault", area=beyond_text(front))
        case a.Disc(area):
            return say("do-disc", area=area_text(area))
        case a.Mix(spot):
            return say("do-mix", where=at_text(spot))
        case a.CallOff():
            return say("do-call-off")
    assert type(answer) is Resign
    return say("do-resign")


@cache
def acting(spot: int, count: int) -> Text:
    return say("do-act", spot=spot_title(spot), count=count)


def warning(question: Question, answer: Action) -> Text | None:
    """TM §6.3: what is not used when the actions are ended."""
    if type(answer) is a.EndActions and open_besides(question, answer):
        return say("do-endactions-warn", commands=question.s.turn.commands)
    return None


def named(question: Question, s: State, piece: int) -> Text:
    """A piece by its face; where pieces of several positions are asked for, with its position."""
    spots, here = s.spot, s.spot[piece]
    for other in question.options():
        if type(other) is a.Name and spots[other.piece] != here:
            return say("do-name-at", piece=piece_text(s, piece), where=at_text(here))
    return piece_text(s, piece)


def under_way(question: Question, answer: a.Cross | a.Enter | a.Continue) -> Text:
    """TM §8.6 §8.7 §12.5, ruling r14: roads and continuation, with what they cost in the end."""
    s: State = question.s
    match answer:
        case a.Cross(front, crossing):
            attack = occupant(s, BEYOND[front]) == 1 - question.actor
            road = "main" if MAIN_ROAD[crossing] else "paid" if question.tells("way") and question.way.paid else "local"
            name = "do-road-attack" if attack else "do-cross"
            return say(name, area=beyond_text(front), road=road, on=leading_on(question, answer))
        case a.Enter(area):
            return say("do-enter", area=area_text(area))
        case a.Continue(piece, front):
            return say(
                "do-continue", piece=piece_text(s, piece), front=front_text(front),
                price=price_text(price(question, answer)),
            )  # fmt: skip


def leading_on(question: Question, answer: a.Cross) -> Text:
    """Of several roads of one kind over the same approach: where this one leads on."""
    if not question.tells("way"):
        return ROAD_ONLY
    steps = {step.answer: step for step in steps_from(question.way) if step.front == answer.front}
    if len(steps) < 2 or answer not in steps:
        return ROAD_ONLY
    this = steps[answer]
    beside = [steps[other] for other in question.options() if other in steps and steps[other].main == this.main]
    if this not in beside or len(beside) < 2:
        return ROAD_ONLY
    ends = [tuple(sorted({BEYOND[OVER[crossing, step.to]] for crossing in step.on})) for step in beside]
    mine = ends[beside.index(this)]
    if ends.count(mine) > 1:
        return say("road-nth", place=beside.index(this) + 1)
    return say("road-on", areas=listed(mine)) if mine else say("road-ends")


def listed(areas: tuple[int, ...]) -> Text:
    text = area_text(areas[0])
    for area in areas[1:]:
        text = say("list", first=text, rest=area_text(area))
    return text


def price(question: Question, last: a.Continue | None) -> int:
    """TM §12.5 §12.6: what continuing costs if nobody else does so after this one."""
    if question.name == "road_continuation":
        by_main_road = last is None or road_fronts(question.s, question.way).get(last.front, True)  # type: ignore[call-overload]
        return 0 if question.way.paid or by_main_road else 1
    chosen = (*question.chosen, *([last] if last else ()))
    positions = len({named.front for named in chosen}) + (len(chosen) < len(question.group))
    return max(0, positions - 1)


def done(question: Question) -> Text:
    """To name no more: what follows from it, or that nobody is named at all."""
    name, count = question.name, len(question.chosen) if question.tells("chosen") else 0
    if name == "continuations":
        return say("done-continuations", count=count, price=price_text(price(question, None)))
    if name == "pieces_to_block":
        cost = 1 if count > free_places(question.s, question.front) else 0
        return say("done-block", count=count, price=price_text(cost))
    if count and name in WITH:
        return say(WITH[name], count=count)
    return say(NONE.get(name, "do-done"))
