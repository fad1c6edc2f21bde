"""Chapter 11, steps (4), (5) and (7): front lines, width, counter-attack."""

from tests.napoleons_triumph.scene import Scene, field


def defence(*defenders: str, over: str = "83>94", attackers: str = "83: 44=infantry-3") -> Scene:
    return field(attackers, *defenders).play(f"threaten {over}")


def test_the_defending_line_is_formed_of_named_regiments() -> None:
    """NT §11.s4.1 §11.s4.2 §11.s4.3 §11.s4.9 §11.s4.10 §3.8, ruling r109: as many as the width allows, or none; then
    revealed.
    """
    scene = defence("94: 0=infantry-2 1=infantry-3").play("name 1", "done", "fight")
    assert scene.asked == "allies defence_line" and scene.why_not("name 0") == "11.s4.1"
    scene.play("name 1", "done")
    assert scene.seen(1, 1) == "infantry-3" and scene.seen(1, 0) is None and scene.where(1) == "94"
    narrow = defence("74>72: 0=infantry-2 1=infantry-2", over="72>74", attackers="72: 44=infantry-3").play(
        "fight", "name 0"
    )
    assert narrow.why_not("name 1") == "11.s4.2"
    wide = defence("94>83: 0=infantry-2 1=infantry-2 2=infantry-2").play("fight", "name 0", "name 1")
    assert wide.why_not("name 2") == "11.s4.2"
    assert defence("94>83: 0=infantry-2").play("fight", "done").asked == "france front_width"


def test_reserves_fight_in_one_corps_and_one_type() -> None:
    """NT §11.s4.4 §11.s4.6 §15.9, rulings r39 and r43: and not with strength 1; guard counts as infantry here."""
    scene = defence(
        "langeron 94: 0=infantry-3 1=infantry-2 2=cavalry-2 3=infantry-1 4=guard-3", "dokhturov 94: 5=infantry-2"
    )
    scene.play("name 0", "name 1", "name 2", "name 3", "name 4", "name 5", "done", "fight")
    assert scene.why_not("name 3") == "11.s4.6"
    scene.play("name 0")
    assert scene.why_not("name 2") == scene.why_not("name 5") == "11.s4.4"
    assert scene.offers("name 1") and scene.offers("name 4")


def test_blockers_combine_freely() -> None:
    """NT §11.s4.5 §11.s4.7 §11.s4.8 §11.10, ruling r5: any two, weak ones and artillery too; no cavalry behind an
    obstacle.
    """
    scene = defence("94>83: 0=infantry-1 1=artillery-1").play("fight", "name 0", "name 1", "done")
    assert scene.seen(1, 1) == "artillery-1"
    scene = field("98: 44=infantry-3 45=cavalry-2", "86>98: 0=cavalry-2 1=infantry-2").play("threaten 98>86", "fight")
    assert scene.why_not("name 0") == "11.10"
    scene.play("done", "with regiment 45")
    assert scene.why_not("name 45") == "11.10"
    other = field("67: 44=cavalry-2", "77: 0=infantry-2").play("threaten 67>77", "name 0", "done", "fight", "done")
    assert other.play("with regiment 44").offers("name 44")


def test_the_width_of_the_front() -> None:
    """NT §11.s5.4 §11.s5.5 §11.s5.6 §4.3 §11.s6.5 §11.s7.3: narrow against one of two, who may then counter-attack."""
    lines = "94>83: 0=infantry-3 1=infantry-1"
    scene = defence(lines).play("fight", "name 0", "name 1", "done", "with regiment 44", "narrow front")
    assert scene.asked == "france target"
    scene.play("name 1", "name 44", "done")
    assert scene.asked == "allies counter_attack" and scene.offers("name 0") and scene.why_not("name 1") == "11.s7.2"
    scene.play("name 0", "done")
    assert scene.face(0) == "infantry-2"
    narrow = defence("74>72: 0=infantry-2", over="72>74", attackers="72: 44=infantry-3").play(
        "fight", "done", "with regiment 44"
    )
    assert narrow.asked == "france attack_line"


def test_who_can_lead_an_attack() -> None:
    """NT §11.s5.1 §11.s5.7 §11.s5.8 §11.s5.9 §11.s5.10 §11.s5.11 §11.s5.17 §15.9: strong ones of one type, no
    guns in a corps.
    """
    corps = "lannes 83: 44=infantry-3 45=infantry-1 46=cavalry-2 47=artillery-1 48=guard-3 49=infantry-2"
    scene = defence("94: 0=infantry-2", attackers=corps).play(
        "name 0", "done", "fight", "done", "with corps of lannes", "done", "wide front"
    )
    assert scene.why_not("name 45") == "11.s5.10" and scene.why_not("name 47") == "11.s5.11"
    scene.play("name 44")
    assert scene.why_not("name 46") == "11.s5.9" and scene.why_not("name 48") == "15.9"
    scene.play("name 49")
    assert scene.options == ["done"]
    again = defence("94: 0=infantry-2", attackers=corps + "\ngave lannes").play("name 0", "done", "fight", "done")
    assert again.why_not("with corps of lannes") == "9.5"


def test_artillery_leads_only_from_the_approach() -> None:
    """NT §11.s5.12 §11.s5.13 §11.s5.14 §11.s5.16 §11.a.3 §4.11, rulings r36, r44 and r45: not in consecutive turns
    unless from hill to plain.
    """
    lines = ("lannes 83>94: 44=artillery-1 45=infantry-3 46=infantry-2", "94>83: 0=infantry-2", "83: 47=artillery-1")
    scene = field(*lines).play("threaten 83>94", "fight", "done", "with regiment 47", "narrow front")
    assert scene.why_not("name 47") == "11.s5.12"
    scene = field(*lines).play(
        "threaten 83>94",
        "fight",
        "done",
        "with detachment of lannes",
        "name 44",
        "name 45",
        "done",
        "wide front",
        "name 44",
    )
    assert scene.why_not("name 45") == "11.s5.9"
    scene.play("done")
    assert scene.face(0) == "infantry-1" and scene.where(45) == "83>94" and scene.corps(45) == "detached"
    assert scene.offers("threaten 83>94")
    again = field(*lines, "fired-before france 83>94").play(
        "threaten 83>94", "fight", "done", "with regiment 44", "done", "narrow front"
    )
    assert again.why_not("name 44") == "11.s5.13"
    hill = field("84>74: 44=artillery-1", "74>84: 0=infantry-2", "fired-before france 84>74").play(
        "threaten 84>74", "fight", "done"
    )
    assert hill.play("with regiment 44", "narrow front").offers("name 44")
    twice = field("84>74: 44=artillery-1", "74>84: 0=infantry-2", "fired 84>74").play("threaten 84>74", "fight", "done")
    assert twice.play("with regiment 44", "narrow front").why_not("name 44") == "11.a.3"


def test_the_second_attack_after_artillery() -> None:
    """NT §11.a.3 §11.a.4 §11.s11.1 §11.a.1: by others over the same approach, against the same defenders."""
    scene = field("83>94: 44=artillery-1", "83: 45=infantry-3", "94: 0=infantry-3 1=infantry-2")
    scene.play(
        "threaten 83>94", "name 0", "done", "fight", "done", "with regiment 44", "narrow front", "name 44", "done"
    )
    assert scene.asked == "france command_or_end" and scene.where(0) == "94" and scene.where(44) == "83>94"
    assert scene.why_not("regiment move 44") == "9.19"
    assert scene.play("threaten 83>94").offers("name 0")


def test_counter_attacks() -> None:
    """NT §11.s7.1 §11.s7.2 §11.s7.4 §11.s7.5 §11.s7.6 §11.s7.7 §11.s7.8 §3.10 §15.16, rulings r43 and r110: infantry
    only if the attacker leads.
    """
    corps = "langeron 74>72: 0=infantry-2 1=cavalry-2 2=cavalry-2 3=infantry-3 4=artillery-1 5=guard-3"
    scene = field("72: 44=infantry-3", corps).play(
        "threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done"
    )
    assert scene.asked == "allies counter_attack" and scene.why_not("name 4") == "11.s7.6"
    assert scene.offers("name 3")
    scene.play("name 1")
    assert scene.why_not("name 3") == "11.s7.4" and scene.offers("name 2")
    scene.play("name 2")
    assert scene.why_not("name 0") == "11.s7.4"
    scene.play("done")
    assert scene.s.face[1] & 3 <= 1 and scene.s.face[2] & 3 <= 1
    behind = field("72: 44=infantry-2", corps).play(
        "threaten 72>74", "fight", "name 3", "done", "with regiment 44", "name 44", "done"
    )
    assert behind.why_not("name 0") == "11.s7.6" and behind.offers("name 1")
    guard = field("72: 44=infantry-3", corps).play(
        "threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done", "name 5"
    )
    assert guard.why_not("name 3") == "15.9"
    guard.play("done")
    assert guard.s.face[5] >> 2 == 1


def test_two_detached_regiments_do_not_counter_attack_together() -> None:
    """NT §11.s7.4 §11.10: nor cavalry behind an obstacle."""
    scene = field("72: 44=infantry-3", "74>72: 0=cavalry-2 1=cavalry-2").play(
        "threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done", "name 0"
    )
    assert scene.why_not("name 1") == "11.s7.4"
    scene = field("98: 44=infantry-3", "86>98: 0=cavalry-3 1=infantry-2").play(
        "threaten 98>86", "fight", "name 1", "done", "with regiment 44", "name 44", "done"
    )
    assert scene.why_not("name 0") == "11.10"


def test_why_a_corps_cannot_attack() -> None:
    """NT §9.10 §9.21 §15.10: nobody of it can move, nobody would stay, or no guard is with it."""
    enemy, guard = "94: 0=infantry-2", "83: 50=guard-3"
    tired = field("lannes 83: 44=infantry-3.moved 45=infantry-2.moved", guard, "83: 51=infantry-2", enemy).play(
        "threaten 83>94", "name 0", "done", "fight", "done"
    )
    assert tired.why_not("with corps of lannes") == tired.why_not("with detachment of lannes") == "9.21"
    alone = field("lannes 83: 44=infantry-3", "83: 51=infantry-2", enemy)
    alone.play("threaten 83>94", "name 0", "done", "fight", "done")
    assert alone.offers("with corps of lannes") and alone.why_not("with detachment of lannes") == "9.10"
    line = field("lannes 83: 44=infantry-3 45=infantry-2", guard, enemy).play(
        "threaten with guard 83>94", "name 50", "name 0", "done", "done"
    )
    assert line.why_not("with corps of lannes") == line.why_not("with detachment of lannes") == "15.10"


def test_a_front_line_is_no_longer_than_the_front() -> None:
    """NT §11.s5.8 §11.s5.4: one regiment on a narrow front."""
    scene = field("lannes 83: 44=infantry-3 45=infantry-2", "94: 0=infantry-2").play(
        "threaten 83>94", "name 0", "done", "fight", "done", "with corps of lannes", "done", "narrow front", "name 44"
    )
    assert scene.why_not("name 45") == "11.s5.8"


def test_with_the_battery_only_guns_lead() -> None:
    """NT §6.s9.3 §11.s5.11: a detachment that takes the battery along makes an artillery attack."""
    corps = "lannes 83>94: 44=artillery-1.battery 45=infantry-3 46=infantry-2"
    scene = field(corps, "94>83: 0=infantry-3").play(
        "threaten 83>94", "fight", "done", "with detachment of lannes", "name 44", "name 45", "done", "wide front"
    )
    assert scene.why_not("name 45") == "6.s9.3" and scene.why_not("done") == "6.s9.3"


def test_of_a_corps_only_those_attack_to_whom_the_locale_is_not_closed() -> None:
    """NT §10.4.3 §10.5.14 §11.a.6: who closed it by road when he arrived may come back, not who joined him since."""
    scene = field("bernadotte 83: 44=infantry-3 45=infantry-2 46=infantry-2", "94: 0=infantry-2", "closed 94 44 45")
    scene.play("threaten 83>94", "name 0", "done", "fight", "done", "with corps of bernadotte")
    assert scene.asked == "france regiments_to_leave" and scene.options == ["name 44", "name 45", "done"]
    scene.play("done")
    assert scene.corps(46) == "detached" and scene.corps(45) == "bernadotte"


def test_of_a_corps_only_those_are_sent_to_attack_to_whom_the_locale_is_not_closed() -> None:
    """NT §9.9 §9.21 §10.4.3 §11.a.6: it is said by what it is closed, and of who has moved that he has."""
    for word, rule in (("closed", "10.4.3"), ("conquered", "11.a.6")):
        corps = "bernadotte 83: 44=infantry-3 45=infantry-2 46=infantry-2 47=infantry-2.moved"
        scene = field(corps, "94: 0=infantry-2", f"{word} 94 44 45")
        scene.play("threaten 83>94", "name 0", "done", "fight", "done", "with detachment of bernadotte")
        assert scene.asked == "france regiments_to_send" and scene.options == ["name 44", "name 45"]
        assert scene.why_not("name 46") == rule and scene.why_not("name 47") == "9.21"
