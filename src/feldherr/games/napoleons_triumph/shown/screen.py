"""What events do on the screen: who goes where, what turns up, what is lost, what it is about, what is counted."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from feldherr.boards.areas import across
from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.board import COMMANDER_SIDE, LIES_IN, LOCALES, NAMES, NOBODY, handle
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece
from feldherr.games.napoleons_triumph.shown.words import say, side_text
from feldherr.games.napoleons_triumph.state import SIDE, face_name
from feldherr.kernel.event import Event
from feldherr.kernel.view import Loss, Row, Shown, lit, marched, struck, token, tokens

NOTHING = Shown()


def shown(event: Event) -> Shown:
    """NT §3.6 §3.7: faces only from events that disclose them."""
    match event:
        case e.Marched(_, pieces, commanders, origin, to, _):
            return marched((*pieces, *leaders(commanders)), handle(to), handle(origin))
        case e.ApproachBlocked(_, pieces, commanders, front):
            return marched((*pieces, *leaders(commanders)), handle(LOCALES + front))
        case e.Posted(piece, _, spot):
            return marched((piece,), handle(spot))
        case e.Retreated(_, piece, origin, to):
            return marched((piece,), handle(to), handle(origin))
        case e.Shown(piece, face, _):
            return Shown(shows=((piece, face_name(face)),), handles=(token(piece),))
        case e.LossTaken(piece, before, after):
            left, side = face_name(after) if after else "", SIDE[piece]
            return struck(side_text(side), side, piece, face_name(before), left, where(event.at))
        case e.CommanderLost(commander):
            side, plate = COMMANDER_SIDE[commander], f"commander-{SLUGS[commander]}"
            piece, name = commander_piece(commander), NAMES[commander]
            return struck(side_text(side), side, piece, plate, "", where(event.at), name)
        case e.Trapped(side, piece, face):
            fell = struck(side_text(side), side, piece, face_name(face), "", where(event.at))
            return replace(fell, shows=((piece, face_name(face)),))
    return fight(event)


def where(at: int) -> str | None:
    return handle(at) if at >= 0 else None


def fight(event: Event) -> Shown:
    """An attack lights up between whom it is; what it counts is told term by term."""
    match event:
        case e.Threatened(_, front) | e.Feinted(_, front) | e.AttackEnded(front):
            return lit(*across(LIES_IN, front))
        case e.Declared(_, _, pieces, commanders, front):
            return lit(*tokens((*pieces, *leaders(commanders))), *across(LIES_IN, front))
        case e.LineFormed(_, pieces, faces=faces) | e.CounterAttacked(_, pieces, faces):
            turned = tuple((piece, face_name(face)) for piece, face in zip(pieces, faces))
            return Shown(shows=turned, flash=tokens(pieces), handles=tokens(pieces))
        case e.DefendersNamed(_, pieces, _):
            return lit(*tokens(pieces))
        case e.RetreatBegan(_, locale, pieces):
            return lit(f"space:{locale}", *tokens(pieces))
        case e.Evacuated(_, locale):
            return lit(f"space:{locale}")
        case e.Counted(front):
            return Shown(handles=across(LIES_IN, front), rows=counted(event))
        case e.FinalCounted() | e.LossesDue():
            return Shown(rows=counted(event))
    return quiet(event)


def quiet(event: Event) -> Shown:
    """Commands, morale and the beginning of a battle."""
    match event:
        case e.CommandGiven(_, _, commander, piece, _):
            return lit(*tokens(leaders((commander,)) if commander != NOBODY else (piece,)))
        case e.Attached(piece, commander, _):
            return lit(token(piece), *tokens(leaders((commander,))))
        case e.WereDetached(pieces, commander):
            return Shown(handles=(*tokens(pieces), *tokens(leaders((commander,)))))
        case e.MoraleLost(side, points, left, _):
            return lit(morale(left), losses=(Loss(side_text(side), side, count=points, what="morale"),))
        case e.MoraleGained(_, _, left):
            return lit(morale(left))
        case e.CorpsPlaced(commander, spot, _):
            return Shown(handles=(handle(spot), *tokens(leaders((commander,)))))
        case e.TurnBegan(_, round_):
            return lit(f"track:time:{round_ - 1}")
        case e.BatteryShown(piece, spot):
            return lit(token(piece), handle(spot))
        case e.Mixed(_, spots):
            return Shown(handles=tuple(handle(spot) for spot in spots))
    return NOTHING


def morale(left: int) -> str:
    return f"track:morale:{max(0, min(left, 31))}"


def counted(event: Event) -> tuple[Row, ...]:
    """NT §11.s6.1 §11.s8.1 §11.s9.2 §11.s9.3 §11.s10.1 §11.s10.4 §11.s10.5: the sums of an attack, line by line."""
    match event:
        case e.Counted(_, strength, blocked, penalty, line, result, _):
            return (
                Row(say("row-strength"), strength, rule="11.s6.2"), Row(say("row-blocked"), -blocked, rule="11.s6.3"),
                Row(say("row-penalty"), -penalty, rule="11.s6.4"), Row(say("row-line"), -line, rule="11.s6.5"),
                Row(say("step-6"), result, rule="11.s6.1", state="total"),
            )  # fmt: skip
        case e.FinalCounted(preliminary, counter, result, _):
            return (
                Row(say("step-6"), preliminary, rule="11.s6.1"), Row(say("row-counter"), -counter, rule="11.s7.8"),
                Row(say("step-8"), result, rule="11.s8.1", state="total"),
            )  # fmt: skip
        case e.LossesDue(line, below, front, above, spared):
            return (
                Row(say("row-line-size"), line, rule="11.s9.2"), Row(say("row-below"), below, rule="11.s9.3"),
                Row(say("step-9"), line + below, state="total"),
                Row(say("row-front-size"), front, rule="11.s10.1"), Row(say("row-above"), above, rule="11.s10.4"),
                Row(say("row-spared"), -spared, rule="11.s10.5"),
                Row(say("step-10"), front + above - spared, state="total"),
            )  # fmt: skip
    return ()


def leaders(commanders: Iterable[int]) -> tuple[int, ...]:
    return tuple(commander_piece(commander) for commander in commanders)
