"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.viktory_ii import events as e
from feldherr.games.viktory_ii.board import NOBODY
from feldherr.games.viktory_ii.shown.words import (
    counted,
    faces_text,
    hex_text,
    kind_text,
    listing,
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
END_RULES = {"destroyed": "12.3.4.3", "retreat": "12.3.4.1", "barrage": "12.3.0.4", "cancelled": "12.2.2"}
MANNER_RULES = {
    "extermination": "5.1.1", "subjugation": "15.66.1", "decisive-blow": "5.3.1", "dominance": "5.4.1",
    "random-end": "5.5.5", "stopped": "5.3.3", "resigned": "5.1.3",
}  # fmt: skip


def told(event: Event) -> tuple[Text, str] | None:
    """The sentence of an event, and the rule it follows."""
    return turns(event) or building(event) or marching(event) or fighting(event) or alliances(event)


def turns(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.FirstDrawn(seat):
            return say("first-drawn", seat=seat_text(seat)), "4.0.1.1"
        case e.TurnBegan(seat, round_):
            return say("turn-began", seat=seat_text(seat), round=round_), "6.0.1"
        case e.MovementEnded(seat):
            return say("movement-ended", seat=seat_text(seat)), "6.0.2"
        case e.ClockStarted():
            return say("clock-started"), "5.5.1"
        case e.ClockRolled(seat, face):
            name = "clock-struck" if face == 1 else "clock-rolled"
            return say(name, seat=seat_text(seat), face=face), "5.5.3" if face == 1 else "5.5.2"
        case e.PlayerEliminated(seat):
            return say("player-eliminated", seat=seat_text(seat)), "5.1.2"
        case e.Resigned(seat, _):
            return say("resigned", seat=seat_text(seat)), "5.1.3"
        case e.CapitalReturned(seat, hex_):
            return say("capital-returned", seat=seat_text(seat), hex=hex_text(hex_)), "5.1.3"
        case e.Ended(winners, manner, value):
            who = listing(seat_text(seat) for seat in winners)
            return say(f"ended-{manner}", winners=who, count=len(winners), value=value), MANNER_RULES[manner]
    return None


def building(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Revealed(hexes, terrains):
            if len(hexes) > 7:
                return say("revealed-many", count=len(hexes)), "3.2.8"
            tiles = listing(
                say("tile", number=hex_, terrain=terrain_text(terrain)) for hex_, terrain in zip(hexes, terrains)
            )
            return say("revealed", count=len(hexes), tiles=tiles), "9.2.1"
        case e.CapitalFounded(seat, hex_):
            return say("capital-founded", seat=seat_text(seat), hex=hex_text(hex_)), "4.0.2.2"
        case e.Built(seat, hex_):
            return say("built", seat=seat_text(seat), hex=hex_text(hex_)), "7.2.1"
        case e.Upgraded(seat, hex_, terrain):
            return say("upgraded", seat=seat_text(seat), hex=hex_text(hex_), terrain=terrain_text(terrain)), "7.23.1"
        case e.Relocated(seat, hex_, to):
            return say("relocated", seat=seat_text(seat), hex=hex_text(hex_), to=hex_text(to)), "15.5.1"
        case e.BuildDeclined(seat, barred):
            name, rule = ("build-barred", "14.0.1") if barred else ("build-declined", "7.22.3")
            return say(name, seat=seat_text(seat)), rule
        case e.Recruited(seat, kinds):
            return say("recruited", seat=seat_text(seat), units=counted(kinds)), "7.4.4"
        case e.Eliminated(seat, kinds, _):
            return say("eliminated", seat=seat_text(seat), units=counted(kinds)), "10.2.2"
        case e.TileDrawn(seat, terrain, waters):
            name = "tile-drawn" if terrain else "no-tile-drawn"
            return say(name, seat=seat_text(seat), terrain=terrain_text(terrain), waters=waters), "15.3.2"
        case e.TileReplaced(seat, hex_, terrain):
            laid = say("tile-replaced", seat=seat_text(seat), hex=hex_text(hex_), terrain=terrain_text(terrain))
            return laid, "15.3.2"
    return None


def marching(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Moved(seat, _, kind, origin, to, how):
            ways = say("from-to", origin=hex_text(origin), to=hex_text(to))
            return say(f"moved-{how}", seat=seat_text(seat), kind=kind_text(kind), ways=ways), MOVE_RULES[how]
        case e.Loaded(seat, _, kind, _, hex_, how):
            return say("loaded", seat=seat_text(seat), kind=kind_text(kind), hex=hex_text(hex_)), LOAD_RULES[how]
        case e.Landed(seat, _, kind, to, attack):
            name = "landed-attack" if attack else "landed"
            rule = "9.47.1" if attack else "9.46.1"
            return say(name, seat=seat_text(seat), kind=kind_text(kind), to=hex_text(to)), rule
        case e.Placed(seat, _, kind, hex_):
            return say("placed", seat=seat_text(seat), kind=kind_text(kind), hex=hex_text(hex_)), "13.0.1"
        case e.Bombarded(seat, kind, origin, target, over, face):
            ways = say("from-against", origin=hex_text(origin), to=hex_text(target))
            if over != NOBODY:
                ways = say("across", ways=ways, over=hex_text(over))
            return say("bombarded", seat=seat_text(seat), kind=kind_text(kind), ways=ways, face=face), "11.0.3"
    return None


def fighting(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.BattleBegan(attacker, defender, hex_, at_sea):
            name = "sea-battle-began" if at_sea else "battle-began"
            sides = say("against", attacker=seat_text(attacker), defender=seat_text(defender))
            return say(name, sides=sides, hex=hex_text(hex_)), "12.0.1"
        case e.BarrageFired(attacker, faces, pairs):
            return say("barrage-fired", seat=seat_text(attacker), faces=faces_text(faces), pairs=pairs), "12.3.0.1"
        case e.AttackRolled(attacker, round_, infantry, cavalry, artillery, frigates, faces, pairs):
            dice = listing(
                say("dice-of", cause=say(name), count=count)
                for name, count in (("infantry", infantry), ("cavalry", cavalry), ("artillery", artillery),
                                    ("frigate", frigates)) if count
            )  # fmt: skip
            return say(
                "attack-rolled", seat=seat_text(attacker), round=round_, dice=dice, faces=faces_text(faces), pairs=pairs
            ), "12.3.1.1"
        case e.Pinned(defender, dice_):
            return say("pinned", seat=seat_text(defender), count=dice_), "12.31.1"
        case e.DefenceRolled(defender, units, naval, terrain, faces, pairs):
            dice = listing(
                say("dice-of", cause=say(name), count=count)
                for name, count in (("cause-units", units), ("cause-naval", naval), ("cause-terrain", terrain)) if count
            )
            return say(
                "defence-rolled", seat=seat_text(defender), dice=dice, faces=faces_text(faces), pairs=pairs
            ), "12.3.2.1"
        case e.Marked(seat, _, kind, chooser):
            name = "marked-directly" if chooser != seat else "marked"
            rule = "10.1.2" if chooser != seat else "10.1.3"
            return say(name, seat=seat_text(seat), kind=kind_text(kind), by=seat_text(chooser)), rule
        case e.Lost(seat, hex_, kinds, _):
            return say("lost", seat=seat_text(seat), hex=hex_text(hex_), units=counted(kinds)), "10.2.1"
        case e.BattleEnded(winner, loser, hex_, how):
            args = {"winner": seat_text(winner), "hex": hex_text(hex_)}
            if loser != NOBODY:
                args["loser"] = seat_text(loser)
            return say(f"battle-ended-{how}", **args), END_RULES[how]
    return None


def alliances(event: Event) -> tuple[Text, str] | None:
    match event:
        case e.Conquered(winner, loser, hex_, town, capital_of):
            name = "conquered" if capital_of == NOBODY else "conquered-capital"
            args = {"winner": seat_text(winner), "loser": seat_text(loser)}
            args |= {"hex": hex_text(hex_), "town": town_text(town)}
            if capital_of != NOBODY:
                args["owner"] = seat_text(capital_of)
            return say(name, **args), "12.3.4.4" if capital_of == NOBODY else "14.0.6"
        case e.Subjugated(vassal, ruler):
            return say("subjugated", vassal=seat_text(vassal), ruler=seat_text(ruler)), "15.61.1"
        case e.Freed(vassal, ruler):
            return say("freed", vassal=seat_text(vassal), ruler=seat_text(ruler)), "15.65.1"
    return None
