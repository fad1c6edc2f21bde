"""What is asked and what can be answered, in words, with the rule it is asked under."""

from __future__ import annotations

from collections.abc import Callable

from feldherr.games.trench_club import actions as a
from feldherr.games.trench_club.board import BRIDGE, ROAD, TERRAINS, TRENCH
from feldherr.games.trench_club.rules.choices.attacks import target_refusal
from feldherr.games.trench_club.rules.choices.opening import unplaced
from feldherr.games.trench_club.rules.pieces import cargo
from feldherr.games.trench_club.rules.units import KINDS, NATIONS, PRICE, REPAIR, SPECIAL, SPECIAL_PRICE
from feldherr.games.trench_club.shown.attacking import attack_text, name_text
from feldherr.games.trench_club.shown.words import (
    hex_text,
    kind_text,
    listing,
    nation_text,
    points_text,
    say,
    state_text,
    the_text,
    unit_text,
)
from feldherr.games.trench_club.state import State, frame_of, spot
from feldherr.kernel.answers import DONE, RESIGN, Action
from feldherr.kernel.question import Question
from feldherr.kernel.text import Argument, Text

RULES = {
    "dice_or_cards": "14.2", "unit_to_claim": "16.2", "unit_to_assign": "2.6", "chip_to_flip": "2.9",
    "unit_to_place": "2.11", "army_to_use": "3.12", "unit_to_move": "4.1", "step": "4.3", "passenger_to_unload": "6.7",
    "attacker_to_name": "8.2", "target_to_attack": "8.2", "trench_hex_to_shell": "13.10", "soldier_to_gas": "12.12",
    "unit_to_repair": "10.7", "what_to_buy": "10.10", "fort_for_unit": "10.12", "water_for_gunboat": "10.13",
}  # fmt: skip


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question, with what its own one has to say."""
    name, s = question.name, question.s
    who = nation_text(s.seat_of.index(question.actor))
    more = MORE[name](question) if name in MORE else {}
    return say("ask-" + name.replace("_", "-"), nation=who, **more), RULES[name]


def of_attacks(question: Question) -> dict[str, Argument]:
    attacks = question.s.turn.attacks
    more = sum(isinstance(one, a.Name) for one in question.options())
    return {"count": len(attacks), "more": more}


def of_moves(question: Question) -> dict[str, Argument]:
    return {"count": sum(isinstance(one, a.Take) for one in question.options())}


def of_armies(question: Question) -> dict[str, Argument]:
    return {"number": len(question.chosen) + 1, "count": question.count}


def of_split(question: Question) -> dict[str, Argument]:
    return {"count": len(question.kinds) - len(question.assigned)}


def of_placing(question: Question) -> dict[str, Argument]:
    return {"number": question.number, "count": len(unplaced(question.s, question.power, question.army))}


def of_coins(question: Question) -> dict[str, Argument]:
    return {"coins": question.s.coins[question.s.now]}


MORE: dict[str, Callable[[Question], dict[str, Argument]]] = {
    "unit_to_assign": of_split,
    "unit_to_place": of_placing,
    "army_to_use": of_armies,
    "step": lambda q: {"unit": unit_text(q.s, q.unit, "acc"), "points": points_text(q.left)},
    "passenger_to_unload": lambda q: {"count": len(cargo(q.s, q.truck)), "at": spot(q.s, q.truck)},
    "target_to_attack": lambda q: {"unit": unit_text(q.s, q.unit, "acc")},
    "fort_for_unit": lambda q: {"kind": kind_text(q.kind)},
    "unit_to_repair": of_coins,
    "what_to_buy": of_coins,
    "attacker_to_name": of_attacks,
    "unit_to_move": of_moves,
}
"""What a sentence says besides whom it asks."""


def option(question: Question, answer: Action) -> Text:
    """An answer in words, as its maker reads it."""
    if not question.tells("s"):
        return plain(answer)
    s: State = question.s
    found = opening(s, answer) or moving(s, question, answer) or fighting(s, question, answer) or paying(s, answer)
    return found or plain(answer)


def warning(question: Question, answer: Action) -> Text | None:
    """TC §4.1 §8.2 §10.7 §10.10: units that could still move, attack or be repaired, coins that could be spent."""
    if not answer.ends:
        return None
    count = sum(type(one) in OPEN for one in question.options())
    return say(f"do-{PLAIN[type(answer)]}-warn", count=count) if count else None


OPEN = (a.Take, a.Name, a.LayMine, a.Repair, a.Buy, a.BuySpecial)
"""What could still be done before a phase is ended."""


def plain(answer: Action) -> Text:
    """Answers that point at nothing."""
    if answer == DONE:
        return say("do-confirm-split")
    if isinstance(answer, a.Give):
        return say("do-give", coins=answer.coins)
    return say("do-resign") if answer == RESIGN else say("do-" + PLAIN[type(answer)])


PLAIN: dict[type[Action], str] = {
    a.UseCards: "use-cards", a.UseDice: "use-dice", a.LeaveRest: "leave-rest", a.EndMovement: "end-movement",
    a.Confirm: "confirm-attacks", a.HandOver: "hand-over", a.Halt: "halt", a.BuySpecial: "buy-special",
    a.EndRepairs: "end-repairs", a.EndPurchases: "end-purchases", a.FightOn: "fight-on",
}  # fmt: skip


def opening(s: State, answer: Action) -> Text | None:
    match answer:
        case a.Claim(kind=kind):
            return say("do-claim", kind=say(kind))
        case a.Assign(kind=kind, chip=chip):
            return say("do-assign", kind=say(kind), chip=chip + 1)
        case a.Flip(chip=chip):
            return say("do-flip", chip=chip + 1)
        case a.Place(unit=unit, hex=hex_):
            return say("do-place", kind=the_text(s.kind[unit], "top"), hex=hex_text(s, hex_))
        case a.UseArmy(army=army):
            units = of_army(s, army)
            named = listing(kind_text(s.kind[u]) for u in units)
            return say("do-use-army", army=army + 1, count=len(units), units=named)
    return None


def of_army(s: State, army: int) -> list[int]:
    """TC §2.6: its units on the map, of the side whose turn it is."""
    return [u for u, its in enumerate(s.army) if its == army and s.house[s.owner[u]] == s.now and s.where[u] >= 0]


def besides(question: Question, answer: Action) -> tuple[str, ...]:
    """TC §3.12: an army is chosen by any of its units."""
    return tuple(f"piece:{u}" for u in of_army(question.s, answer.army)) if isinstance(answer, a.UseArmy) else ()


def marked(question: Question) -> tuple[str, ...]:
    """TC §3.8: the units of the armies chosen before."""
    if question.name != "army_to_use":
        return ()
    return tuple(f"piece:{u}" for army in question.chosen for u in of_army(question.s, army.army))


def moving(s: State, question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Take(unit=unit):
            return say("do-take", unit=unit_text(s, unit, "top"))
        case a.Go(hex=hex_):
            return say("do-go", hex=hex_text(s, hex_))
        case a.Enter(hex=body):
            fort = frame_of(s).fort_of[body]
            own = s.fort[fort] == s.house[s.seat_of.index(question.actor)]
            return say("do-enter" if own else "do-conquer", fort=frame_of(s).fort_names[fort])
        case a.Board(unit=truck):
            return say("do-board", unit=unit_text(s, truck, "acc"))
        case a.BuildRoad() | a.BuildBridge() | a.BuildTrench():
            kinds = {a.BuildRoad: ROAD, a.BuildBridge: BRIDGE, a.BuildTrench: TRENCH}
            terrain = say(TERRAINS[kinds[type(answer)]])
            names = frame_of(s).names
            return say("do-build", terrain=terrain, hex=names[answer.hex], other=names[answer.other])
        case a.Unload(unit=unit, hex=hex_):
            state = state_text(s, unit)
            return say("do-unload", kind=the_text(s.kind[unit], "top"), state=state, hex=hex_text(s, hex_))
    return None


def fighting(s: State, question: Question, answer: Action) -> Text | None:
    match answer:
        case a.Name(unit=unit):
            return name_text(s, unit)
        case a.LayMine(unit=_, hex=hex_):
            return say("do-lay-mine", hex=hex_text(s, hex_))
        case a.Confirm():
            return say("do-confirm-attacks", count=len(s.turn.attacks))
        case a.Target(unit=unit):
            if question.name == "target_to_attack" and target_refusal(s, question.unit, unit) is None:
                return attack_text(s, question.unit, unit)
            owner = say(NATIONS[s.owner[unit]])
            return say("do-attack", unit=unit_text(s, unit, "acc"), nation=owner, damage=s.damage[unit])
        case a.Aim(hex=hex_):
            return say("do-aim", hex=hex_text(s, hex_))
    return None


def paying(s: State, answer: Action) -> Text | None:
    match answer:
        case a.Repair(unit=unit):
            return say("do-repair", unit=unit_text(s, unit, "top"), coins=REPAIR)
        case a.Buy(kind=kind):
            number = KINDS.index(kind)
            return say("do-buy", kind=kind_text(number), coins=SPECIAL_PRICE if SPECIAL[number] else PRICE[number])
        case a.Deliver(hex=body):
            return say("do-deliver", fort=frame_of(s).names[body])
        case a.Launch(hex=hex_):
            return say("do-launch", hex=hex_text(s, hex_))
    return None
