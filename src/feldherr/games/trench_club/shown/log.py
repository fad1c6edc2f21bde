"""What happened, in words, with its rule."""

from __future__ import annotations

from feldherr.games.trench_club import events as e
from feldherr.games.trench_club.board import NOBODY, TERRAINS
from feldherr.games.trench_club.rules.automa.lines import STAY
from feldherr.games.trench_club.rules.units import GUNBOAT, SIDES, SPECIAL
from feldherr.games.trench_club.shown.words import (
    at_text,
    faces_text,
    kind_text,
    listing,
    nation_text,
    placed_text,
    say,
    team_text,
    the_text,
)
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
        case e.Placed(power, _, kind, _, at):
            return say("placed", nation=nation_text(power), kind=kind_text(kind), at=at), "2.11"
        case e.TurnBegan(house, round_):
            return say("turn-began", nation=nation_text(house), round=round_), "3.4"
        case e.ArmiesChosen(house, chosen):
            names = [army + 1 for army in range(3) if chosen >> army & 1]
            return say("armies-chosen", nation=nation_text(house), count=len(names), first=names[0],
                       last=names[-1]), "3.12"  # fmt: skip
        case e.TurnSkipped(house):
            return say("turn-skipped", nation=nation_text(house)), "11.4"
        case e.WordPassed(seat):
            return say("word-passed", seat=seat + 1), "16.1"
    return None


def moving(event: Event) -> Told | None:
    match event:
        case e.Moved(power, _, kind, _, _, halted, (origin, to)):
            name, rule = ("moved-halted", "5.2") if halted else ("moved", "4.5")
            return say(name, nation=nation_text(power), kind=kind_text(kind), origin=origin, to=to), rule
        case e.Stayed(power, _, kind, at):
            return say("stayed", nation=nation_text(power), kind=kind_text(kind), at=at_text(at)), "4.4"
        case e.EnteredFort(power, _, kind, _, _, at):
            return say("entered-fort", nation=nation_text(power), kind=kind_text(kind), fort=at), "7.12"
        case e.Conquered(power, _, kind, _, _, former, _, at, lost):
            who: dict[str, Argument] = {"nation": nation_text(power), "kind": kind_text(kind), "fort": at}
            if former == NOBODY:
                return say("conquered-neutral", **who), "7.2"
            if not lost:
                return say("conquered-empty", **who, former=nation_text(former)), "7.2"
            return say("conquered", **who, former=nation_text(former), kinds=army_text(lost)), "7.6"
        case e.Boarded(power, _, kind, _, at):
            return say("boarded", nation=nation_text(power), kind=kind_text(kind), at=at), "6.4"
        case e.Unloaded(power, _, kind, _, at):
            return say("unloaded", nation=nation_text(power), kind=kind_text(kind), at=at), "6.7"
        case e.MovementEnded(house):
            return say("movement-ended", nation=nation_text(house)), "8.1"
    return None


def building(event: Event) -> Told | None:
    match event:
        case e.MineLaid(power, _, _, at):
            return say("mine-laid", nation=nation_text(power), at=at), "17.19"
        case e.MineTriggered(power, _, _, kinds, at):
            return say("mine-triggered", nation=nation_text(power), at=at, kinds=army_text(kinds)), "17.17"
        case e.BuiltGround(power, _, terrain, _, (one, other)):
            ground = say(TERRAINS[terrain])
            return say("built-ground", nation=nation_text(power), terrain=ground, one=one, other=other), "12.13"
    return None


def fighting(event: Event) -> Told | None:
    match event:
        case e.Declared(power, number, _, kind, _, target, at, target_at):
            args = {"kind": the_text(kind), "target": the_text(target, "acc")}
            return say("declared", number=number, nation=nation_text(power), **args, at=at_text(at),
                       prey=at_text(target_at)), "8.2"  # fmt: skip
        case e.AttacksConfirmed(house, count):
            return say("attacks-confirmed", nation=nation_text(house), count=count), "8.3"
        case e.NoAttack(house):
            return say("no-attack", nation=nation_text(house)), "8.11"
        case e.AttackLost(number, power, kind, target, gone, at):
            name = "attack-lost-attacker" if gone else "attack-lost-target"
            args = {"nation": nation_text(power), "kind": kind_text(kind), "target": the_text(target, "acc")}
            return say(name, number=number, at=at_text(at), **args), "8.3" if gone else "8.4"
        case e.Scattered(_, face, hex_, missed, at):
            name = "scattered" if missed and hex_ >= 0 else "scattered-off" if missed else "on-target"
            return say(name, face=face, at=at), "12.3"
        case e.Fought():
            return fought(event)
        case e.GasSpread(number, power, _, _, faces, _, kinds, damages, at, places):
            harmed = listing(say("harm", kind=kind_text(k), at=p, damage=d) for k, p, d in zip(kinds, places, damages))
            args = {"nation": nation_text(power), "faces": faces_text(faces), "harmed": harmed}
            return say("gas-spread", number=number, at=at, **args), "12.12"
        case e.Destroyed(power, _, kind, _, at):
            return say("destroyed", nation=nation_text(power), kind=kind_text(kind), at=at), "9.23"
        case e.Learned(power, _, kind, points, total, at):
            args = {"nation": nation_text(power), "kind": kind_text(kind)}
            return say("learned", **args, at=at_text(at), points=points, total=total), "9.25" if points == 2 else "9.24"
        case e.AutomaDecided():
            return decided(event)
    return None


def fought(event: e.Fought) -> Told:
    """TC §9.2: both pools with every face, so that a screen can show them as dice."""
    attacker = placed_text(event.kind, event.power, event.at)
    target = placed_text(event.target_kind, event.target_power, event.target_at, "acc")
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


def decided(event: e.AutomaDecided) -> Told:
    """TC §15.14 §15.15: each decision of the automa with the number and the letters that led to it."""
    action, letters = event.action, event.letters
    unit = say("automa-unit", nation=nation_text(event.power), kind=kind_text(event.kind))
    if action == STAY:
        return say("automa-stays", unit=unit), ACTION_RULES[STAY]
    bare = action.removeprefix("I.7 ")
    table = bare.split(".")[0].lower()
    table = "i-2" if bare == "I.2" else "ii" if bare in ("I.4", "I.5") else table
    why = listing(reason(action, table, letter) for letter in letters)
    place = say("automa-hex", at=event.at) if event.hex >= 0 else say("automa-here")
    what = say(f"automa-{bare.lower().replace('.', '-')}")
    rule = "15.28" if bare != action else ACTION_RULES[bare]
    args: dict[str, Argument] = {"unit": unit, "action": action, "what": what, "place": place}
    args["prey"] = prey(event, bare)
    return (say("automa-decided", why=why, **args) if letters else say("automa-at-once", **args)), rule


def prey(event: e.AutomaDecided, action: str) -> Text:
    """TC §15.37 §15.46: whom it attacks, or whom it has in mind while it only comes closer."""
    if event.target_kind < 0:
        return say("automa-no-target")
    name = "automa-towards" if action in ("II.2", "III.2") else "automa-target"
    return say(name, kind=kind_text(event.target_kind), at=event.target_at)


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
        case e.Repaired(power, _, kind, at):
            return say("repaired", nation=nation_text(power), kind=kind_text(kind), at=at), "10.7"
        case e.Bought(power, _, kind, _, price, at):
            rule = "10.13" if kind == GUNBOAT else "10.15" if SPECIAL[kind] else "10.10"
            return say("bought", nation=nation_text(power), kind=kind_text(kind), coins=price, at=at), rule
        case e.CardDrawn(power, kind):
            return say("card-drawn", nation=nation_text(power), kind=kind_text(kind)), "10.16"
        case e.Gifted(power, to, coins):
            return say("gifted", nation=nation_text(power), ally=nation_text(to), coins=coins), "10.5"
        case e.AutomaSaved(power, coins) if coins:
            return say("automa-saved", nation=nation_text(power), coins=coins), "15.52"
    return None


def ending(event: Event) -> Told | None:
    match event:
        case e.SurrenderOffered(_, power):
            return say("surrender-offered", nation=nation_text(power)), "11.4"
        case e.SurrenderDeclined(_, power):
            return say("surrender-declined", nation=nation_text(power)), "11.4"
        case e.Ended(team, manner, forts, by_automa):
            if team == NOBODY:
                return say("ended-drawn"), MANNER_RULES[manner]
            won = say(f"ended-{manner}", team=team_text(team), loser=team_text(1 - team), forts=forts)
            return (say("ended-by-automa", won=won) if by_automa else won), MANNER_RULES[manner]
    return None
