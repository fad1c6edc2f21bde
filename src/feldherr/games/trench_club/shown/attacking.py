"""An attack in words before it is declared: its dice, what both sides may expect, whom else it may reach."""

from __future__ import annotations

from feldherr.games.trench_club.rules.choices.attacks import namer_refusal, target_to_attack
from feldherr.games.trench_club.rules.units import GAS
from feldherr.games.trench_club.shown.odds import also_hit, forecast
from feldherr.games.trench_club.shown.words import kind_text, listing, nation_text, say, the_text, unit_text
from feldherr.games.trench_club.state import State, spot
from feldherr.kernel.odds import tenths
from feldherr.kernel.text import Text


def name_text(s: State, unit: int) -> Text:
    """TC §8.2: who may be named; with the odds where there is one target only, for then it is declared at once."""
    named = unit_text(s, unit, "dat")
    targets = target_to_attack(s, unit) if s.owner[unit] == s.now and namer_refusal(s, unit) is None else []
    if not targets:
        return say("do-name-idle", unit=named)
    if len(targets) == 1:
        return say("do-name-odds", unit=named, attack=attack_text(s, unit, targets[0].unit))
    return say("do-name", unit=named, count=len(targets))


def attack_text(s: State, attacker: int, target: int) -> Text:
    """TC §9.2: an attack with its dice, and what is to be expected of both sides."""
    odds = forecast(s, attacker, target)
    fire = say("odds", dice=odds.dice + odds.extra, value=odds.value, damage=tenths(odds.damage), kill=odds.kill)
    answer = say("odds-answer", damage=tenths(odds.answer_damage))
    prey = say("prey", kind=the_text(s.kind[target], "acc"), at=spot(s, target), damage=s.damage[target])
    return say("do-attack-odds", target=prey, fire=fire, answer=answer if odds.answers else say("no-answer"),
               more=more_text(s, attacker, target, odds.astray))  # fmt: skip


def more_text(s: State, attacker: int, target: int, astray: int) -> Text:
    """TC §12.3 §12.6 §12.12: how often the shot scatters, and who else stands where it may fall, friend or foe."""
    units, garrisons = also_hit(s, attacker, target)
    others = listing([
        *(say("also", kind=kind_text(s.kind[one]), nation=nation_text(s.owner[one]), at=spot(s, one)) for one in units),
        *(say("also-garrison", nation=nation_text(s.owner[one[0]])) for one in garrisons),
    ])  # fmt: skip
    if s.kind[attacker] == GAS:
        return say("odds-gas", others=others) if units or garrisons else say("odds-gas-alone")
    if not astray:
        return say("nothing-more")
    return say("odds-scatter", astray=astray, others=others) if units else say("odds-scatter-free", astray=astray)
