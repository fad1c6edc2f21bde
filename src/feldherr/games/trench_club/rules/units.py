"""The unit card: what every type can do (TC §1.6 §2.2). All numbers come from `data/units.json`, with confidence."""

from __future__ import annotations

from typing import Any

import msgspec

from feldherr.boards.data import data

FACTS: dict[str, Any] = msgspec.json.decode(data("feldherr.games.trench_club", "data/units.json"))
CARDS: list[dict[str, Any]] = FACTS["units"]
KINDS = tuple(card["id"] for card in CARDS)
NUMBER = {name: kind for kind, name in enumerate(KINDS)}
NATIONS = ("germany", "austria-hungary", "france", "great-britain")
LETTERS = ("DE", "AH", "FR", "GB")
TEAM = (0, 0, 1, 1)
"""TC §1.1: Germany and Austria-Hungary are the Central Powers, France and Great Britain the Entente."""
TEAMS = ("central-powers", "entente")


def _of(key: str) -> list[Any]:
    return [card[key]["value"] for card in CARDS]


def _doubled(value: float) -> int:
    return int(2 * value)


CLASS: list[str] = _of("class")
PRICE: list[int] = _of("price")
SPEED: list[int] = [_doubled(speed) for speed in _of("speed")]
"""In half points (TC §4.3)."""
FOOT = [name == "foot" for name in CLASS]
"""TC §1.11: infantry, mounted infantry, heavy infantry and the anti-tank gun, nobody else."""
TANK = [name == "tank" for name in CLASS]
"""TC §1.12: the tank, the Renault FT-17 and the Mark I Female; not the armoured car."""
AIR = [name == "air" for name in CLASS]
"""TC §1.13."""
SHIP = [name == "ship" for name in CLASS]
RIDES: list[bool] = _of("transportable")
"""TC §6.2 §12.2: who has the transport symbol."""
SYMBOLS: list[tuple[str, ...]] = [tuple(card["symbols"]["value"]) for card in CARDS]
"""TC §12.1 §12.2 §12.16: the symbols on the card."""
SPECIAL = [card["group"] == "special" for card in CARDS]
"""TC §1.18: black or brown figures, outside the eleven."""
FAR = 999


def _range(span: list[Any] | None) -> tuple[int, int]:
    """No range at all is written as a span that nothing lies in."""
    if span is None:
        return 1, 0
    least, most = span
    return least, FAR if most is None else most


GROUND_RANGE = [_range(span) for span in _of("groundRange")]
"""TC §8.5 §12.11 §17.3 §17.4 §17.10 §17.11 §17.13 §17.18: minimum and maximum against ground units."""
AIR_RANGE = [_range(span) for span in _of("airRange")]
"""TC §8.6 §12.1: who has the cloud symbol can fight air units."""
MELEE_GROUND = [low <= 1 <= high for low, high in GROUND_RANGE]
MELEE_AIR = [low <= 1 <= high for low, high in AIR_RANGE]
"""TC §1.14: whether the range against that kind of target includes 1."""

LEVELS = ("recruit", "veteran", "hero")


def _attack(card: dict[str, Any], key: str) -> tuple[int, ...] | None:
    values = card[key]
    if "recruit" not in values:
        return None
    base = values["recruit"]["value"]
    return tuple((values[level]["value"] or base or 0) for level in LEVELS)


ATTACK = [_attack(card, "attack") or (0, 0, 0) for card in CARDS]
AGAINST_TANK = [_attack(card, "attackVsTank") for card in CARDS]
AGAINST_FOOT = [_attack(card, "attackVsFoot") for card in CARDS]
AGAINST_AIR = [_attack(card, "attackVsAir") for card in CARDS]
OPEN: list[tuple[int, ...]] = [tuple(card["damageOpen"]["value"] or ()) for card in CARDS]
WOODS: list[tuple[int, ...]] = [tuple(card["damageWoods"]["value"] or ()) for card in CARDS]
"""TC §1.7 §17.1 §17.2 §17.5 §17.6 §17.7 §17.8 §17.9 §17.12 §17.15: the cards keep every comparison made."""

INFANTRY, MOUNTED, HEAVY = NUMBER["infantry"], NUMBER["mounted-infantry"], NUMBER["heavy-infantry"]
ARMOURED_CAR, TANK_TYPE, FLAK = NUMBER["armoured-car"], NUMBER["tank"], NUMBER["anti-aircraft"]
TRUCK, BERTHA, ANTI_TANK = NUMBER["transport-truck"], NUMBER["big-bertha"], NUMBER["anti-tank"]
GAS, GUN_TURRET, MINE_LAYER = NUMBER["gas-mortar"], NUMBER["gun-turret"], NUMBER["mine-layer"]
GUNBOAT, BUILDER, MORTAR = NUMBER["gunboat"], NUMBER["builder"], NUMBER["heavy-mortar"]
FIELD_GUNS = (NUMBER["assault-gun"], NUMBER["howitzer"])
SPECIALS = tuple(kind for kind, special in enumerate(SPECIAL) if special)
SPECIAL_PRICE: int = FACTS["money"]["specialUnitPrice"]["value"]

FORCES = [
    tuple(kind for kind, card in enumerate(CARDS)
          if not SPECIAL[kind] and letters in card["nations"]["value"])
    for letters in LETTERS
]  # fmt: skip
"""TC §1.5 §1.8 §1.9 §1.10: the eleven types of each nation; the other gun variant stays in the box."""
NATIONAL = [next(k for k in force if CARDS[k]["group"] == "national") for force in FORCES]
FIELD_GUN = [next(k for k in force if k in FIELD_GUNS) for force in FORCES]
START_COINS = [FACTS["startCoins"][letters]["value"] for letters in LETTERS]
"""TC §2.18: 3 for Austria-Hungary, nothing for the others."""

DICE = [FACTS["dice"]["byDamage"][str(damage)]["value"] for damage in range(6)]
"""TC §9.6: basic dice by damage."""
SIDES: int = FACTS["dice"]["sides"]["value"]
DESTROYED: int = FACTS["dice"]["destroyedAtDamage"]["value"]
PINCER: int = FACTS["dice"]["pincerBonus"]["value"]
POCKET: int = FACTS["dice"]["pocketBonus"]["value"]
VETERAN: int = FACTS["experience"]["veteran"][0]
HERO: int = FACTS["experience"]["hero"][0]
REPAIR: int = FACTS["money"]["repair"]["value"]
GIFT_FEE: int = FACTS["money"]["giftFee"]["value"]
SCATTER = (6, 3, 0)
"""TC §12.3 §12.4 §12.5: up to which face a shot of Big Bertha scatters, by level."""


def level(experience: int) -> int:
    """TC §9.16: recruit with 0 to 2 points, veteran with 3 or 4, war hero from 5 on."""
    return 2 if experience >= HERO else 1 if experience >= VETERAN else 0


def attack_value(kind: int, rank: int, target: int, symbols: bool = True) -> int:
    """TC §9.17 §12.8 §12.9 §12.10: what a die must not exceed. Without `symbols` (TC §12.17) tanks are like others."""
    special = None
    if TANK[target] and symbols:
        special = AGAINST_TANK[kind]
    elif FOOT[target]:
        special = AGAINST_FOOT[kind]
    elif AIR[target]:
        special = AGAINST_AIR[kind]
    return (special or ATTACK[kind])[rank]


def damage_by(thresholds: tuple[int, ...], hits: int) -> int:
    """TC §9.19: the highest threshold reached counts, surplus hits are lost."""
    damage = 0
    for needed in thresholds:
        if hits < needed:
            break
        damage += 1
    return damage


def confidence(kind: int, key: str) -> str:
    """How sure a value of a card is: text, derived, faq or proposed."""
    value: Any = CARDS[kind][key]
    return str(value["confidence"] if "confidence" in value else value["recruit"]["confidence"])
