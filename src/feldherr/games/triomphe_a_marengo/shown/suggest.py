"""Whole gestures the game proposes: a road march to a far area, all pieces of a position, a retreat to one area, losses
as anyone would take them.
"""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Cross, Halt, Name, TakeRoad, Wait
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, BEYOND, OPPOSITE, Front, Spot
from feldherr.games.triomphe_a_marengo.rules.choices.battle.losses import piece_to_bear, piece_to_lose, softest
from feldherr.games.triomphe_a_marengo.rules.choices.battle.retreat import retreat_over, room
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_piece, road_step
from feldherr.games.triomphe_a_marengo.rules.choices.orders import what_to_do
from feldherr.games.triomphe_a_marengo.rules.choices.rally import pieces_to_rally
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS, after, ends_in, soonest, steps_from
from feldherr.games.triomphe_a_marengo.rules.movement.step import Way
from feldherr.games.triomphe_a_marengo.rules.pieces import lose, put
from feldherr.games.triomphe_a_marengo.shown.prompts import AMONG, most
from feldherr.games.triomphe_a_marengo.shown.words import area_text, faced, say
from feldherr.games.triomphe_a_marengo.state import FACES, PIECES, Piece, State, copy, occupant, pieces_in
from feldherr.kernel.answers import DONE
from feldherr.kernel.event import Event
from feldherr.kernel.game import Suggestion
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

HALT, WAITING = Halt(), (Wait(),) * STEPS
MARCHING: list[Text | None] = [None] * (FACES * AREAS * 2)
SHOWN_BY: list[tuple[str, ...] | None] = [None] * (PIECES * AREAS)
"""What marches are called and point at, made once; read by their place, for a server does so all the time."""
Marches = list[tuple[int, bool, tuple[Any, ...]]]
"""Where one can get to, whether by a local road, and what is answered on the way."""


def suggestions(question: Question) -> list[Suggestion]:
    """For the questions of a road move: every area that can be reached, with the cheapest way; else the whole thing."""
    if question.choices is what_to_do:
        s, side, spot = question.s, question.side, question.spot
        if TakeRoad() not in question.options():
            return []
        return marches_out(s, side, spot, road_piece(s, side, spot), (TakeRoad(),))
    if question.choices is road_piece:
        return marches_out(question.s, question.side, question.spot, question.options(), ())
    if question.choices is road_step:
        return told(question.s, question.way.piece, (), marches(question.s, question.way))
    if question.name in AMONG:
        return everybody(question)
    if question.choices is retreat_over:
        return retreats(question)
    if question.choices in (piece_to_bear, piece_to_lose):
        return losses(question)
    return []


def everybody(question: Question) -> list[Suggestion]:
    """TM §6.9: all pieces that can take part."""
    names = [answer for answer in question.options() if type(answer) is Name]
    if question.chosen or question.choices is pieces_to_rally or not 1 < len(names) <= most(question):
        return []
    handles = tuple(handle for name in names for handle in name.handles)
    return [Suggestion(say("suggest-all", count=len(names)), (*names, DONE), handles)]


def retreats(question: Question) -> list[Suggestion]:
    """TM §13.2.2: all that are left to one area, if it has room for them."""
    out = []
    pieces, fronts = question.pieces, {way.front: None for way in question.options()}
    for front in fronts:
        if len(pieces) > 1 and room(question.s, BEYOND[front]) >= len(pieces):
            answers = all_over(question, front)
            if answers:
                text = say("suggest-retreat", area=area_text(BEYOND[front]))
                out.append(Suggestion(text, answers, (f"space:{BEYOND[front]}",)))
    return out


def all_over(question: Question, front: Front) -> tuple[Any, ...]:
    """The answers that take one piece after the other over this approach; none where the kernel answers by itself."""
    s, answers = copy(question.s), list[Any]()
    while pieces := tuple(pieces_in(s, question.area)):
        options = retreat_over(s, question.side, question.area, pieces, question.attackers)
        way = next((way for way in options if way.front == front), None)
        if way is None:
            return ()
        if len(options) > 1:
            answers.append(way)
        put(s, way.piece, BEYOND[front])
    return tuple(answers)


def losses(question: Question) -> list[Suggestion]:
    """TM §11.8.1 §13.1.8: several losses at once, each by the piece of which anyone would take it."""
    if question.due < 2 or len(question.options()) < 2:
        return []
    s, answers = copy(question.s), list[Any]()
    hits: tuple[Piece, ...] = question.hits if question.choices is piece_to_lose else ()
    for due in range(question.due, 0, -1):
        if not any(s.face[piece] for piece in question.pieces):
            break
        if question.choices is piece_to_lose:
            options = piece_to_lose(s, question.pieces, hits, due, question.occasion)
        else:
            options = piece_to_bear(s, question.pieces, due, question.occasion)
        piece = softest(s, [option.piece for option in options])
        if len(options) > 1:
            answers.append(Name(piece))
        lose(s, unheard, piece)
        hits = (*hits, piece)
    return [Suggestion(say("suggest-losses"), tuple(answers))] if len(answers) > 1 else []


def unheard(event: Event) -> None:
    """Nobody hears of what is only foreseen."""


def marches_out(s: State, side: int, spot: Spot, named: list[Any], first: tuple[Any, ...]) -> list[Suggestion]:
    """The marches of each of these pieces; they are the same for all that are ready."""
    found: dict[int, Marches] = {}
    out: list[Suggestion] = []
    for name in named:
        unready = s.unready >> name.piece & 1
        if unready not in found:
            found[unready] = marches(s, Way(side, name.piece, spot))
        out += told(s, name.piece, (*first, name), found[unready])
    return out


def marches(s: State, start: Way) -> Marches:
    """TM §8.7 §8.14: the ways with the fewest local roads, then steps; road attacks are left to the player."""
    best: dict[int, tuple[tuple[bool, int], tuple[Any, ...]]] = {}
    heads: list[tuple[Way, tuple[Any, ...]]] = [(start, ())]
    been: set[Way] = set()
    while heads:
        way, answers = heads.pop()
        if way in been:
            continue
        been.add(way)
        for onward, said in steps_on(s, way):
            if back_over(said[-1]) in answers:                                           # 8.15
                continue
            march = (*answers, *said)
            cost = (onward.paid, onward.step)
            if onward.where not in best or cost < best[onward.where][0]:
                best[onward.where] = (cost, march)
            if onward.step < STEPS and not ends_in(s, AREA_OF[onward.where]):
                heads.append((onward, march))
    best.pop(start.where, None)
    return [
        (to, local, march if used == STEPS or ends_in(s, AREA_OF[to]) else (*march, HALT))
        for to, ((local, used), march) in sorted(best.items())
    ]


def told(s: State, piece: Piece, first: tuple[Any, ...], found: Marches) -> list[Suggestion]:
    """The marches of one piece in words."""
    face = s.face[piece]
    return [
        Suggestion(marching(face, to, local), first + march, shown_by(to, piece), march) for to, local, march in found
    ]


def marching(face: int, to: int, local: bool) -> Text:
    place = (face * AREAS + to) * 2 + local
    if (text := MARCHING[place]) is None:
        words = "suggest-road-local" if local else "suggest-road"
        text = MARCHING[place] = say(words, piece=faced(face), area=area_text(to))
    return text


def shown_by(to: int, piece: Piece) -> tuple[str, ...]:
    """Where a march leads, and who marches."""
    place = piece * AREAS + to
    if (shown := SHOWN_BY[place]) is None:
        shown = SHOWN_BY[place] = f"space:{to}", f"piece:{piece}"
    return shown


def back_over(answer: Any) -> Any:
    """TM §8.15: the same crossing in the other direction, which the piece itself has closed by crossing."""
    return Cross(OPPOSITE[answer.front], answer.crossing) if type(answer) is Cross else None


def steps_on(s: State, way: Way) -> list[tuple[Way, tuple[Any, ...]]]:
    """Where the next crossing can lead without a fight, after as little waiting as traffic demands."""
    out: list[tuple[Way, tuple[Any, ...]]] = []
    enemy, first = 1 - way.side, way.step + 1
    for step in steps_from(way):
        if occupant(s, step.to) != enemy and (number := soonest(s, way, step, first)):
            out.append((after(way, step, number), (*WAITING[: number - first], step.answer)))
    return out
