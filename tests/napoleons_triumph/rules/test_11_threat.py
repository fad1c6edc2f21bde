"""Chapter 11, steps (1) to (3): threat, defenders, evacuation, feint."""

from feldherr.games.napoleons_triumph.board import FRANCE, Commander, Front
from feldherr.games.napoleons_triumph.events import Declared, Shown, Threatened
from feldherr.games.napoleons_triumph.notation import FRONT_NAMES, SLUGS
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import ENTER, FIGHT, detachable
from feldherr.games.napoleons_triumph.rules.choices.battle.rides import distinct
from feldherr.games.napoleons_triumph.rules.choices.marches import leads_on
from feldherr.games.napoleons_triumph.rules.movement.paths import PATHS
from feldherr.games.napoleons_triumph.state import INDEPENDENT
from tests.napoleons_triumph.scene import field


def test_a_threat_names_only_the_approach() -> None:
    """NT §11.s1.1 §11.s1.2 §11.11 §9.24 §11.2 §11.3, ruling r95: no piece moves, nothing is shown, no command is
    marked.
    """
    scene = field("83: 44=infantry-3", "94: 0=infantry-2").play("threaten 83>94")
    assert scene.happened(Threatened) and not scene.happened(Declared) and not scene.happened(Shown)
    assert scene.asked == "allies defenders_to_name" and scene.s.turn.independent == 0
    assert scene.turned_away(1, "end turn") and scene.turned_away(1, "feint")
    (panel,) = scene.view(0).panels
    assert [bool(row.value) for row in panel.rows] == [True] + [False] * 10


def test_a_threat_must_be_executable() -> None:
    """NT §11.s1.3 §11.a.1 §9.19 §11.s5.13: a piece with a command left behind that very approach."""
    enemy = "94: 0=infantry-2"
    assert field("83: 44=infantry-3", enemy).offers("threaten 83>94")
    assert field("83: 44=infantry-3.moved", enemy).why_not("threaten 83>94") == "11.s1.3"
    assert field("83: 44=infantry-3", enemy, "commands 0 4").why_not("threaten 83>94") == "11.s1.3"
    scene = field("83>74: 44=infantry-3", enemy, "74: 1=infantry-2")
    assert not scene.offers("threaten 83>94") and scene.offers("threaten 83>74")
    fired = "fired-before france 83>94"
    assert field("83>94: 44=artillery-1.battery", enemy, fired).why_not("threaten 83>94") == "11.s5.13"
    assert field("83>94: 44=artillery-1.battery", enemy).offers("threaten 83>94")


def test_blockers_must_defend_and_nobody_else_may() -> None:
    """NT §11.s2.2 §11.s2.5 §11.s2.12: they are named by themselves, hidden and in place."""
    lines = (
        "83: 44=infantry-3",
        "kienmayer 94>83: 0=infantry-2 1=infantry-2",
        "langeron 94: 2=infantry-3 3=infantry-3",
    )
    scene = field(*lines).play("threaten 83>94")
    assert scene.asked == "france feint_or_fight"
    assert {piece for piece, _ in scene.s.turn.named} == {0, 1, 83}
    assert scene.seen(1, 0) is None and scene.where(0) == "94>83"


def test_who_of_the_reserve_may_defend() -> None:
    """NT §11.s2.1 §11.s2.3 §11.s2.4 §11.s2.6 §11.s2.7 §11.s2.8: any number of any corps, one detached, no lone
    commander.
    """
    lines = ("83: 44=infantry-3", "kienmayer 94: 0=infantry-2 1=infantry-2", "langeron 94: 2=infantry-3",
             "94: 4=infantry-2 5=infantry-2", "94>105: 6=infantry-2")  # fmt: skip
    scene = field(*lines).play("threaten 83>94")
    assert scene.why_not("name 6") == "11.s2.3"
    assert scene.why_not("name kienmayer") == "11.s2.8"
    scene.play("name 4")
    assert scene.why_not("name 5") == "11.s2.7"
    scene.play("name 0", "name kienmayer", "name 2", "name 1", "done")
    assert scene.asked == "france feint_or_fight" and scene.corps(0) == "kienmayer"


def test_not_twice_on_different_approaches_and_not_after_a_defeat() -> None:
    """NT §11.s2.9 §11.s2.10 §11.s2.11 §11.s2.13: else the locale is given up."""
    named = "named 0 105>94"
    scene = field("83: 44=infantry-3", "94: 0=infantry-2 1=infantry-2", named).play("threaten 83>94")
    assert scene.why_not("name 0") == "11.s2.9" and scene.offers("name 1")
    scene = field("83: 44=infantry-3", "94: 0=infantry-2 1=infantry-2", "named 0 83>94").play("threaten 83>94")
    assert scene.offers("name 0")
    scene = field("83: 44=infantry-3", "94: 0=cavalry-2.beaten").play("threaten 83>94")
    assert scene.asked == "allies retreat_over" and scene.morale == (20, 20)


def test_blockers_of_other_approaches_cannot_defend() -> None:
    """NT §11.s2.3 §12.6 §11.s2.13, ruling r41: nobody can be named, so all retreat with their losses."""
    scene = field("83: 44=infantry-3", "94>105: 0=infantry-2").play("threaten 83>94")
    assert scene.face(0) == "destroyed" and scene.morale == (18, 20) and scene.asked == "france attack_command"


def test_an_evacuated_locale_is_entered() -> None:
    """NT §11.s2.13 §11.s2.14 §11.s2.16 §13.8 §12.7 §13.4 §11.a.7: retreat first, then the declaration; no feint."""
    scene = field("lannes 83: 44=infantry-3 45=infantry-2", "94: 0=infantry-3", "83: 46=infantry-2").play(
        "threaten 83>94", "done"
    )
    assert scene.morale == (20, 20) and scene.face(0) == "infantry-1"
    scene.play(next(o for o in scene.options if o.startswith("retreat")))
    assert scene.asked == "france attack_command" and not scene.offers("feint")
    scene.play("with corps of lannes", "done")
    assert scene.where("lannes") == scene.where(44) == "94" and scene.morale[0] == 18
    scene.play("regiment move 46", "go over 83>94")
    assert scene.where(46) == "94"


def test_the_evacuated_locale_must_hold_the_attackers() -> None:
    """NT §11.s2.14 §4.15 §11.s5.2 §9.8: those who do not fit are dropped before."""
    corps = "lannes 72: 44=infantry-2 45=infantry-2 46=infantry-2 47=infantry-2 48=infantry-2"
    scene = field(corps, "73: 0=cavalry-1", "74: 60=infantry-2", "64: 61=infantry-2").play("threaten 72>73", "done")
    scene.play("with corps of lannes")
    assert scene.why_not("done") == "4.15"
    assert scene.play("name 48", "done").size("lannes") == 4


def test_artillery_need_not_follow() -> None:
    """NT §11.s2.15 §11.s5.15 §11.s2.14: it may stay if it could have attacked; that is no artillery attack."""
    lines = ("83>94: 44=artillery-1", "94: 0=cavalry-2", "105: 1=infantry-2")
    scene = field(*lines).play("threaten 83>94", "done")
    scene.play(next(o for o in scene.options if o.startswith("retreat")), "with regiment 44", "stay")
    assert scene.where(44) == "83>94" and not scene.s.turn.fired
    scene = field(*lines, "fired-before france 83>94").play("threaten 83>94", "done")
    scene.play(next(o for o in scene.options if o.startswith("retreat")), "with regiment 44")
    assert scene.why_not("stay") == "11.s2.15"
    assert scene.play("move in").where(44) == "94"
    scene = field("83>94: 44=infantry-2", "94: 0=cavalry-2").play("threaten 83>94", "done")
    scene.play(next(o for o in scene.options if o.startswith("retreat")), "with regiment 44")
    assert scene.why_not("stay") == "11.s2.14"


def test_a_feint_from_reserve() -> None:
    """NT §11.s3.1 §11.s3.3 §11.s3.5 §11.s3.6 §11.s3.7 §11.s3.9 §11.a.5 §11.a.1 §15.5 §13.8: no losses; defenders
    block.
    """
    lines = (
        "lannes 83: 44=infantry-3 45=guard-3",
        "94: 0=infantry-2",
        "langeron 94: 1=infantry-2 2=infantry-2",
        "83: 46=infantry-2",
    )
    scene = field(*lines).play(
        "threaten 83>94", "name 1", "name 0", "done", "feint", "with corps of lannes", "done", "block 83>94"
    )
    assert scene.where("lannes") == scene.where(45) == "83>94"
    assert scene.why_not("done") == "11.s3.7" and scene.why_not("name 2") == "11.s3.7"
    scene.play("name 0", "done")
    assert scene.where(0) == "94>83" and scene.where(1) == "94"
    assert scene.morale == (20, 20) and scene.face(0) == "infantry-2" and scene.seen(0, 45) is None
    assert scene.why_not("threaten 83>94") == "11.a.5"
    assert scene.why_not("regiment move 44") == "9.19" and scene.why_not("corps move lannes") == "9.5"


def test_feinting_blockers_stay_on_the_approach() -> None:
    """NT §11.s3.4 §11.s3.8 §10.1.1: a commander goes or stays with a regiment of his."""
    lines = ("lannes 83>94: 44=infantry-3", "langeron 94: 1=infantry-2 2=infantry-2")
    scene = field(*lines).play(
        "threaten 83>94", "name 1", "name 2", "name langeron", "done", "feint", "with corps of lannes"
    )
    assert scene.where("lannes") == "83>94"
    assert scene.why_not("name langeron") == "11.s3.8"
    scene.play("name 1", "name langeron", "done")
    assert scene.where("langeron") == "94>83" and scene.corps(2) == "detached" and scene.corps(1) == "langeron"
    scene = field(*lines).play(
        "threaten 83>94", "name 1", "name 2", "name langeron", "done", "feint", "with corps of lannes"
    )
    scene.play("name 1", "name 2")
    assert scene.size("langeron") == 2 and scene.where("langeron") == "94>83"


def test_road_attacks_come_as_feints() -> None:
    """NT §11.9 §11.s3.2 §11.s3.5 §3.7 §10.3.12, ruling r92: cavalry from farther away, shown briefly, if the enemy
    defends.
    """
    lines = ("63: 44=cavalry-2", "55: 0=infantry-2")
    scene = field(*lines).play("threaten 64>55", "name 0", "done")
    assert scene.asked == "france attack_command"
    assert scene.options == scene.options[:1]
    scene.play(scene.options[0])
    assert scene.seen(0, 44) == "cavalry-2" and scene.offers("stay")
    scene.play("block 64>55")
    assert scene.where(44) == "64>55" and scene.where(0) == "55>64" and scene.s.turn.independent == 1
    assert not field("63: 44=infantry-2", "55: 0=infantry-2").offers("threaten 64>55")


def test_why_nobody_can_threaten_by_road() -> None:
    """NT §11.9 §11.s1.3 §11.a.5 §14.2 §10.3.12: no rider, no way, or no attack at all."""
    enemy, rider = "55: 0=infantry-2", "63: 44=cavalry-2"
    assert field(enemy, rider).offers("threaten 64>55")
    assert field(enemy, rider, "64: 1=infantry-2").why_not("threaten 64>55") == "10.3.12"
    assert field(enemy, "63: 44=cavalry-2.moved").why_not("threaten 64>55") == "11.s1.3"
    assert field(enemy, rider, "barred 64>55").why_not("threaten 64>55") == "11.a.5"
    assert field(enemy, rider, turn="11 france").why_not("threaten 64>55") == "14.2"


def test_why_a_piece_cannot_ride() -> None:
    """NT §11.9 §11.s3.2 §15.10 §9.5 §8.8: only cavalry with a command, only as a feint, never in a guard attack."""
    lines = ("murat 63: 44=cavalry-2 45=infantry-2", "lannes 63: 46=cavalry-2", "55: 0=infantry-2", "gave lannes")
    feint = field(*lines).play("threaten 64>55", "name 0", "done")
    assert feint.offers("ride 44 63>64,64>55") and feint.offers("ride murat 63>64,64>55")
    assert feint.why_not("ride 45 63>64,64>55") == "11.9"
    assert feint.why_not("ride 46 63>64,64>55") == "8.8" and feint.why_not("ride lannes 63>64,64>55") == "9.5"
    infantry = field("murat 63: 45=infantry-2", "lannes 63: 46=cavalry-2", "55: 0=infantry-2").play("threaten 64>55")
    assert infantry.play("name 0", "done").why_not("ride murat 63>64,64>55") == "11.9"
    fight = field("64: 50=infantry-3 51=infantry-3", *lines).play("threaten 64>55", "name 0", "done", "fight", "done")
    assert fight.why_not("ride 44 63>64,64>55") == "11.s3.2"
    guard = field("64: 50=guard-3", *lines).play("threaten with guard 64>55", "name 50", "done")
    while guard.asked.startswith("allies"):
        guard.play(guard.options[0])
    assert guard.asked == "france attack_command" and guard.why_not("ride 44 63>64,64>55") == "15.10"


def test_cavalry_rides_on_after_an_evacuation() -> None:
    """NT §11.a.2 §11.9 §11.s2.14, ruling r30: on along the road within its range, and against the next enemy."""
    scene = field("63: 44=cavalry-2", "64: 0=cavalry-1", "55: 1=cavalry-1").play("threaten 63>64", "done")
    scene.play(next(o for o in scene.options if o.startswith("retreat")))
    ride = next(o for o in scene.options if o.startswith("ride"))
    scene.play(ride)
    assert scene.asked == "france ride_on" and scene.where(44) == "64"
    charge = [o for o in scene.options if o.startswith("charge")]
    assert charge
    scene.play(charge[0])
    assert scene.asked == "allies defenders_to_name" and scene.s.turn.independent == 1
    scene = field("63: 44=cavalry-2", "64: 0=cavalry-1").play("threaten 63>64", "done")
    scene.play(next(o for o in scene.options if o.startswith("retreat")), "with regiment 44")
    assert scene.asked == "france command_or_end"


def test_corps_of_one_position_combine() -> None:
    """NT §11.4 §11.5 §11.7 §9.6 §11.s5.9: several corps moves, each counted; nothing else combines."""
    lines = (
        "langeron 83: 0=infantry-3 1=infantry-2",
        "kienmayer 83: 2=infantry-2",
        "dokhturov 83>94: 3=infantry-3",
        "94: 44=infantry-2",
        "83: 4=infantry-2",
    )
    scene = field(*lines, turn="14 allies").play(
        "threaten 83>94", "name 44", "done", "fight", "done", "with corps of langeron"
    )
    assert scene.why_not("with corps of dokhturov") == "11.5"
    assert not scene.offers("with regiment 4")
    scene.play("with corps of kienmayer", "done", "done")
    assert scene.s.turn.corps == 2
    scene.play("wide front", "name 0", "name 2", "done")
    assert scene.s.up
    late = field(*lines, "commands 4 0", turn="14 allies").play(
        "threaten 83>94", "name 44", "done", "fight", "done", "with corps of langeron"
    )
    assert late.asked == "allies regiments_to_leave"


def test_two_artillery_regiments_combine() -> None:
    """NT §11.6 §11.s5.12 §11.s6.6 §9.12: both block the attack approach; a third does not."""
    lines = ("83>94: 44=artillery-1 45=artillery-1 46=infantry-2", "94>83: 0=infantry-3", "83: 47=artillery-1")
    scene = field(*lines).play("threaten 83>94", "fight", "done", "with regiment 44")
    assert scene.why_not("with regiment 46") == "11.6" and not scene.offers("with regiment 47")
    scene.play("with regiment 45", "wide front", "name 44", "name 45", "done")
    assert scene.face(0) == "infantry-1" and scene.morale == (18, 20) and scene.s.turn.independent == 2


def test_only_those_are_sent_whom_a_closed_locale_lets_in() -> None:
    """NT §10.4.3 §9.21, ruling r36: a corps that may enter by some of its regiments sends these."""
    lines = ("closed 94 44", "lannes 83: 44=infantry-2 45=infantry-2 46=infantry-2", "94: 0=infantry-2")
    front, lannes = Front(FRONT_NAMES["83>94"]), Commander(SLUGS.index("lannes"))
    assert detachable(field(*lines).s, FRANCE, lannes, front, FIGHT) == [44]
    assert detachable(field(*lines[1:]).s, FRANCE, lannes, front, FIGHT) == [44, 45, 46]


def test_the_battery_fires_by_its_commanders_word_when_no_other_is_left() -> None:
    """NT §6.s9.4 §11.s1.3 §9.12, ruling r16: alone, or sent by its commander."""
    spent = f"commands 0 {INDEPENDENT[FRANCE]}"
    corps = "lannes 83>94: 44=artillery-1.known.battery 45=infantry-2.moved"
    assert field(corps, spent, "94: 0=infantry-2").offers("threaten 83>94")
    assert field(corps, spent, "gave lannes", "94: 0=infantry-2").why_not("threaten 83>94") == "9.12"
    alone = field("83>94: 44=artillery-1.known.battery", spent, "94: 0=infantry-2", "lannes 53: 45=infantry-2")
    assert alone.why_not("threaten 83>94") == "9.12"


def test_of_roads_through_the_same_locales_each_that_leads_on_differently_is_kept() -> None:
    """NT §11.a.2 §11.9"""
    several = 0
    for paths in PATHS:
        for front in {path.front for path in paths}:
            ways = [path for path in paths if path.front == front]
            ends = {(path.passed, leads_on(path.way[-1], True)) for path in ways}
            kept = distinct(ways, ENTER)
            assert {(path.passed, leads_on(path.way[-1], True)) for path in kept} == ends and len(kept) == len(ends)
            assert len(distinct(ways, FIGHT)) == len({path.passed for path in ways})
            several += len(kept) > len({path.passed for path in kept})
    assert several
