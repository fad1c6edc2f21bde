"""Chapter 1: teams, players, units."""

from __future__ import annotations

import pytest

from feldherr.games.trench_club import GAME
from feldherr.games.trench_club.board import MAPS, frame
from feldherr.games.trench_club.notation import read
from feldherr.games.trench_club.rules import units as u
from feldherr.games.trench_club.rules.opening.options import TrenchClubOptions
from feldherr.kernel.answers import Malformed
from tests.trench_club.scene import Scene, world


def test_two_teams_of_two_allied_nations() -> None:
    """TC §1.1: Germany and Austria-Hungary against France and Great Britain."""
    assert u.TEAM[u.NATIONS.index("germany")] == u.TEAM[u.NATIONS.index("austria-hungary")]
    assert u.TEAM[u.NATIONS.index("germany")] != u.TEAM[u.NATIONS.index("france")]


def test_four_players_lead_one_nation_each_on_the_whole_map() -> None:
    """TC §1.2 §2.1: fourteen forts, numbers 1 to 12; no two allies sit side by side."""
    options = TrenchClubOptions(mode="four")
    seats = GAME.seats(options)
    assert sorted(seat.name for seat in seats) == sorted(u.NATIONS)
    assert all(one.team != two.team for one, two in zip(seats, (*seats[1:], seats[0])))
    state, _ = GAME.begin(options)
    assert len(state.fort) == 14 and sorted(state.numbers) == list(range(1, 13))


def test_two_players_take_one_nation_of_each_team_on_one_half() -> None:
    """TC §1.3 §1.4 §2.15: the other nations and the other half do not exist."""
    options = TrenchClubOptions(central="austria-hungary", entente="great-britain", half="7-12")
    assert [seat.name for seat in GAME.seats(options)] == ["austria-hungary", "great-britain"]
    state, _ = GAME.begin(options)
    assert len(state.fort) == 7 and state.numbers == tuple(range(7, 13))
    with pytest.raises(Malformed):
        read(world(powers="france great-britain"))
    for name in MAPS:
        assert frame(name, "whole").size == frame(name, "1-6").size + frame(name, "7-12").size


def test_every_nation_has_eleven_types_of_its_own() -> None:
    """TC §1.5 §1.8 §1.10 §2.5: the same nine, an assault gun or a howitzer, and a national unit."""
    names = [{u.KINDS[kind] for kind in force} for force in u.FORCES]
    assert all(len(force) == 11 for force in u.FORCES)
    assert ["assault-gun" in force for force in names] == [True, False, False, True]
    assert ["howitzer" in force for force in names] == [False, True, True, False]
    assert [u.KINDS[kind] for kind in u.NATIONAL] == ["big-bertha", "anti-tank", "renault-ft17", "mark1-female"]


def test_a_type_has_one_card_for_every_nation() -> None:
    """TC §1.6 §1.7 §17.1 §2.2: mounted infantry differs from infantry by speed and price only."""
    foot, mounted = u.INFANTRY, u.MOUNTED
    assert (u.SPEED[foot], u.PRICE[foot], u.SPEED[mounted], u.PRICE[mounted]) == (4, 2, 6, 3)
    assert u.ATTACK[foot] == u.ATTACK[mounted] and u.OPEN[foot] == u.OPEN[mounted]
    assert u.ATTACK[foot][0] == 2 and u.ATTACK[u.TANK_TYPE][0] == 6
    assert min(u.PRICE) == u.PRICE[foot] and u.ATTACK[foot] < u.ATTACK[u.ARMOURED_CAR]


def test_assault_gun_and_howitzer_differ_in_range_only() -> None:
    """TC §1.8 §17.3: the howitzer cannot fight in melee."""
    gun, howitzer = u.FIELD_GUNS
    assert u.GROUND_RANGE[gun] != u.GROUND_RANGE[howitzer] and not u.MELEE_GROUND[howitzer]
    for column in (u.PRICE, u.SPEED, u.ATTACK, u.OPEN, u.WOODS):
        assert column[gun] == column[howitzer]


def test_classes_of_units() -> None:
    """TC §1.11 §1.12 §1.13 §12.1 §12.2 §12.16: foot soldiers, tanks, air units and the symbols are closed lists."""
    def named(flags: list[bool]) -> set[str]:
        return {u.KINDS[kind] for kind, flag in enumerate(flags) if flag}

    assert named(u.FOOT) == {"infantry", "mounted-infantry", "heavy-infantry", "anti-tank"}
    assert named(u.TANK) == {"tank", "renault-ft17", "mark1-female"}
    assert named(u.AIR) == {"fighter", "ground-attack-aircraft", "zeppelin"}
    clouds = {u.KINDS[k] for k, (low, high) in enumerate(u.AIR_RANGE) if low <= high}
    assert clouds == named(u.AIR) | {"anti-aircraft", "heavy-infantry", "gunboat"}
    assert "transport" in u.SYMBOLS[u.HEAVY] and "transport" not in u.SYMBOLS[u.ARMOURED_CAR]
    usual = {symbol for force in u.FORCES for kind in force for symbol in u.SYMBOLS[kind]}
    assert usual == {"cloud", "transport", "scatter", "anti-tank"}


def test_strengths_the_rulebook_compares() -> None:
    """TC §17.2 §17.5 §17.6 §17.7 §17.8 §17.9 §17.10 §17.12 §17.15: the proposed numbers keep every comparison."""
    n = u.NUMBER
    assert u.ATTACK[n["heavy-infantry"]] > u.ATTACK[n["infantry"]]
    assert all(u.PRICE[n["armoured-car"]] < u.PRICE[n[tank]] for tank in ("tank", "renault-ft17", "mark1-female"))
    assert u.SPEED[n["armoured-car"]] > u.SPEED[n["renault-ft17"]] > u.SPEED[n["tank"]]
    assert max(u.SPEED[kind] for force in u.FORCES for kind in force) == u.SPEED[n["fighter"]]
    assert all(u.OPEN[n["tank"]] >= u.OPEN[kind] for force in u.FORCES for kind in force)
    assert u.OPEN[n["tank"]] >= u.OPEN[n["renault-ft17"]] >= u.OPEN[n["armoured-car"]]
    assert u.OPEN[n["mark1-female"]] == u.OPEN[n["tank"]] and u.SPEED[n["mark1-female"]] == u.SPEED[n["tank"]]
    assert u.ATTACK[n["mark1-female"]] == u.ATTACK[n["armoured-car"]]
    assert u.ATTACK[n["big-bertha"]] > u.ATTACK[n["tank"]] and u.GROUND_RANGE[n["big-bertha"]][1] > 5
    assert u.OPEN[n["ground-attack-aircraft"]] > u.OPEN[n["fighter"]]
    assert (u.AGAINST_AIR[n["zeppelin"]] or ()) < u.ATTACK[n["zeppelin"]]


def test_every_number_says_how_sure_it_is() -> None:
    """TC §1.6: the card is data, each value with its confidence."""
    marks = {u.confidence(kind, key) for kind in range(len(u.KINDS)) for key in ("price", "speed", "attack")}
    assert marks == {"text", "derived", "proposed"}
    assert u.confidence(u.INFANTRY, "price") == "text" and u.confidence(u.TANK_TYPE, "price") == "proposed"


def test_melee_needs_a_range_that_includes_1() -> None:
    """TC §1.14 §1.17 §8.5 §17.4 §6.11: distances are counted in hexes, whatever the ground."""
    text = world("germany heavy-mortar 17.6", "france tank 17.11", "france infantry 17.7", "france infantry 17.12",
                 "ground 17.8 woods", phase="declare")  # fmt: skip
    scene = Scene(text).play("name 0")
    assert scene.s.turn.attacks == ((0, 1, scene.hex("17.11")),)
    near = Scene(world("germany heavy-mortar 17.6", "france infantry 17.7", phase="declare"))
    assert near.why_not("name 0") == "8.5"


def test_everything_on_the_map_is_open_to_all() -> None:
    """TC §1.15 §1.16 §2.2: damage, experience and owners; a split is formed before any number is known."""
    scene = Scene(world("germany tank 17.6 damage 3 experience 4", "fort 2 france"))
    for viewer in (None, 0, 1):
        shown = GAME.view(scene.position, viewer)
        assert {"damage-3", "experience-4", "veteran"} <= set(shown.pieces[0].marks)
        assert any(marker.kind == "flag" and marker.side == 1 for marker in shown.markers)
    opening, _ = GAME.begin(TrenchClubOptions())
    assert opening.numbers == (1, 2, 3, 4, 5, 6) and opening.kind == []


def test_special_units_are_an_option_and_never_in_the_starting_force() -> None:
    """TC §1.18 §12.16: switched off, none can be bought."""
    text = world("germany tank in 2", "fort 2 germany", "coins germany 9", rules="", phase="money")
    scene = Scene(text)
    assert scene.asked == "what_to_buy" and scene.why_not("buy a special unit") == "1.18"
    assert Scene(world("germany tank in 2", "fort 2 germany", "coins germany 9", phase="money")).offers(
        "buy a special unit"
    )
    assert not any(u.SPECIAL[kind] for force in u.FORCES for kind in force)


def test_a_nation_buys_only_its_own_types() -> None:
    """TC §1.9 §1.10: not the other gun, not another nation's unit."""
    scene = Scene(world("germany tank in 2", "fort 2 germany", "coins germany 9", phase="money"))
    assert scene.offers("buy assault-gun") and scene.why_not("buy howitzer") == "1.9"
    assert scene.why_not("buy mark1-female") == "1.10"
