"""What happened, in words, with its rule."""

from __future__ import annotations

from collections.abc import Iterable

from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.board import NOBODY, Hex
from feldherr.games.viktory_ii.events.final import OnMap
from feldherr.games.viktory_ii.rules.battle.hits import ATTACK_RULES, DEFENCE_RULES, DIRECT, HIT, NAVAL_RULE
from feldherr.games.viktory_ii.shown.words import (
    counted,
    faces_text,
    kind_text,
    listing,
    place_text,
    say,
    seat_text,
    terrain_text,
    town_text,
)
from feldherr.kernel.event import Event
from feldherr.kernel.text import Text

MOVE_RULES = {
    "step": "9.0.2", "road": "9.13.2", "harbour": "9.32.1", "attack": "12.0.1", "retreat": "12.3.3.5",
    "withdrawal": "15.62.1",
}  # fmt: skip
LOAD_RULES = {"load": "9.42.3", "retreat": "12.3.3.6", "withdrawal": "15.62.1"}
END_RULES = {
    "destroyed": "12.3.4.3", "repelled": "12.3.4.1", "retreat": "12.3.4.1", "barrage": "12.3.0.4",
    "cancelled": "12.2.2",
}  # fmt: skip
MANNER_RULES = {
    "extermination": "5.1.1", "subjugation": "15.66.1", "decisive-blow": "5.3.1", "dominance": "5.4.1",
    "random-end": "5.5.5", "stopped": "5.3.3", "resigned": "5.1.3",
}  # fmt: skip


def on(event: OnMap, hex_: Hex) -> Text:
    return place_text(event.players, hex_)


def told(event: Event) -> tuple[Text, str] | None:
    """The sentence of an event, and the rule it follows."""
    return turns(event) or building(event) or marching(event) or fighting(event) or alliances(event)


def turns(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.FirstDrawn(seat, agreed, stop, number):
            found = [say(f"agreed-{name.replace('_', '-')}") for name in agreed]
            found += [say("agreed-map", map=number)] if number else []
            found.append(say("agreed-stop", stop=stop))
            return say("first-drawn", seat=seat_text(seat), agreed=listing(found)), "4.0.1.1"
        case e.TurnBegan(seat, round_, last):
            return say("turn-began", seat=seat_text(seat), round=round_, last=int(last)), "6.0.1"
        case e.MovementEnded(seat):
            return say("movement-ended", seat=seat_text(seat)), "6.0.2"
        case e.ClockStarted():
            return say("clock-started"), "5.5.1"
        case e.ClockRolled(seat, face):
            name = "clock-struck" if face == 1 else "clock-rolled"
            return say(name, seat=seat_text(seat), face=face), "5.5.3" if face == 1 else "5.5.2"
        case e.PlayerEliminated(seat):
            return say("player-eliminated", seat=seat_text(seat)), "5.1.2"
        case e.Resigned(seat, _, over):
            return say("resigned-over" if over else "resigned", seat=seat_text(seat)), "5.1.3"
        case e.CapitalReturned(seat, hex_):
            return say("capital-returned", seat=seat_text(seat), hex=on(event, hex_)), "5.1.3"
        case e.Ended(winners, manner, value):
            who = listing(seat_text(seat) for seat in winners)
            return say(f"ended-{manner}", winners=who, count=len(winners), value=value), MANNER_RULES[manner]
    return None


def building(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Revealed(hexes, terrains, rule):
            if len(hexes) > 18:
                return say("revealed-many", count=len(hexes)), rule
            tiles = listing(
                say("tile", hex=on(event, hex_), terrain=terrain_text(terrain))
                for hex_, terrain in zip(hexes, terrains)
            )
            return say("revealed", tiles=tiles), rule
        case e.CapitalFounded(seat, hex_):
            return say("capital-founded", seat=seat_text(seat), hex=on(event, hex_)), "4.0.2.2"
        case e.Built(seat, hex_):
            return say("built", seat=seat_text(seat), hex=on(event, hex_)), "7.2.1"
        case e.Upgraded(seat, hex_, terrain):
            return say("upgraded", seat=seat_text(seat), hex=on(event, hex_), terrain=terrain_text(terrain)), "7.23.1"
        case e.Relocated(seat, hex_, to):
            return say("relocated", seat=seat_text(seat), hex=on(event, hex_), to=on(event, to)), "15.5.1"
        case e.BuildDeclined(seat, barred, idle):
            if idle and not barred:
                return None                                 # he was not asked, and nobody need read so every turn
            name, rule = ("build-barred", "14.0.1") if barred else ("build-declined", "7.22.3")
            return say(name, seat=seat_text(seat)), rule
        case e.Recruited(seat, kinds, rule):
            return say("recruited", seat=seat_text(seat), units=counted(kinds)), rule
        case e.Eliminated(seat, kinds, _, rule):
            return say("eliminated", seat=seat_text(seat), units=counted(kinds)), rule
        case e.TileDrawn(seat, terrain, waters):
            name = "tile-drawn" if terrain else "no-tile-drawn"
            return say(name, seat=seat_text(seat), terrain=terrain_text(terrain), waters=waters), "15.3.2"
        case e.TileReplaced(seat, hex_, terrain):
            laid = say("tile-replaced", seat=seat_text(seat), hex=on(event, hex_), terrain=terrain_text(terrain))
            return laid, "15.3.2"
    return None


def marching(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Moved(seat, _, kind, origin, to, how, against):
            args = {"seat": seat_text(seat), "kind": kind_text(kind), "origin": on(event, origin)}
            if against != NOBODY:
                args["against"] = seat_text(against)
            return say(f"moved-{how}", to=on(event, to), **args), MOVE_RULES[how]
        case e.Loaded(seat, _, kind, _, hex_, how):
            at = on(event, hex_)
            return say("loaded", seat=seat_text(seat), kind=kind_text(kind), hex=at), LOAD_RULES[how]
        case e.Landed(seat, _, kind, to, against):
            args = {"seat": seat_text(seat), "kind": kind_text(kind), "to": on(event, to)}
            if against == NOBODY:
                return say("landed", **args), "9.46.1"
            return say("landed-attack", against=seat_text(against), **args), "9.47.1"
        case e.Placed(seat, _, kind, hex_, rule):
            return say("placed", seat=seat_text(seat), kind=kind_text(kind), hex=on(event, hex_)), rule
        case e.Bombarded(seat, kind, origin, target, over, face):
            ways = say("from-against", origin=on(event, origin), to=on(event, target))
            if over != NOBODY:
                ways = say("across", ways=ways, over=on(event, over))
            name = "bombarded-direct" if face == DIRECT else "bombarded-hit" if face <= HIT else "bombarded-miss"
            return say(name, seat=seat_text(seat), kind=kind_text(kind), ways=ways, face=face), "11.0.3"
    return None


def fighting(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.BattleBegan(attacker, defender, hex_, at_sea):
            name = "sea-battle-began" if at_sea else "battle-began"
            sides = say("against", attacker=seat_text(attacker), defender=seat_text(defender))
            return say(name, sides=sides, hex=on(event, hex_)), "12.0.1"
        case e.BarrageFired(attacker, faces, pairs):
            return say("barrage-fired", seat=seat_text(attacker), faces=faces_text(faces, pairs)), "12.3.0.1"
        case e.AttackRolled(attacker, round_, infantry, cavalry, artillery, frigates, faces, pairs):
            dice = listing(
                say("dice-of", cause=say(name), count=count)
                for name, count in (("infantry", infantry), ("cavalry", cavalry), ("artillery", artillery),
                                    ("frigate", frigates)) if count
            )  # fmt: skip
            rolled = faces_text(faces, pairs)
            rule = first(zip((infantry, cavalry, artillery, frigates), ATTACK_RULES))
            return say("attack-rolled", seat=seat_text(attacker), round=round_, dice=dice, faces=rolled), rule
        case e.Pinned(defender, dice_):
            return say("pinned", seat=seat_text(defender), count=dice_), "12.31.1"
        case e.DefenceRolled(defender, by_kind, naval, terrain, ground, alone, faces, pairs):
            units = sum(by_kind)
            dice = listing(
                say("dice-of", cause=say(name), count=count)
                for name, count in (("cause-units", units), ("cause-naval", naval), ("cause-terrain", terrain)) if count
            )
            if not units + naval + terrain:
                return say("defence-none", seat=seat_text(defender)), "12.31.1"
            rolled = faces_text(faces, pairs)
            gives = [*zip(by_kind, DEFENCE_RULES), (naval, NAVAL_RULE), (terrain, ground)]
            rule = "12.3.2.9" if alone else first(gives)
            return say("defence-rolled", seat=seat_text(defender), dice=dice, faces=rolled), rule
        case e.Marked(seat, _, kind, chosen_by, direct):
            rule, args = "10.1.2" if direct else "10.1.3", {"seat": seat_text(seat), "kind": kind_text(kind)}
            if chosen_by == NOBODY:
                return say("marked", **args), rule
            name = "marked-directly" if chosen_by != seat else "marked-by-choice"
            return say(name, by=seat_text(chosen_by), **args), rule
        case e.Lost(seat, hex_, kinds, _, rule):
            return say("lost", seat=seat_text(seat), hex=on(event, hex_), units=counted(kinds)), rule
        case e.BattleEnded(winner, loser, hex_, how):
            args = {"winner": seat_text(winner), "hex": on(event, hex_)}
            if loser != NOBODY:
                args["loser"] = seat_text(loser)
            return say(f"battle-ended-{how}", **args), END_RULES[how]
    return None


def first(gives: Iterable[tuple[int, str]]) -> str:
    """The rule of the first dice there are."""
    return next(rule for dice, rule in gives if dice)


def alliances(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Conquered(winner, loser, hex_, town, capital_of):
            name = "conquered" if capital_of == NOBODY else "conquered-capital"
            args = {"winner": seat_text(winner), "loser": seat_text(loser)}
            args |= {"hex": on(event, hex_), "town": town_text(town)}
            if capital_of != NOBODY:
                args["owner"] = seat_text(capital_of)
            return say(name, **args), "12.3.4.4" if capital_of == NOBODY else "14.0.6"
        case e.Subjugated(vassal, ruler):
            return say("subjugated", vassal=seat_text(vassal), ruler=seat_text(ruler)), "15.61.1"
        case e.Freed(vassal, ruler):
            return say("freed", vassal=seat_text(vassal), ruler=seat_text(ruler)), "15.65.1"
    return None
