"""What happened, in words, with the rule of the occasion."""

from __future__ import annotations

from functools import reduce

from feldherr.games.triomphe_a_marengo import events as e
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, BEYOND, FIRST_BOX, FRANCE, LIES_IN
from feldherr.games.triomphe_a_marengo.shown.words import (
    area_text,
    at_text,
    face_text,
    front_text,
    hour,
    owner,
    say,
    side_text,
    spot_text,
)
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text, signed

MANNER_RULES = {"decisive": "19.1", "marginal": "19.3", "resigned": ""}
"""No rule speaks of giving up."""
PLACED_RULES = {"stopped": "18.3.1", "held": "18.3.3", "retreat": "18.3.4"}
LOST_RULES = {"losses": "18.4.4", "ground": "18.5.1"}


def told(event: Event) -> tuple[Text, str] | None:
    """The sentence of an event, and the rule it follows; None if the screen alone shows it."""
    match event:
        case e.SetUp():
            return say("set-up"), "4.7"
        case e.TurnBegan(side, round_):
            return say("turn-began", side=side_text(side), hour=hour(round_)), "5.2"
        case e.DiscsReceived(side, count):
            return say("discs-received", side=side_text(side), count=count), "18.2.1"
        case e.PushedBack(side, pieces, area):
            return say("pushed-back", side=side_text(side), count=len(pieces), area=area_text(area)), "16.2"
        case e.Marched():
            return marched(event)
        case e.Rallied(pieces, areas):
            names = [area_text(area) for area in areas]
            listed = reduce(lambda rest, first: say("list", first=first, rest=rest), reversed(names)) if names else ""
            where = say("at-area", area=listed) if listed else say("at-nowhere")
            return say("rallied", count=len(pieces), where=where), "14.8"
        case e.Disordered(area, pieces):
            return say("disordered", area=area_text(area), count=len(pieces)), "14.15"
        case e.AttackDeclared(side, pieces, front=front):
            name = "road-attack-declared" if event.by_road else "attack-declared"
            ways = {"origin": area_text(LIES_IN[front]), "to": area_text(BEYOND[front])}
            return say(name, side=side_text(side), count=len(pieces), **ways), "8.18" if event.by_road else "9.1.1"
        case e.Responded(side, pieces, front):
            return say("responded", side=side_text(side), count=len(pieces), front=front_text(front)), "9.2.1"
        case e.AttackStopped(side, front, partly):
            rule = "9.3.3" if partly else "9.3.2"
            return say("attack-stopped", side=side_text(side), area=area_text(BEYOND[front])), rule
        case e.AttackSucceeded(side, front):
            return say("attack-succeeded", side=side_text(side), area=area_text(BEYOND[front])), "9.3.1"
        case e.Continued(side, _, front):
            return say("continued", side=side_text(side), front=front_text(front)), "12.1"
        case e.Shown(piece, face, briefly):
            name = "shown-briefly" if briefly else "shown"
            return say(name, side=owner(piece), face=face_text(face), where=somewhere(event.at)), "2.5"
        case e.LossTaken(piece, before, after):
            name = "loss-taken" if after else "loss-destroyed"
            faces = {"before": face_text(before), "after": face_text(after)}
            return say(name, side=owner(piece), where=somewhere(event.at), **faces), "2.8" if after else "2.7"
    return battle(event) or discs(event)


def somewhere(spot: int) -> Text:
    """The place of an event; events of old records know none."""
    return at_text(spot) if spot >= 0 else say("at-nowhere")


def marched(event: e.Marched) -> tuple[Text, str]:
    """TM §7.4 §7.5 §7.7 §7.8 §7.9 §8.1 §9.4.2 §9.4.4 §11.9.3 §15.3 §15.9: who went where, and how."""
    side, count, origin, to = side_text(event.side), len(event.pieces), event.origin, event.to
    if event.how == "push":
        return say("marched-push", side=side, count=count, front=front_text(to - AREAS)), "9.4.4"
    if event.how in ("advance", "storm"):
        rule = "9.4.2" if event.how == "advance" else "11.9.3"
        return say("marched-in", side=side, count=count, to=area_text(to)), rule
    if event.how == "pontoon":
        return say("marched-pontoon", side=side, to=area_text(to)), "15.9"
    if event.how == "road":
        if origin >= FIRST_BOX:
            return say("marched-entered", side=side, origin=spot_text(origin), to=area_text(to)), "15.3"
        return say("marched-road", side=side, origin=area_text(origin), to=area_text(to)), "8.1"
    if to >= AREAS:
        rule = "7.7" if event.how == "defensive" else "7.8"
        return say("marched-block", side=side, count=count, front=front_text(to - AREAS)), rule
    if AREA_OF[origin] == to:
        return say("marched-withdraw", side=side, count=count, front=front_text(origin - AREAS)), "7.9"
    ways = {"origin": area_text(AREA_OF[origin]), "to": area_text(to)}
    return say("marched-standard", side=side, count=count, **ways), "7.4" if origin < AREAS else "7.10"


def battle(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Announced(side, _, front):
            return say("announced", side=side_text(side), area=area_text(BEYOND[front])), "10.1.1"
        case e.Cancelled(side, _):
            return say("cancelled", side=side_text(side), where=somewhere(event.at)), "10.0.7"
        case e.Executed(side, front=front):
            name = "executed" if event.hits else "executed-in-vain"
            return say(name, side=side_text(side), area=area_text(BEYOND[front])), "10.2.1" if event.hits else "10.2.4"
        case e.AssaultAnnounced(side, front):
            areas = {"origin": area_text(LIES_IN[front]), "to": area_text(BEYOND[front])}
            return say("assault-announced", side=side_text(side), **areas), "11.1.1"
        case e.LineFormed(side, pieces, _, attacking):
            return say("line-formed", side=side_text(side), count=len(pieces)), "11.3.2" if attacking else "11.2.2"
        case e.AttackersNamed(side, pieces):
            return say("attackers-named", side=side_text(side), count=len(pieces)), "11.3.1"
        case e.Fired(side, _):
            return say("fired", side=side_text(side)), "11.4.6"
        case e.Counterattacked(side, pieces):
            return say("counterattacked", side=side_text(side), count=len(pieces)), "11.5.1"
        case e.Counted():
            return say(
                "counted", strength=event.strength, penalty=event.penalty, line=event.line, counter=event.counter,
                result=signed(event.result),
            ), "11.6.5"  # fmt: skip
        case e.LossesDue():
            return say(
                "losses-due", attacker=event.attacker + event.cavalry + event.crushing, defender=event.defender,
                line=event.attacker, cavalry=event.cavalry, crushing=event.crushing,
            ), "11.7.1"  # fmt: skip
        case e.AssaultEnded(front, winner, taken):
            rule = "11.9.2" if taken else "11.9.1"
            return say("assault-ended", winner=side_text(winner), area=area_text(BEYOND[front])), rule
        case e.RetreatBegan(side, area, pieces):
            return say("retreat-began", side=side_text(side), area=area_text(area), count=len(pieces)), "13.0.1"
        case e.Retreated(side, origin=origin, to=to):
            ways = {"origin": area_text(AREA_OF[origin]), "to": area_text(to)}
            return say("retreated", side=side_text(side), **ways), "13.2.1"
        case e.Trapped(side, _, face):
            return say("trapped", side=side_text(side), face=face_text(face), where=somewhere(event.at)), "13.2.8"
    return None


def discs(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.DiscsPlaced(side, area, count, occasion):
            return say("discs-placed", side=side_text(side), area=area_text(area), count=count), PLACED_RULES[occasion]
        case e.DiscMoved(side, origin, to):
            return say("disc-moved", side=side_text(side), origin=area_text(origin), to=area_text(to)), "18.3.6"
        case e.DiscsLost(side, area, count, left, occasion):
            if area < 0:
                return say("discs-lost", side=side_text(side), count=count, left=left), LOST_RULES[occasion]
            lost = say("discs-lost-in", side=side_text(side), area=area_text(area), count=count, left=left)
            return lost, LOST_RULES[occasion]
        case e.DiscsReturned(side, area, count, chosen):
            rule = "18.5.3" if chosen else "18.5.2"
            return say("discs-returned", side=side_text(side), area=area_text(area), count=count), rule
        case e.Mixed(side, spots):
            return say("mixed", side=side_text(side), where=at_text(spots[0]), more=len(spots) - 1), "17.1"
        case e.ActionsEnded(side):
            return say("actions-ended", side=side_text(side)), "6.11"
        case e.Ended(winner, manner, beyond):
            sides = {"winner": side_text(winner), "loser": side_text(1 - winner)}
            rule = "19.4" if manner == "marginal" and winner == FRANCE else MANNER_RULES[manner]
            return say(f"ended-{manner}", beyond=beyond, **sides), rule
    return None
