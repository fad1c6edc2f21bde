"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe import events as e
from feldherr.games.napoleon_in_europe.shown.words import (
    card_text,
    faces_text,
    figures_text,
    kind_text,
    listing,
    nation_text,
    nations_text,
    region_text,
    say,
    seat_text,
    seats_text,
)
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text

SIDES = ("defender", "attacker")
LOSSES = {"battle": "16.5.4", "pursuit": "16.10.4", "retreat": "16.12.5", "removal": "6.4"}
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
            return say(
                "trade-offered", nation=nation_text(nation), partner=nation_text(partner), give=give, want=want
            ), "14.5.1"
        case e.TradeRefused(nation, partner):
            return say("trade-refused", nation=nation_text(nation), partner=nation_text(partner)), "14.5.1"
        case e.Traded(nation, partner, _, counts, given, received):
            args = {"nation": nation_text(nation), "partner": nation_text(partner)}
            if not given and not received:
                return say("traded", give=counts[0], want=counts[1], **args), "14.5.2"
            both = {"given": listing(map(card_text, given)), "received": listing(map(card_text, received))}
            return say("traded-cards", **args, **both), "14.5.4"
    return None


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
                "landing-rolled", nation=nation_text(nation), region=region_text(region), faces=faces_text(faces),
                figures=figures_text(lost),
            ), "10.9"  # fmt: skip
        case e.RegionTaken(nation, region):
            return say("region-taken", nation=nation_text(nation), region=region_text(region)), "3.12"
        case e.RegionReturned(nation, region):
            return say("region-returned", nation=nation_text(nation), region=region_text(region)), "3.11"
        case e.Ceded(nation, to, region) | e.CessionRefused(nation, to, region):
            name = "ceded" if isinstance(event, e.Ceded) else "cession-refused"
            return say(name, nation=nation_text(nation), to=nation_text(to), region=region_text(region)), "3.12"
        case e.MovementEnded(seat):
            return say("movement-ended", seat=seat_text(seat)), "8.6"
    return None


def of(nation: int, figures: tuple[int, ...], origin: int, to: int) -> dict[str, Text]:
    return {
        "nation": nation_text(nation), "figures": figures_text(figures), "origin": region_text(origin),
        "to": region_text(to),
    }  # fmt: skip


def cards(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.CardsDrawn(nation, _, count, faces):
            if not faces:
                return say("cards-drawn", nation=nation_text(nation), count=count), "14.2.7"
            return say("cards-drawn-faces", nation=nation_text(nation), cards=listing(map(card_text, faces))), "14.2.7"
        case e.CardPutBack(nation):
            return say("card-put-back", nation=nation_text(nation)), "14.4.4"
        case e.CombinationPlayed(nation, faces, figures):
            return say(
                "combination-played", nation=nation_text(nation), cards=listing(map(card_text, faces)),
                figures=figures_text(figures),
            ), "14.3.1"  # fmt: skip
        case e.FiguresPlaced(nation, kind, count, region):
            return say(
                "figures-placed", nation=nation_text(nation), figures=kind_text(kind, count), region=region_text(region)
            ), "15.3"
    return None


def battle(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.BattleBegan(region, attackers, defenders, great, landed):
            name = "great-battle" if great else "skirmish"
            return say(
                name, region=region_text(region), attackers=nations_text(attackers), defenders=nations_text(defenders),
                landed=say("landed" if landed else "not-landed"),
            ), "16.1.3" if great else "16.1.4"  # fmt: skip
        case e.LinedUp(_, side, front, rear, _):
            return say("lined-up", side=say(SIDES[side]), front=figures_text(front), rear=figures_text(rear)), "16.2.5"
        case e.LeadersGaveWay(region):
            return say("leaders-gave-way", region=region_text(region)), "9.4"
        case e.RowsChanged(_, side, forward, back) if any(forward) or any(back):
            return say(
                "rows-changed", side=say(SIDES[side]), forward=figures_text(forward), back=figures_text(back)
            ), "16.4.1"
        case e.Fired(_, side, faces, hits, pursuit, arms, hit):
            name = "pursued" if pursuit else "fired"
            text = say(name, side=say(SIDES[side]), dice=len(faces), faces=faces_text(faces, arms, hit), hits=hits)
            return text, "16.10.1" if pursuit else "16.5.1"
        case e.FiguresLost(nation, region, figures, how):
            return say(
                "lost-" + how, nation=nation_text(nation), figures=figures_text(figures), region=region_text(region)
            ), LOSSES[how]
        case e.RallyRolled(nation, faces, successes):
            return say(
                "rally-rolled", nation=nation_text(nation), faces=faces_text(faces), successes=successes
            ), "16.8.3"
        case e.Rallied(nation, kind):
            return say("rallied", nation=nation_text(nation), figures=kind_text(kind, 1)), "16.8.5"
        case e.BattleLost(region, side, given_up):
            name = "battle-given-up" if given_up else "battle-lost"
            return say(name, side=say(SIDES[side]), region=region_text(region)), "16.9.3" if given_up else "16.9.1"
        case e.Retreated(nation, figures, origin, to):
            return say("retreated", **of(nation, figures, origin, to)), "16.12.1"
        case e.BattleEnded(region, winner):
            return say("battle-ended", side=say(SIDES[winner]), region=region_text(region)), "16.11.2"
    return None


def ending(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Eliminated(nation):
            return say("eliminated", nation=nation_text(nation)), "6.4"
        case e.Resigned(seat):
            return say("resigned", seat=seat_text(seat)), "6.4"
        case e.Ended(winners, manner, scores):
            points = ", ".join(str(top) if not bottom - 1 else f"{top}/{bottom}" for top, bottom in scores)
            return say(f"ended-{manner}", seats=seats_text(winners), scores=points), MANNERS[manner]
    return None
