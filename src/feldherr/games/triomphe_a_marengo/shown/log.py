"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import events as e
from feldherr.games.triomphe_a_marengo.board import BEYOND, FIRST_BOX, LIES_IN
from feldherr.games.triomphe_a_marengo.shown.words import (
    area_text,
    face_text,
    front_text,
    hour,
    owner,
    say,
    side_text,
    spot_text,
)
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text

MARCH_RULES = {
    "standard": "7.1", "defensive": "7.7", "road": "8.1", "pontoon": "15.9", "push": "9.4.4", "advance": "9.4.2",
}  # fmt: skip
MANNER_RULES = {"decisive": "19.1", "marginal": "19.3", "resigned": "19.1"}


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
        case e.Marched(side, pieces, how=how):
            kind = "entered" if event.origin >= FIRST_BOX and how == "road" else how
            ways = say("from-to", origin=spot_text(event.origin), to=spot_text(event.to))
            return say(f"marched-{kind}", side=side_text(side), count=len(pieces), ways=ways), MARCH_RULES[how]
        case e.Rallied(pieces):
            return say("rallied", count=len(pieces)), "14.8"
        case e.Disordered(area, pieces):
            return say("disordered", area=area_text(area), count=len(pieces)), "14.15"
        case e.AttackDeclared(side, pieces, front=front):
            name = "road-attack-declared" if event.by_road else "attack-declared"
            ways = say("from-against", origin=area_text(LIES_IN[front]), to=area_text(BEYOND[front]))
            return say(name, side=side_text(side), count=len(pieces), ways=ways), "9.1.1"
        case e.Responded(side, pieces, front):
            return say("responded", side=side_text(side), count=len(pieces), front=front_text(front)), "9.2.1"
        case e.AttackStopped(side, front):
            return say("attack-stopped", side=side_text(side), area=area_text(BEYOND[front])), "9.3.2"
        case e.AttackSucceeded(side, front):
            return say("attack-succeeded", side=side_text(side), area=area_text(BEYOND[front])), "9.3.1"
        case e.Continued(side, _, front):
            return say("continued", side=side_text(side), front=front_text(front)), "12.1"
        case e.Shown(piece, face, briefly):
            name = "shown-briefly" if briefly else "shown"
            return say(name, side=owner(piece), face=face_text(face)), "2.5"
        case e.LossTaken(piece, before, after):
            name = "loss-taken" if after else "loss-destroyed"
            return say(name, side=owner(piece), before=face_text(before), after=face_text(after)), "2.8"
    return battle(event) or discs(event)


def battle(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Announced(side, _, front):
            return say("announced", side=side_text(side), area=area_text(BEYOND[front])), "10.1.1"
        case e.Cancelled(side, _):
            return say("cancelled", side=side_text(side)), "10.0.7"
        case e.Executed(side, front=front):
            name = "executed" if event.hits else "executed-in-vain"
            return say(name, side=side_text(side), area=area_text(BEYOND[front])), "10.2.1"
        case e.AssaultAnnounced(side, front):
            ways = say("from-against", origin=area_text(LIES_IN[front]), to=area_text(BEYOND[front]))
            return say("assault-announced", side=side_text(side), ways=ways), "11.1.1"
        case e.LineFormed(side, pieces, _):
            return say("line-formed", side=side_text(side), count=len(pieces)), "11.2.2"
        case e.AttackersNamed(side, pieces):
            return say("attackers-named", side=side_text(side), count=len(pieces)), "11.3.1"
        case e.Fired(side, _):
            return say("fired", side=side_text(side)), "11.4.6"
        case e.Counterattacked(side, pieces):
            return say("counterattacked", side=side_text(side), count=len(pieces)), "11.5.1"
        case e.Counted():
            return say(
                "counted", strength=event.strength, penalty=event.penalty, line=event.line, counter=event.counter,
                result=event.result,
            ), "11.6.5"  # fmt: skip
        case e.LossesDue():
            return say(
                "losses-due", attacker=event.attacker + event.cavalry + event.crushing, defender=event.defender,
                line=event.attacker, cavalry=event.cavalry, crushing=event.crushing,
            ), "11.7.1"  # fmt: skip
        case e.AssaultEnded(front, winner):
            return say("assault-ended", winner=side_text(winner), area=area_text(BEYOND[front])), "11.9.1"
        case e.RetreatBegan(side, area, pieces):
            return say("retreat-began", side=side_text(side), area=area_text(area), count=len(pieces)), "13.0.1"
        case e.Retreated(side, origin=origin, to=to):
            return say("retreated", side=side_text(side), origin=spot_text(origin), to=area_text(to)), "13.2.1"
        case e.Trapped(side, _, face):
            return say("trapped", side=side_text(side), face=face_text(face)), "13.2.8"
    return None


def discs(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.DiscsPlaced(side, area, count):
            return say("discs-placed", side=side_text(side), area=area_text(area), count=count), "18.3.1"
        case e.DiscMoved(side, origin, to):
            return say("disc-moved", side=side_text(side), origin=area_text(origin), to=area_text(to)), "18.3.6"
        case e.DiscsLost(side, area=area, count=count, left=left):
            if area < 0:
                return say("discs-lost", side=side_text(side), count=count, left=left), "18.4.4"
            return say("discs-lost-in", side=side_text(side), area=area_text(area), count=count, left=left), "18.4.4"
        case e.DiscsReturned(side, area, count):
            return say("discs-returned", side=side_text(side), area=area_text(area), count=count), "18.5.2"
        case e.Mixed(side, spots):
            return say("mixed", side=side_text(side), spot=spot_text(spots[0]), more=len(spots) - 1), "17.1"
        case e.ActionsEnded(side):
            return say("actions-ended", side=side_text(side)), "6.11"
        case e.Ended(winner, manner, beyond):
            return say(f"ended-{manner}", winner=side_text(winner), beyond=beyond), MANNER_RULES[manner]
    return None
