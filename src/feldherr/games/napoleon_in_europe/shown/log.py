"""What happened, in words, with its rule."""

from __future__ import annotations

from fractions import Fraction

from feldherr.games.napoleon_in_europe import events as e
from feldherr.games.napoleon_in_europe.board import NOBODY
from feldherr.games.napoleon_in_europe.shown.words import (
    card_text,
    cards_text,
    dice_text,
    faces_text,
    figures_text,
    kind_text,
    listing,
    mixed,
    nation_text,
    nations_text,
    region_text,
    say,
    seat_text,
    seats_text,
    side_text,
)
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text

LOSSES = {"battle": "16.5.4", "pursuit": "16.10.4", "retreat": "16.12.5", "removal": "6.4"}
TAKEN = {"homeland": "3.9", "minor": "3.12", "won": "16.11.2", "parted": "11.8", "allied": "3.10", "eliminated": "3.10"}
RETURNED = {"": "3.11", "won": "3.11", "parted": "11.8", "allied": "11.2", "eliminated": "6.4"}
MANNERS = {"survivor": "6.5", "limited": "6.10", "total": "6.5"}


def told(event: Event) -> tuple[Text, str] | None:
    """The sentence of an event, and the rule it follows; None if the screen alone shows it."""
    return opening(event) or diplomacy(event) or movement(event) or cards(event) or battle(event) or ending(event)


def opening(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.StartRolled(seats, faces):
            return say("start-rolled", seats=seats_text(seats), faces=faces_text(faces)), "8.1"
        case e.NationTaken(seat, nation, by_lot):
            name = "nation-drawn" if by_lot else "nation-taken"
            return say(name, seat=seat_text(seat), nation=nation_text(nation)), "7.1.5"
        case e.FewNations(count):
            return say("few-nations", count=count), "7.4.8"
        case e.SetUp():
            return say("set-up"), "7.1.7"
        case e.TurnBegan(acting, round_):
            return say("turn-began", seats=seats_text(acting), round=round_), "8.5"
        case e.TurnPostponed(seat, partner):
            return say("turn-postponed", seat=seat_text(seat), partner=seat_text(partner)), "11.6"
        case e.TurnJoined(seat, partner):
            return say("turn-joined", seat=seat_text(seat), partner=seat_text(partner)), "11.5"
        case e.TurnEnded(seat):
            return say("turn-ended", seat=seat_text(seat)), "8.10"
    return None


def diplomacy(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Allied(seat, other):
            return say("allied", seat=seat_text(seat), other=seat_text(other)), "11.2"
        case e.AllianceOffered(seat, other):
            return say("alliance-offered", seat=seat_text(seat), other=seat_text(other)), "11.2"
        case e.AllianceDeclined(seat, other):
            return say("alliance-declined", seat=seat_text(seat), other=seat_text(other)), "11.2"
        case e.AllianceEnded(seat, other):
            return say("alliance-ended", seat=seat_text(seat), other=seat_text(other)), "11.8"
        case e.TradeOffered(nation, partner, give, want):
            return say("trade-offered", give=cards_text(give), want=cards_text(want), **two(nation, partner)), "14.5.1"
        case e.TradeRefused(nation, partner):
            both = {"nation": nation_text(nation, "with"), "partner": nation_text(partner, "with")}
            return say("trade-refused", **both), "14.5.1"
        case e.Traded(nation, partner, _, counts, given, received):
            args = two(nation, partner)
            if not given and not received:
                return say("traded", give=cards_text(counts[0]), want=cards_text(counts[1]), **args), "14.5.2"
            faces = {"given": listing(map(card_text, given)), "received": listing(map(card_text, received))}
            return say("traded-cards", **args, **faces), "14.5.4"
    return None


def two(nation: int, partner: int) -> dict[str, Text]:
    return {"nation": nation_text(nation, "start"), "partner": nation_text(partner, "with")}


def movement(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Marched(nation, figures, origin, to):
            return say("marched", **of(nation, figures, origin, to)), "9.1"
        case e.Shipped(nation, figures, origin, to):
            return say("shipped" if any(figures) else "shipped-none", **of(nation, figures, origin, to)), "10.1"
        case e.ConsentRefused(seat, nation):
            return say("consent-refused", seat=seat_text(seat), nation=nation_text(nation)), "2.13"
        case e.LandingRolled(nation, region, faces, lost):
            return say(
                "landing-rolled", nation=nation_text(nation, "of"), region=region_text(region, "in"),
                faces=faces_text(faces), figures=figures_text(lost),
            ), "10.9"  # fmt: skip
        case e.RegionTaken(nation, region, how):
            what = region_text(region, "the")
            return say("region-taken", nation=nation_text(nation, "start"), region=what), TAKEN[how]
        case e.RegionReturned(nation, region, how):
            what, free = region_text(region, "start"), int(nation == NOBODY)
            return say("region-returned", nation=nation_text(nation), region=what, free=free), RETURNED[how]
        case e.Ceded(nation, to, region) | e.CessionRefused(nation, to, region):
            name = "ceded" if isinstance(event, e.Ceded) else "cession-refused"
            return say(
                name, nation=nation_text(nation, "start"), to=nation_text(to), of=nation_text(to, "of"),
                region=region_text(region, "the"),
            ), "3.12"  # fmt: skip
        case e.MovementEnded(seat):
            return say("movement-ended", seat=seat_text(seat)), "8.6"
    return None


def of(nation: int, figures: tuple[int, ...], origin: int, to: int) -> dict[str, Text]:
    return {
        "nation": nation_text(nation, "start"), "figures": figures_text(figures),
        "origin": region_text(origin, "from"), "to": region_text(to, "to"),
    }  # fmt: skip


def cards(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.CardsDrawn(nation, _, count, faces):
            if not faces:
                return say("cards-drawn", nation=nation_text(nation, "start"), cards=cards_text(count)), "14.2.7"
            drawn = listing(map(card_text, faces))
            return say("cards-drawn-faces", nation=nation_text(nation, "start"), cards=drawn), "14.2.7"
        case e.CardPutBack(nation):
            return say("card-put-back", nation=nation_text(nation, "start")), "14.4.4"
        case e.CombinationPlayed(nation, faces, figures):
            return say(
                "combination-played", nation=nation_text(nation, "start"), cards=listing(map(card_text, faces)),
                figures=figures_text(figures),
            ), "14.3.1"  # fmt: skip
        case e.FiguresPlaced(nation, kind, count, region, start):
            return say(
                "figures-placed", nation=nation_text(nation, "start"), figures=kind_text(kind, count),
                region=region_text(region, "in"),
            ), "7.1.7" if start else "15.3"  # fmt: skip
    return None


def battle(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.BattleBegan(region, attackers, defenders, great, landed):
            name = "great-battle" if great else "skirmish"
            return say(
                name, region=region_text(region, "in"), attackers=nations_text(attackers),
                defenders=nations_text(defenders), landed=say("landed" if landed else "not-landed"),
            ), "16.1.3" if great else "16.1.4"  # fmt: skip
        case e.LinedUp(_, side, front, rear):
            rows = {"front": figures_text(front), "rear": figures_text(rear)}
            return say("lined-up", side=side_text(side, "of"), **rows), "16.2.5"
        case e.LeadersGaveWay(region):
            return say("leaders-gave-way", region=region_text(region, "the")), "9.4"
        case e.RowsChanged(_, side, forward, back) if any(forward) or any(back):
            return say(
                "rows-changed", side=side_text(side, "of"), forward=figures_text(forward), back=figures_text(back)
            ), "16.4.1"
        case e.Fired(_, _, (), _, True):
            return say("no-pursuit"), "16.10.1"
        case e.Fired(_, side, faces, hits, pursuit, arms, hit):
            return say(
                "pursued" if pursuit else "fired", side=side_text(side, "start"), dice=dice_text(len(faces)),
                faces=faces_text(faces, arms, hit), hits=hits,
            ), "16.10.1" if pursuit else "16.5.1"  # fmt: skip
        case e.FiguresLost(nation, region, figures, how):
            return say(
                "lost-" + how, nation=nation_text(nation, "start"), figures=figures_text(figures),
                region=region_text(region, "in"),
            ), LOSSES[how]  # fmt: skip
    return rallying(event) or battle_over(event)


def rallying(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.RallyRolled(nation, faces, successes):
            return say(
                "rally-rolled", nation=nation_text(nation, "of"), faces=faces_text(faces), successes=successes
            ), "16.8.3"
        case e.Rallied(nation, kind):
            return say("rallied", nation=nation_text(nation, "of"), figures=kind_text(kind, 1)), "16.8.5"
    return None


def battle_over(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.BattleLost(region, side, given_up):
            name = "battle-given-up" if given_up else "battle-lost"
            return say(name, side=side_text(side), region=region_text(region, "in")), "16.9.3" if given_up else "16.9.1"
        case e.Retreated(nation, figures, origin, to):
            return say("retreated", **of(nation, figures, origin, to)), "16.12.1"
        case e.BattleEnded(region, winner):
            return say("battle-ended", side=side_text(winner, "start"), region=region_text(region, "in")), "16.11.2"
    return None


def ending(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Eliminated(nation):
            return say("eliminated", nation=nation_text(nation, "start")), "6.4"
        case e.Resigned(seat):
            return say("resigned", seat=seat_text(seat)), "6.4"
        case e.Ended(winners, manner, scores):
            points = [mixed(Fraction(top, bottom)) for top, bottom in scores]
            gains = listing(say("gain", seat=seat_text(seat), points=gain) for seat, gain in enumerate(points))
            return say(
                f"ended-{manner}", seats=seats_text(winners), count=len(winners), scores=gains
            ), MANNERS[manner]
    return None
