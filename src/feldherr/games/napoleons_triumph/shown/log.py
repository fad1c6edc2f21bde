"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import events as e
from feldherr.games.napoleons_triumph.board import BEYOND, LEADERS, LIES_IN, LOCALE_OF, LOCALES, NAMES, WAITING
from feldherr.games.napoleons_triumph.shown.words import (
    commander_text,
    face_text,
    force_text,
    front_text,
    hour_text,
    listing,
    locale_text,
    names_text,
    places_text,
    say,
    seat_text,
    side_text,
    spot_text,
)
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, SIDE
from feldherr.kernel.event import Event
from feldherr.kernel.text import Argument, Text, signed

MARCH_RULES = {
    "move": "10.2.1", "road": "10.3.1", "entry": "10.5.9", "block": "10.2.2", "advance": "11.s11.3",
    "fall back": "11.s11.5", "feint": "11.s3.5",
}  # fmt: skip
MORALE_RULES = {
    "fight": "13.2", "retreat": "13.4", "heavy": "15.3", "guard": "15.7", "failure": "15.17", "bombardment": "13.6",
}
MANNER_RULES = {"decisive": "16.1", "marginal": "16.2", "resigned": ""}
"""No rule speaks of giving up."""
COMMAND_RULES = {"corps": "9.7", "detachment": "9.9", "attach": "9.13", "regiment": "9.17"}
Told = tuple[Text, str] | None


def told(event: Event) -> Told:
    """The sentence of an event, and the rule it follows; None if the screen alone shows it."""
    for part in (setup_told, turn_told, attack_told, count_told, retreat_told):
        found = part(event)
        if found is not None:
            return found
    return None


def setup_told(event: Event) -> Told:
    match event:
        case e.BidMade(seat, points):
            return say("bid-made", player=seat_text(seat), points=points), "17.3"
        case e.BidPassed(seat):
            return say("bid-passed", player=seat_text(seat)), "17.5"
        case e.SideTaken(seat, side, points):
            return say("side-taken", player=seat_text(seat), side=side_text(side), points=points), "17.6"
        case e.RanksFixed(side, seats):
            return say("ranks-fixed", side=side_text(side), players=listing([seat_text(n) for n in seats])), "19.6"
        case e.CorpsGiven(side, owners):
            shares = [say("share", name=NAMES[c], player=seat_text(n)) for c, n in zip(LEADERS[side], owners)]
            return say("corps-given", side=side_text(side), shares=listing(shares)), "19.6"
        case e.ArmyOrganised(side, _, corps):
            armies = zip(LEADERS[side], corps)
            own = [say("planned", commander=commander_text(c), faces=listing(map(face_text, f))) for c, f in armies]
            return say("army-organised", corps=listing(own)), "6.s6.2"
        case e.CorpsFormed(side, _):
            return say("corps-formed", side=side_text(side)), "6.s6.2"
        case e.CorpsPlaced(commander, spot, count):
            return say("corps-placed", name=NAMES[commander], spot=spot_text(spot), count=count), "6.s6.7"
        case e.CorpsWaits(commander, count):
            return say("corps-waits", name=NAMES[commander], count=count), "10.5.1"
        case e.Posted(_, commander, spot):
            return say("posted", name=NAMES[commander], spot=spot_text(spot)), "6.s8.1"
        case e.BatteryShown(_, spot):
            return say("battery-shown", spot=spot_text(spot)), "6.s9.1"
        case e.OrderSent(side, _, to):
            return say("order-sent", side=side_text(side), player=seat_text(to)), "19.12"
        case e.OrderWritten(_, _, to, attack, places):
            return say("order-written", player=seat_text(to), order=order_text(attack, places)), "19.12"
        case e.OrderRead(_, attack, places):
            return say("order-read", order=order_text(attack, places)), "19.14"
        case e.OrderOpened(_, side, _, to, attack, places):
            order = order_text(attack, places)
            return say("order-opened", side=side_text(side), player=seat_text(to), order=order), "19.17"
    return None


def order_text(attack: bool, places: tuple[int, ...]) -> Text:
    """NT §19.13."""
    verb = "order-attack" if attack else "order-defend"
    return say(verb + "-places", places=places_text(places)) if places else say(verb)


def turn_told(event: Event) -> Told:
    match event:
        case e.TurnBegan(side, round_):
            return say("turn-began", side=side_text(side), hour=hour_text(round_)), "7.2"
        case e.PartBegan(_, seat):
            return say("part-began", player=seat_text(seat)), "19.23"
        case e.NightFell(allies, france):
            return say("night-fell", allies=allies, france=france), "14.3"
        case e.CommandGiven(side, kind, commander, _, _):
            who = commander_text(commander) if commander >= 0 else say("regiments", count=1)
            return say(f"command-{kind}", side=side_text(side), who=who), COMMAND_RULES[kind]
        case e.Marched():
            return marched(event)
        case e.WereDetached(pieces, commander):
            return say("were-detached", count=len(pieces), name=NAMES[commander]), "8.4"
        case e.Attached(_, commander, before):
            if before < 0:
                return say("attached", name=NAMES[commander]), "9.13"
            return say("attached-from", name=NAMES[commander], other=NAMES[before]), "9.14"
        case e.MoraleLost(side, points, left, why):
            return say(f"morale-{why}", side=side_text(side), points=points, left=left), MORALE_RULES[why]
        case e.MoraleGained(side, points, left):
            return say("morale-gained", side=side_text(side), points=points, left=left), "13.7"
        case e.Mixed(side, spots):
            return say("mixed", side=side_text(side), count=len(spots)), "7.4"
        case e.Ended(winner, manner, blue, green, red, black):
            keys = say("keys", blue=blue, green=green, red=red, black=black)
            return say(f"ended-{manner}", side=side_text(winner), keys=keys), MANNER_RULES[manner]
    return None


def marched(event: e.Marched) -> tuple[Text, str]:
    """NT §10.2.1 §10.2.2 §10.2.4 §10.3.1 §10.5.9: who went where, and how."""
    how = "entry" if event.origin >= WAITING else event.how
    inside = event.to < LOCALES and event.origin >= LOCALES and LOCALE_OF[event.origin] == event.to
    words: dict[str, Argument] = {
        "side": side_text(event.side), "who": force_text(event.pieces, event.commanders),
        "many": len(event.commanders) or len(event.pieces), "to": locale_text(LOCALE_OF[event.to]),
    }  # fmt: skip
    if event.origin < WAITING:
        words["origin"] = locale_text(LOCALE_OF[event.origin])
    if how == "move" and inside:
        return say("marched-withdraw", **words), "10.2.4"
    if event.to >= LOCALES:
        words["front"] = front_text(event.to - LOCALES)
        if how in ("road", "entry"):
            return say(f"marched-{how}-block", **words), "10.3.9"
    if how == "feint":
        words["spot"] = spot_text(event.to)
    return say("marched-" + how.replace(" ", "-"), **words), MARCH_RULES[how]


def attack_told(event: Event) -> Told:
    match event:
        case e.Threatened(side, front, guard):
            name = "threatened-guard" if guard else "threatened"
            ways = say("from-against", origin=locale_text(LIES_IN[front]), to=locale_text(BEYOND[front]))
            return say(name, side=side_text(side), ways=ways), "15.10" if guard else "11.s1.1"
        case e.DefendersNamed(side, pieces, front):
            count = sum(1 for p in pieces if p < BLOCKS)
            leaders = [p - FIRST_COMMANDER for p in pieces if p >= BLOCKS]
            name = "defenders-named-led" if leaders else "defenders-named"
            locale = locale_text(LIES_IN[front])
            return say(name, side=side_text(side), count=count, locale=locale, names=names_text(leaders)), "11.s2.1"
        case e.Evacuated(side, locale):
            return say("evacuated", side=side_text(side), locale=locale_text(locale)), "11.s2.13"
        case e.Feinted(side, front):
            return say("feinted", side=side_text(side), front=front_text(front)), "11.s3.1"
        case e.Declared(side, how, pieces, commanders, _, by_road):
            name = f"declared-{'road' if by_road else how}"
            leaders_text = names_text(commanders) if commanders else say("nobody")
            return say(name, side=side_text(side), count=len(pieces), names=leaders_text), "11.s5.1"
        case e.LineFormed(side, pieces, _, attacking):
            return say("line-formed", side=side_text(side), count=len(pieces)), "11.s5.7" if attacking else "11.s4.1"
        case e.WidthChosen(_, wide, target):
            name = "width-wide" if wide else "width-narrow" if target < 0 else "width-target"
            return say(name), "11.s5.4"
        case e.MustBlock(side, front, won):
            return say("must-block", side=side_text(side), front=front_text(front)), "11.s11.9" if won else "11.s3.7"
        case e.ApproachBlocked(side, pieces, _, front, won):
            words: dict[str, Argument] = {"side": side_text(side), "count": len(pieces), "front": front_text(front)}
            return say("approach-blocked", **words), "11.s11.9" if won else "11.s3.7"
        case e.CounterAttacked(side, pieces):
            return say("counter-attacked", side=side_text(side), count=len(pieces)), "11.s7.1"
        case e.AttackEnded(_, winner):
            return say("attack-ended", side=side_text(winner)), "11.s8.2"
    return None


def count_told(event: Event) -> Told:
    match event:
        case e.Counted(_, strength, blocked, penalty, line, result, _):
            terms = say("terms", strength=strength, blocked=blocked, penalty=penalty, line=line)
            return say("counted", terms=terms, result=signed(result)), "11.s6.1"
        case e.FinalCounted(preliminary, counter, result, winner):
            sums = {"preliminary": signed(preliminary), "result": signed(result)}
            return say("final-counted", **sums, counter=counter, side=side_text(winner)), "11.s8.1"
        case e.LossesDue(line, below, front, above, spared):
            attacker, defender = line + below, front + above - spared
            return say("losses-due", attacker=attacker, defender=defender), "11.s9.2"
        case e.Shown(piece, face, _):
            return say("shown", side=side_text(SIDE[piece]), face=face_text(face)), "3.7"
        case e.LossTaken(piece, before, after):
            words_ = {"before": face_text(before), "after": face_text(after)}
            return say("loss-taken", side=side_text(SIDE[piece]), **words_), "3.9"
        case e.CommanderLost(commander):
            return say("commander-lost", name=NAMES[commander]), "8.9"
    return None


def retreat_told(event: Event) -> Told:
    match event:
        case e.RetreatBegan(side, locale, pieces):
            return say("retreat-began", side=side_text(side), locale=locale_text(locale), count=len(pieces)), "12.3"
        case e.Retreated(side, _, _, to, face):
            return say("retreated", side=side_text(side), face=face_text(face), locale=locale_text(to)), "12.12"
        case e.Trapped(side, _, face):
            return say("trapped", side=side_text(side), face=face_text(face)), "12.17"
    return None
