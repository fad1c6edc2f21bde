"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import NOBODY, TERRAINS
from feldherr.games.trench_club.rules.automa.lines import STAY
from feldherr.games.trench_club.rules.units import SIDES
from feldherr.games.trench_club.shown.words import faces_text, kind_text, listing, nation_text, say, team_text
from feldherr.kernel.event import Event
from feldherr.kernel.text import Argument, Text

ACTION_RULES = {
    "I.1": "15.20", "I.2": "15.21", "I.3": "15.23", "I.4": "15.25", "I.5": "15.26", "I.6": "15.27", "II.1": "15.30",
    "II.2": "15.37", "III.1": "15.40", "III.2": "15.46", "stay": "15.14",
}  # fmt: skip
MANNER_RULES = {"forts": "11.3", "resigned": "11.4", "annihilated": "11.4", "stopped": "11.1"}
Told = tuple[Text, str]


def told(event: Event) -> Told | None:
    """The sentence of an event, and the rule it follows."""
    return opening(event) or moving(event) or building(event) or fighting(event) or paying(event) or ending(event)


def army_text(kinds: tuple[int, ...]) -> Text:
    return listing(kind_text(kind) for kind in kinds)


def opening(event: Event) -> Told | None:
    match event:
        case e.MethodChosen(power, cards):
            return say("method-cards" if cards else "method-dice", nation=nation_text(power)), "14.2"
        case e.Shared(power, kind):
            return say("shared", nation=nation_text(power), kind=kind_text(kind)), "16.2"
        case e.Split(power, (first, second, third)):
            armies = {"first": army_text(first), "second": army_text(second), "third": army_text(third)}
            return say("split", nation=nation_text(power), **armies), "2.6"
        case e.RolledToPlace(houses, faces) | e.RolledToBegin(houses, faces):
            rolls = listing(say("roll-of", nation=nation_text(h), face=f) for h, f in zip(houses, faces))
            placing = isinstance(event, e.RolledToPlace)
            return say("rolled-to-place" if placing else "rolled-to-begin", rolls=rolls), "2.8" if placing else "3.1"
        case e.ChipFlipped(house, army, number, _):
            return say("chip-flipped", nation=nation_text(house), army=army + 1, number=number), "2.9"
        case e.TokensDrawn(power, kinds):
            return say("tokens-drawn", nation=nation_text(power), kinds=army_text(kinds)), "15.8"
        case e.Placed(power, _, kind, hex_):
            return say("placed", nation=nation_text(power), kind=kind_text(kind), hex=hex_), "2.11"
        case e.TurnBegan(house, round_):
            return say("turn-began", nation=nation_text(house), round=round_), "3.4"
        case e.ArmiesChosen(house, armies):
            names = ", ".join(str(army + 1) for army in range(3) if armies >> army & 1)
            return say("armies-chosen", nation=nation_text(house), armies=names), "3.12"
        case e.TurnSkipped(house):
            return say("turn-skipped", nation=nation_text(house)), "3.4"
        case e.WordPassed(seat):
            return say("word-passed", seat=seat + 1), "16.1"
    return None


def moving(event: Event) -> Told | None:
    match event:
        case e.Moved(power, _, kind, path, _, halted):
            args = {"nation": nation_text(power), "kind": kind_text(kind)}
            way = say("from-to", origin=path[0], to=path[-1])
            return say("moved-halted" if halted else "moved", **args, way=way), "5.2" if halted else "4.5"
        case e.Stayed(power, _, kind):
            return say("stayed", nation=nation_text(power), kind=kind_text(kind)), "4.4"
        case e.EnteredFort(power, _, kind, fort, _):
            return say("entered-fort", nation=nation_text(power), kind=kind_text(kind), fort=fort + 1), "7.12"
        case e.Conquered(power, _, kind, fort, _, former, lost):
            who: dict[str, Argument] = {"nation": nation_text(power), "kind": kind_text(kind), "fort": fort + 1}
            who["count"] = len(lost)
            if former == NOBODY:
                return say("conquered-neutral", **who), "7.2"
            return say("conquered", **who, former=nation_text(former)), "7.6"
        case e.Boarded(power, _, kind, _):
            return say("boarded", nation=nation_text(power), kind=kind_text(kind)), "6.4"
        case e.Unloaded(power, _, kind, hex_):
            return say("unloaded", nation=nation_text(power), kind=kind_text(kind), hex=hex_), "6.7"
        case e.MovementEnded(house):
            return say("movement-ended", nation=nation_text(house)), "8.1"
    return None


def building(event: Event) -> Told | None:
    match event:
        case e.MineLaid(power, _, hex_):
            return say("mine-laid", nation=nation_text(power), hex=hex_), "17.19"
        case e.MineTriggered(power, hex_, _, kinds):
            return say("mine-triggered", nation=nation_text(power), hex=hex_, kinds=army_text(kinds)), "17.17"
        case e.BuiltGround(power, _, terrain, (one, other)):
            ground = say(TERRAINS[terrain])
            return say("built-ground", nation=nation_text(power), terrain=ground, one=one, other=other), "12.13"
    return None


def fighting(event: Event) -> Told | None:
    match event:
        case e.Declared(power, number, _, kind, _, target):
            args = {"nation": nation_text(power), "kind": kind_text(kind), "target": kind_text(target)}
            return say("declared", number=number, **args), "8.2"
        case e.AttacksConfirmed(house, count):
            return say("attacks-confirmed", nation=nation_text(house), count=count), "8.3"
        case e.AttackLost(number, power, kind):
            return say("attack-lost", number=number, nation=nation_text(power), kind=kind_text(kind)), "8.4"
        case e.Scattered(_, face, hex_, missed):
            name = "scattered" if missed and hex_ >= 0 else "scattered-off" if missed else "on-target"
            return say(name, face=face, hex=hex_), "12.3"
        case e.Fought():
            return fought(event)
        case e.GasSpread(number, power, _, hex_, faces, _, kinds, damages):
            harmed = listing(say("harm", kind=kind_text(k), damage=d) for k, d in zip(kinds, damages))
            args = {"nation": nation_text(power), "faces": faces_text(faces), "harmed": harmed}
            return say("gas-spread", number=number, hex=hex_, **args), "12.12"
        case e.Destroyed(power, _, kind, hex_):
            return say("destroyed", nation=nation_text(power), kind=kind_text(kind), hex=hex_), "9.23"
        case e.Learned(power, _, kind, points, total):
            args = {"nation": nation_text(power), "kind": kind_text(kind)}
            return say("learned", **args, points=points, total=total), "9.25" if points == 2 else "9.24"
        case e.AutomaDecided(power, _, kind, action, letters, target, hex_):
            return decided(power, kind, action, letters, target, hex_)
    return None


def fought(event: e.Fought) -> Told:
    """TC §9.2: both pools with every face, so that a screen can show them as dice."""
    attacker = say("unit-of", nation=nation_text(event.power), kind=kind_text(event.kind))
    target = say("unit-of", nation=nation_text(event.target_power), kind=kind_text(event.target_kind))
    bonus = say({0: "no-bonus", 2: "pincer"}.get(event.bonus, "pocket"))
    how = pool(event.method, event.power, event.kind, event.dice + event.bonus, event.value, event.faces)
    fire = say("fire", how=how, hits=event.hits, damage=event.damage, bonus=bonus)
    answer = answered(event) if event.answering else say("no-answer")
    return say("fought", number=event.number, attacker=attacker, target=target, fire=fire, answer=answer), "9.2"


def answered(event: e.Fought) -> Text:
    """TC §9.3: who shoots back rolls at the same time, a whole trench with a pool each."""
    pools, faces = [], event.answer_faces
    shots = zip(event.answer_methods, event.answer_kinds, event.answer_dice, event.answer_values)
    for method, kind, dice, value in shots:
        count = {"dice": dice, "card": 1}.get(method, 0)
        pools.append(pool(method, event.target_power, kind, dice, value, faces[:count]))
        faces = faces[count:]
    return say("answer", how=listing(pools), hits=event.answer_hits, damage=event.answer_damage)


def pool(method: str, power: int, kind: int, dice: int, value: int, faces: tuple[int, ...]) -> Text:
    """Dice of one unit: who rolls, up to which face they hit, what they show."""
    shown = " ".join(map(str, faces))
    return say(f"by-{method}", unit=kind_text(kind), who=nation_text(power), dice=dice, hit=value, sides=SIDES,
               faces=shown)  # fmt: skip


def decided(power: int, kind: int, action: str, letters: tuple[str, ...], target: int, hex_: int) -> Told:
    """TC §15.14 §15.15: each decision of the automa with the number and the letters that led to it."""
    unit = say("unit-of", nation=nation_text(power), kind=kind_text(kind))
    if action == STAY:
        return say("automa-stays", unit=unit), ACTION_RULES[STAY]
    bare = action.removeprefix("I.7 ")
    table = bare.split(".")[0].lower()
    table = "i-2" if bare == "I.2" else "ii" if bare in ("I.4", "I.5") else table
    why = listing(reason(action, table, letter) for letter in letters)
    prey = say("automa-target", kind=kind_text(target)) if target >= 0 else say("automa-no-target")
    place = say("automa-hex", hex=hex_) if hex_ >= 0 else say("automa-here")
    what = say(f"automa-{bare.lower().replace('.', '-')}")
    rule = "15.28" if bare != action else ACTION_RULES[bare]
    args: dict[str, Argument] = {"unit": unit, "action": action, "what": what, "prey": prey, "place": place}
    return (say("automa-decided", why=why, **args) if letters else say("automa-at-once", **args)), rule


def reason(action: str, table: str, letter: str) -> Text:
    """One letter of the list as people cite it: II.1b; what is no letter of it stands apart."""
    name = "automa-why" if len(letter) == 1 else "automa-why-apart"
    return say(name, action=action, letter=letter_text(table, letter))


def letter_text(table: str, letter: str) -> Text:
    return say("letter-bertha") if letter == "bertha" else say(f"letter-{table}-{letter}")


def paying(event: Event) -> Told | None:
    match event:
        case e.Paid(house, coins, total):
            return say("paid", nation=nation_text(house), coins=coins, total=total), "10.1"
        case e.Repaired(power, _, kind):
            return say("repaired", nation=nation_text(power), kind=kind_text(kind)), "10.7"
        case e.Bought(power, _, kind, _, price):
            return say("bought", nation=nation_text(power), kind=kind_text(kind), price=price), "10.10"
        case e.CardDrawn(power, kind):
            return say("card-drawn", nation=nation_text(power), kind=kind_text(kind)), "10.16"
        case e.Gifted(power, to, coins):
            return say("gifted", nation=nation_text(power), ally=nation_text(to), coins=coins), "10.5"
        case e.AutomaSaved(power, coins):
            return say("automa-saved", nation=nation_text(power), coins=coins), "15.52"
    return None


def ending(event: Event) -> Told | None:
    match event:
        case e.SurrenderOffered(_, power):
            return say("surrender-offered", nation=nation_text(power)), "11.4"
        case e.SurrenderDeclined(_, power):
            return say("surrender-declined", nation=nation_text(power)), "11.4"
        case e.Ended(team, manner, forts):
            if team == NOBODY:
                return say("ended-drawn"), MANNER_RULES[manner]
            return say(f"ended-{manner}", team=team_text(team), forts=forts), MANNER_RULES[manner]
    return None
