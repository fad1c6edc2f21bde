"""What events do on the screen: who goes where, what turns up, what is lost, which places it is about."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.boards.areas import across
from feldherr.games.triomphe_a_marengo import events as e
from feldherr.games.triomphe_a_marengo.board import AREAS, BEYOND, LIES_IN, handle
from feldherr.games.triomphe_a_marengo.shown.words import owner, side_text
from feldherr.games.triomphe_a_marengo.state import SIDE, face_name
from feldherr.kernel.event import Event
from feldherr.kernel.view import Loss, Shown, lit, marched, struck, token, tokens

NOTHING = Shown()


def shown(event: Event) -> Shown:
    """TM §2.4 §2.5: faces only from events that disclose them."""
    match event:
        case e.Marched(_, pieces, origin, to, _):
            return marched(pieces, handle(to), handle(origin))
        case e.PushedBack(_, pieces, area):
            return marched(pieces, handle(area))
        case e.Responded(_, pieces, front):
            return marched(pieces, handle(AREAS + front))
        case e.Continued(_, piece, front):
            return marched((piece,), handle(AREAS + front))
        case e.Retreated(_, piece, origin, to):
            return marched((piece,), handle(to), handle(origin))
        case e.Shown(piece, face, _):
            return Shown(shows=((piece, face_name(face)),), handles=(token(piece),))
        case e.LossTaken(piece, before, after):
            left = face_name(after) if after else ""
            return struck(owner(piece), SIDE[piece], piece, face_name(before), left, where(event.at))
        case e.Trapped(side, piece, face):
            fell = struck(side_text(side), side, piece, face_name(face), "", where(event.at))
            return replace(fell, shows=((piece, face_name(face)),))
    return fight(event)


def where(at: int) -> str | None:
    return handle(at) if at >= 0 else None


def fight(event: Event) -> Shown:
    """Attacks, bombardments and assaults light up between whom they are."""
    match event:
        case e.AttackDeclared(_, pieces, front, _):
            return lit(*tokens(pieces), *across(LIES_IN, front))
        case e.AttackStopped(_, front) | e.AssaultAnnounced(_, front):
            return lit(*across(LIES_IN, front))
        case e.AttackSucceeded(side, front):
            there = f"space:{BEYOND[front]}"
            return lit(*across(LIES_IN, front), losses=(Loss(side_text(1 - side), 1 - side, at=there, what="ground"),))
        case e.Announced(_, piece, front) | e.Executed(_, piece, front, _):
            return lit(token(piece), f"space:{BEYOND[front]}")
        case e.Fired(_, piece, face) if face:
            return Shown(shows=turned((piece,), (face,)), flash=(token(piece),), handles=(token(piece),))
        case e.Cancelled(_, piece) | e.Fired(_, piece):
            return lit(token(piece))
        case e.LineFormed(_, pieces, faces=faces) | e.Counterattacked(_, pieces, faces):
            return Shown(shows=turned(pieces, faces), flash=tokens(pieces), handles=tokens(pieces))
        case e.AttackersNamed(_, pieces):
            return lit(*tokens(pieces))
        case e.Rallied(pieces) | e.TurnedBack(pieces):
            return lit(*tokens(pieces))
        case e.Disordered(area, pieces):
            return lit(f"space:{area}", *tokens(pieces))
        case e.RetreatBegan(_, area, pieces):
            return lit(f"space:{area}", *tokens(pieces))
        case e.Counted(front) | e.AssaultEnded(front):
            return Shown(handles=across(LIES_IN, front))
    return discs(event)


def turned(pieces: tuple[int, ...], faces: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
    return tuple((piece, face_name(face)) for piece, face in zip(pieces, faces))


def discs(event: Event) -> Shown:
    """TM §18.1.3: all discs are open."""
    match event:
        case e.DiscsReceived(side, _):
            return lit(pool(side))
        case e.DiscsPlaced(side, area, _) | e.DiscsReturned(side, area, _):
            return lit(pool(side), f"space:{area}")
        case e.DiscMoved(_, origin, to):
            return lit(f"space:{origin}", f"space:{to}")
        case e.DiscsLost(side, area, count, _):
            there = "" if area < 0 else f"space:{area}"
            fate = Loss(side_text(side), side, at=there or None, count=count, what="morale")
            return lit(there or pool(side), losses=(fate,))
        case e.Mixed(_, spots):
            return Shown(handles=tuple(handle(spot) for spot in spots))
    return NOTHING


def pool(side: int) -> str:
    return f"track:morale:{side}"
