"""A battle to watch: what its events say of it, put together step by step; a viewer's from the events he has seen.

The browser does the same with the lines of the log (`web/src/battle/fold.ts`): the card at any event is what has been
added to it until then, so that it can be watched, gone through again, and looked up later.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from feldherr.kernel.event import Event
from feldherr.kernel.game import Game
from feldherr.kernel.text import Text
from feldherr.kernel.view import Clash, Loss, Party, Piece, Roll, Row, Shown


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """`said`: what happened in it, in order, each with its rule."""

    number: int
    name: Text | None = None
    said: tuple[tuple[Text, str], ...] = ()
    rows: tuple[Row, ...] = ()
    rolls: tuple[Roll, ...] = ()
    lost: tuple[Loss, ...] = ()
    morale: tuple[Row, ...] = ()


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card: who against whom, where, and the steps so far. `then`: to which steps losses belong now."""

    title: Text
    at: str | None = None
    ways: tuple[tuple[str, str, int], ...] = ()
    plan: tuple[Text, ...] = ()
    parties: tuple[Party, ...] = ()
    steps: tuple[Step, ...] = ()
    then: tuple[int, ...] = ()
    over: bool = False


def fought(battle: Battle | None, shown: Shown, told: tuple[Text, str] | None) -> Battle | None:
    """The card after an event; one that adds nothing leaves it as it is."""
    clash = shown.clash
    if clash is None:
        return battle
    if clash.title is not None:
        battle = Battle(clash.title)
    if battle is None:
        return None
    return replace(
        battle,
        at=clash.at or battle.at,
        ways=clash.ways or battle.ways,
        plan=clash.plan or battle.plan,
        parties=seen(met(battle.parties, clash.parties), shown, clash.front),
        steps=stepped(battle, clash, shown, told),
        then=clash.then if clash.step else battle.then,
        over=clash.over or battle.over,
    )


def met(before: tuple[Party, ...], now: tuple[Party | None, ...]) -> tuple[Party, ...]:
    """Those who are named anew; one without a line keeps the line he had."""
    out = list(before)
    for place, party in enumerate(now):
        if party is None:
            continue
        if place >= len(out):
            out.append(party)
        elif party.joins or not party.pieces:
            out[place] = replace(party, pieces=(*out[place].pieces, *party.pieces))
        else:
            out[place] = party
    return tuple(out)


def fallen(shown: Shown) -> tuple[Loss, ...]:
    """What an event takes from the lines: pieces, not ground or morale."""
    return tuple([loss for loss in shown.losses if loss.face and not loss.what])


def seen(parties: tuple[Party, ...], shown: Shown, front: tuple[int, ...]) -> tuple[Party, ...]:
    """Faces that turn up, who stands in front, who is no more; of figures that are counted, how many are left."""
    lost = fallen(shown)
    faces = {loss.piece: loss.left or loss.face for loss in lost if loss.piece >= 0} | dict(shown.shows)
    gone = set(shown.loses)
    if not faces and not gone and not front and not lost:
        return parties
    due = {(loss.side, loss.face): loss.count for loss in lost if loss.piece < 0}

    def now(piece: Piece) -> Piece:
        marks = dict.fromkeys(piece.marks)
        marks |= dict.fromkeys(["lost"] * (piece.id in gone) + ["front"] * (piece.id in front))
        taken = min(due.get((piece.side, piece.face or ""), 0), piece.value or 0)
        if taken:
            due[piece.side, piece.face or ""] -= taken
        left = None if piece.value is None else piece.value - taken
        return replace(piece, face=faces.get(piece.id, piece.face), marks=tuple(marks), value=left)

    return tuple(replace(party, pieces=tuple([now(piece) for piece in party.pieces])) for party in parties)


def stepped(battle: Battle, clash: Clash, shown: Shown, told: tuple[Text, str] | None) -> tuple[Step, ...]:
    """The step that runs with what is added, or the next one; when it is over, what follows belongs to the last."""
    steps, number = battle.steps, 0 if battle.over else clash.step or due_at(battle, fallen(shown))
    if not steps or (number and number != steps[-1].number):
        number = number or 1
        plan = clash.plan or battle.plan
        name = clash.name or (plan[number - 1] if 0 < number <= len(plan) else None)
        steps = (*steps, Step(number, name))
    last = steps[-1]
    return (*steps[:-1], Step(
        last.number,
        last.name,
        (*last.said, told) if told else last.said,
        (*last.rows, *shown.rows),
        (*last.rolls, *clash.rolls),
        (*last.lost, *fallen(shown)),
        (*last.morale, *clash.morale),
    ))  # fmt: skip


def due_at(battle: Battle, lost: tuple[Loss, ...]) -> int:
    """The step to which losses belong: that of the party that has them; 0 if none was said."""
    if not lost or not battle.then:
        return 0
    sides = [{party.side, *party.also} for party in battle.parties]
    place = next((n for n, those in enumerate(sides) if lost[0].side in those), 0)
    return battle.then[min(place, len(battle.then) - 1)]


def battles(game: Game, events: Iterable[Event], viewer: int | None) -> list[Battle]:
    """All battles that were fought, as the viewer saw them; the last one may not be over."""
    found: list[Battle] = []
    for event in events:
        mine: Any = event.seen_by(viewer)
        if mine is None:
            continue
        shown = game.shown(mine)
        now = fought(found[-1] if found else None, shown, game.told(mine))
        if now is not None and shown.clash is not None:
            if shown.clash.title is not None:
                found.append(now)
            else:
                found[-1] = now
    return found
