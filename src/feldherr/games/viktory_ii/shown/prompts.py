"""What is asked, in words, with the numbers that matter and the rule of the occasion."""

from __future__ import annotations

from typing import Any

from feldherr.games.viktory_ii.actions import DONE, Fight, Take
from feldherr.games.viktory_ii.board import WATER
from feldherr.games.viktory_ii.rules.choices.transport import HOLD
from feldherr.games.viktory_ii.rules.movement.ways import in_hand
from feldherr.games.viktory_ii.rules.units import foreign, own
from feldherr.games.viktory_ii.shown.proposals import to_take
from feldherr.games.viktory_ii.shown.words import hex_text, kind_text, say, seat_text, unit_text
from feldherr.games.viktory_ii.state import FRIGATE, State
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text

RULES = {
    "capital_site": "4.0.2.2", "what_to_build": "7.2.1", "unit_to_eliminate": "10.2.3", "tile_or_not": "15.3.1",
    "hex_to_replace": "15.3.2", "unit_or_battle": "6.0.4", "order": "9.0.1", "road_way": "9.13.2",
    "attack_on_vassal": "15.64.3", "pairs_to_give_up": "15.4.1", "unit_to_hit": "10.1.2",
    "fight_on_or_retreat": "12.3.3.1", "retreat_to": "12.3.3.7", "battle_to_fight": "13.5.2", "what_to_place": "13.0.1",
    "withdraw_to": "15.62.1", "reinforcement": "15.62.4",
}  # fmt: skip
BREACHES = {"stop": "15.64.3", "landing": "15.64.3", "shot": "15.64.4", "launch": "13.5.1"}
"""An attack on a vassal by what is done there."""


def prompt(question: Question) -> tuple[Text, str]:
    """One sentence for every question."""
    name, rule, args = question.name, RULES[question.name], dict[str, Any]()
    s: State = question.s
    match name:
        case "what_to_build" if s.rules.relocation:
            name, rule = "what_to_build_or_move", "15.5.1"
        case "unit_to_eliminate":
            args["kind"] = kind_text(question.kind)
            if s.seat == question.actor:                    # in his own turn he loses none, but may move one
                name, rule = "unit_to_trade", "15.5.2"
        case "unit_or_battle":
            taken = [answer for answer in question.options() if type(answer) is Take]
            args["units"] = len({handle for answer in taken for handle in question.handles(answer)})
            args["battles"] = sum(type(answer) is Fight for answer in question.options())
        case "order":
            name, rule, args = ordered(s, question)
        case "road_way":
            args["hex"] = hex_text(s, question.to)
        case "attack_on_vassal":
            name, rule = f"vassal-{question.by}", BREACHES[question.by]
            args |= {"vassal": seat_text(s.held[question.hex_]), "hex": hex_text(s, question.hex_)}
        case "pairs_to_give_up":
            args["dice"] = question.dice
        case "unit_to_hit":
            name, rule, args = struck(s, question)
        case "fight_on_or_retreat":
            hex_ = question.hex_
            args |= {"hex": hex_text(s, hex_), "mine": len(own(s, hex_, question.attacker))}
            args["theirs"] = len(foreign(s, hex_, question.attacker))
        case "retreat_to" | "withdraw_to":
            args["unit"] = unit_text(s, question.unit)
        case "battle_to_fight" if s.terrain[question.hexes[0]] != WATER:
            rule = "15.62.2"
        case "what_to_place" | "reinforcement":
            args["count"] = sum(s.reserve[4 * question.actor : 4 * question.actor + 4])
            args["open"] = int(question.options() != [DONE])
    return say("ask-" + name.replace("_", "-"), seat=seat_text(question.actor), **args), rule


def ordered(s: State, question: Question) -> tuple[str, str, dict[str, Any]]:
    """V2 §9.0.2 §9.41.1: what the unit in hand has left: points, and a ship room in its hold."""
    unit = question.unit
    args: dict[str, Any] = {"unit": unit_text(s, unit), "left": in_hand(s, unit)}
    if not s.kind[unit] or s.kind[unit] != FRIGATE:
        return "order", "9.0.1" if args["left"] else "11.0.2", args
    room = min(HOLD - len(s.cargo[unit]), max(0, HOLD - s.loads[unit]))
    return "order-ship", "9.31.1" if args["left"] else "9.42.3", args | {"room": room}


def struck(s: State, question: Question) -> tuple[str, str, dict[str, Any]]:
    """V2 §10.1.2 §10.1.3: how many hits the seat still has to assign."""
    owner = s.owner[question.units[0]]
    mine = owner == question.actor
    direct, total = to_take(s, question.units, mine)
    due = (min(total, len(question.units)) if mine else min(direct, len(question.units))) - len(question.marked)
    name, rule = ("unit_to_lose", "10.1.3") if mine else ("unit_to_hit", "10.1.2")
    return name, rule, {"owner": seat_text(owner), "count": due}
