"""What the rulebook leaves open and we have decided: attacks, losses, retreats, guard and guns."""

from feldherr.games.napoleons_triumph.board import Locale
from feldherr.games.napoleons_triumph.events import Counted, FinalCounted, LossesDue, LossTaken, MoraleLost, MustBlock
from feldherr.games.napoleons_triumph.rules.choices.following import send_refusal
from tests.napoleons_triumph.scene import Scene, field

FAR = "bagration 87: 5=infantry-2"


def flee(scene: Scene) -> Scene:
    while scene.position.questions and scene.asked.startswith("allies"):
        scene.by(scene.question.actor, scene.options[0])
    return scene


def counted(scene: Scene) -> Counted:
    return [event for event in scene.events if isinstance(event, Counted)][-1]


def final(scene: Scene) -> FinalCounted:
    return [event for event in scene.events if isinstance(event, FinalCounted)][-1]


def due(scene: Scene) -> LossesDue:
    return [event for event in scene.events if isinstance(event, LossesDue)][-1]


def costs(scene: Scene) -> list[tuple[str, int]]:
    return [(event.why, event.points) for event in scene.events if isinstance(event, MoraleLost)]


def test_guns_of_different_corps_combine() -> None:
    """NT §11.6, rulings r35, r103 and r106: both are detached; one leads on a narrow front; it is one attack."""
    lines = ("lannes 83>94: 44=artillery-1 46=infantry-2", "murat 83>94: 45=artillery-1 47=cavalry-2")
    scene = field(*lines, "94>83: 0=infantry-3", FAR)
    scene.play("threaten 83>94", "fight", "done", "with regiment 44", "with regiment 45")
    scene.play("narrow front", "name 44", "done")
    assert scene.corps(44) == scene.corps(45) == "detached" and scene.s.turn.independent == 2
    assert scene.face(0) == "infantry-2" and len(scene.s.turn.fired) == 1
    scene.play("end turn", "end turn", "threaten 83>94", "fight", "done", "with regiment 44", "done", "narrow front")
    assert scene.why_not("name 44") == "11.s5.13"


def test_the_last_place_in_a_guard_attack_is_kept_for_a_guard() -> None:
    """NT §15.13 §9.10, ruling r70: of three two may be sent, and one of them is a guard."""
    members = (44, 45, 46)
    s = field("lannes 72: 44=guard-3 45=infantry-3 46=infantry-2", "74>72: 0=infantry-2").s
    assert send_refusal(s, 45, [], members, members, 8, Locale(74), False) is None
    assert send_refusal(s, 45, [46], members, members, 8, Locale(74), False) == "15.13"
    assert send_refusal(s, 44, [46], members, members, 8, Locale(74), False) is None
    assert send_refusal(s, 45, [46], members, members, 8, Locale(74), True) is None
    assert send_refusal(s, 45, [44, 46], members, members, 8, Locale(74), True) == "9.10"
    assert send_refusal(s, 45, [44], members, members, 1, Locale(74), True) == "4.15"


def test_two_guns_fire_only_where_two_could_stand() -> None:
    """NT §4.15 §11.6, ruling r35: into a locale for two, but not into one for a single regiment."""
    for way, rule in (("64>54", None), ("24>3", "4.15")):
        beyond = way.split(">")[1]
        scene = field(f"{way}: 44=artillery-1 45=artillery-1", f"{beyond}: 0=infantry-2", FAR).play(f"threaten {way}")
        scene.play("name 0", "done", "fight", "done", "with regiment 44")
        assert scene.asked == "france gun_to_join" and scene.why_not("with regiment 45") == rule


def test_blockers_always_defend() -> None:
    """NT §11.s2.2, ruling r38: though they were named at another approach or beaten before."""
    scene = field("83: 44=infantry-3", "94>83: 0=infantry-2.beaten", "named 0 105>94", FAR).play("threaten 83>94")
    assert scene.asked == "france feint_or_fight" and (0, 143) in scene.s.turn.named


def test_artillery_that_stays_has_used_its_command() -> None:
    """NT §11.s2.15, ruling r42: it is shown briefly and has moved."""
    scene = field("83>94: 44=artillery-1 45=infantry-2", "94: 0=cavalry-2", "105: 1=infantry-2", FAR)
    flee(scene.play("threaten 83>94", "done")).play("with regiment 44", "done", "stay")
    assert scene.s.turn.independent == 1 and scene.seen(0, 44) == "artillery-1"
    assert scene.why_not("regiment move 44") == "9.19"


def test_after_an_evacuation_any_command_will_do() -> None:
    """NT §11.s2.14, ruling r100: corps, detachment, regiment or a ride from farther away."""
    lines = ("lannes 83: 44=infantry-2 45=infantry-2", "83: 46=infantry-2", "94: 0=cavalry-2", FAR)
    scene = flee(field(*lines).play("threaten 83>94", "done"))
    assert all(scene.offers(f"with {what}") for what in ("corps of lannes", "detachment of lannes", "regiment 46"))


def test_an_empty_line_has_no_type() -> None:
    """NT §11.s6.3 §11.s6.4, ruling r46: no deduction, strength 0; else one for all, however many lead."""
    empty = field("103: 44=infantry-3", "93>103: 0=infantry-2", FAR).play("threaten 103>93", "fight", "name 0", "done")
    empty.play("with regiment 44", "done")
    assert (counted(empty).strength, counted(empty).blocked, counted(empty).penalty) == (0, 0, 0)
    two = field("lannes 83: 44=infantry-3 45=infantry-3", "94>83: 0=infantry-2 1=infantry-2", FAR)
    two.play("threaten 83>94", "fight", "name 0", "name 1", "done", "with corps of lannes", "done", "wide front")
    assert counted(two.play("name 44", "name 45", "done")).blocked == 1


def test_ties_count_all_who_were_named_and_declared() -> None:
    """NT §11.s6.10 §11.s7.8, rulings r47 and r49: a counter-attacker of strength 1 falls, subtracts 0, still counts."""
    lines = ("lannes 72: 44=infantry-2 45=infantry-2", "langeron 74: 0=infantry-2 1=cavalry-1 2=infantry-2", FAR)
    scene = field(*lines).play("threaten 72>74", "name 0", "name 1", "name 2", "done", "fight", "name 0", "done")
    scene.play("with corps of lannes", "done", "name 44", "done", "name 1", "done")
    assert scene.face(1) == "destroyed" and (final(scene).counter, final(scene).result) == (0, 0)
    assert final(scene).winner == 0


def test_only_the_picked_regiment_counts_for_losses() -> None:
    """NT §11.s5.5 §11.s10.5, ruling r52: a gun that is not picked saves nothing."""
    lines = ("83: 44=infantry-3", "94>83: 0=artillery-1 1=infantry-1", FAR)
    start = ("threaten 83>94", "fight", "name 0", "name 1", "done", "with regiment 44", "narrow front")
    gun = field(*lines).play(*start, "name 0", "name 44", "done", "done")
    other = field(*lines).play(*start, "name 1", "name 44", "done", "done")
    assert (due(gun).spared, due(gun).line) == (1, 1) and (due(other).spared, due(other).line) == (0, 1)


def test_nobody_blocks_if_no_named_regiment_survives() -> None:
    """NT §11.s11.9, ruling r55: others stay where they are."""
    lines = ("72: 0=infantry-2", "74: 46=cavalry-1 47=infantry-2", "lannes 53: 48=infantry-2")
    scene = field(*lines, turn="14 allies").play("threaten 72>74", "name 46", "fight", "done", "done", "name 46")
    if scene.asked == "france counter_attack":
        scene.by(1, "done")
    assert scene.face(46) == "destroyed" and final(scene).winner == 1 and scene.where(47) == "74"
    assert not scene.happened(MustBlock) and scene.asked == "allies command_or_end"


def test_guns_in_front_fall_last() -> None:
    """NT §11.s10.8 §11.s10.10, rulings r57 and r86: after the line, counter-attackers and all others who were named."""
    lines = ("lannes 83: 44=infantry-3 45=infantry-3", "94>83: 0=artillery-1 1=infantry-1 2=infantry-1", FAR)
    scene = field(*lines).play("threaten 83>94", "fight", "name 0", "name 1", "done", "with corps of lannes", "done")
    scene.play("wide front", "name 44", "name 45", "done", "done")
    assert due(scene).front + due(scene).above - due(scene).spared >= 3
    fallen = [event.piece for event in scene.events if isinstance(event, LossTaken)]
    assert [piece for piece in fallen if piece < 44] == [1, 2, 0] and scene.face(0) == "destroyed"


def test_where_a_road_attack_bars_the_retreat() -> None:
    """NT §12.13, ruling r60: the attack locale, though nobody stands in it; not where the cavalry came from."""
    scene = field("63: 44=cavalry-2", "55: 0=cavalry-2", FAR).play("threaten 64>55", "done")
    assert scene.why_not("retreat 0 over 55>64") == "12.13"


def test_a_closed_locale_is_open_to_a_retreat() -> None:
    """NT §12.12, rulings r27 and r61: where they were driven from before, if no enemy is there now."""
    scene = field("83: 44=infantry-3", "94: 0=cavalry-2", "conquered 105 45", "closed 106 45", FAR)
    scene.play("threaten 83>94", "done")
    assert scene.offers("retreat 0 over 94>105") and scene.offers("retreat 0 over 94>106")


def test_an_elite_unit_that_a_narrow_front_leaves_out_is_committed() -> None:
    """NT §15.7 §11.s5.6, rulings r67 and r108: it was revealed in the front line."""
    scene = field("83: 44=infantry-3", "94>83: 0=guard-3 1=infantry-1", FAR)
    scene.play("threaten 83>94", "fight", "name 0", "name 1", "done", "with regiment 44", "narrow front", "name 1")
    assert ("guard", 4) in costs(scene)


def test_a_guard_attack_that_meets_nobody() -> None:
    """NT §15.10 §15.17, ruling r69: guard moves in, is not committed by it, and may attack again."""
    lines = ("lannes 83: 44=guard-3 45=infantry-2", "94: 0=cavalry-2", "83: 46=infantry-2", FAR)
    scene = flee(field(*lines).play("threaten with guard 83>94", "name 44", "done"))
    assert scene.why_not("with regiment 46") == "15.10"
    scene.play("with corps of lannes", "done")
    assert scene.where(44) == "94" and not scene.s.committed >> 2 and not scene.s.disgraced
    assert [why for why, _ in costs(scene)] == []


def test_another_guard_may_lead_than_was_shown() -> None:
    """NT §15.10 §15.13, ruling r70."""
    scene = field("72: 44=guard-3 45=guard-3", "74>72: 0=infantry-2", FAR)
    scene.play("threaten with guard 72>74", "name 44", "name 0", "done", "with regiment 45", "name 45", "done")
    assert counted(scene).strength == 3 and counted(scene).line == 1


def test_a_gun_weakened_by_a_guard_attack_still_counts_for_losses() -> None:
    """NT §15.14 §11.s10.5, ruling r71: only its strength for the result is less."""
    scene = field("72: 44=guard-3", "74>72: 0=artillery-1", FAR)
    scene.play("threaten with guard 72>74", "name 44", "name 0", "done", "with regiment 44", "name 44", "done")
    assert counted(scene).line == 0 and (due(scene).line, due(scene).spared) == (1, 1)


def test_the_battery_on_the_santon_leads_alone() -> None:
    """NT §18.4 §11.6, ruling r76: no second gun joins it."""
    scene = field("santon", "54: 44=artillery-1.battery 45=artillery-1", "64>54: 0=infantry-2", "42>54: 1=infantry-2")
    scene.play("threaten 54>64", "fight", "done", "with regiment 44")
    assert scene.question.name != "gun_to_join" and scene.s.turn.independent == 1


def test_the_battery_falls_with_its_locale() -> None:
    """NT §12.5, rulings r16 and r105: it cannot retreat; in a feint it keeps its place."""
    lines = ("94: 0=infantry-3", "83: 45=infantry-2", "83>72: 44=artillery-1.battery", "lannes 53: 46=infantry-2")
    scene = field(*lines, turn="14 allies").play("threaten 94>83", "done")
    while scene.question.actor == 1:
        scene.by(1, scene.options[0])
    assert scene.face(44) == "destroyed"
    feint = field("83>94: 44=artillery-1.battery", "94: 0=infantry-2", FAR)
    flee(feint.play("threaten 83>94", "name 0", "done", "feint", "with regiment 44"))
    assert feint.where(44) == "83>94"


def test_no_rule_moves_the_battery() -> None:
    """NT §6.s9.3 §11.s3.7, ruling r16: it feints and is feinted at from where it stands; its corps leaves it."""
    santon = ("santon", "54: 44=artillery-1.known.battery", "64: 0=infantry-2", FAR)
    feint = field(*santon).play("threaten 54>64", "name 0", "done", "feint", "with regiment 44")
    assert feint.asked == "france command_or_end" and feint.where(44) == "54", "nobody asks where it ends"
    against = field(*santon, turn="14 allies").play("threaten 64>54", "name 44", "done", "feint", "with regiment 0")
    against.play("stay")
    assert not against.happened(MustBlock) and against.where(44) == "54"
    corps = field("lannes 83>94: 44=artillery-1.known.battery 45=infantry-2 46=infantry-2", FAR)
    corps.play("corps move lannes", "withdraw to 83", "done")
    assert (corps.where(44), corps.corps(44), corps.where(46)) == ("83>94", "detached", "83")


def test_who_was_named_bears_no_losses_of_the_reserve() -> None:
    """NT §12.7, ruling r58: only infantry that was not named does; what the fight has cost is all."""
    fight = ("done", "fight", "done", "with regiment 44", "narrow front", "name 44", "done", "done")
    scene = field("83: 44=infantry-2", "langeron 94: 0=infantry-3 1=infantry-3", FAR)
    flee(scene.play("threaten 83>94", "name 0", "name 1", *fight))
    assert costs(scene) == [("fight", 3)] and scene.where(44) == "94"
    watching = field("83: 44=infantry-2", "94: 0=infantry-3 1=infantry-3", FAR)
    flee(watching.play("threaten 83>94", "name 0", *fight))
    assert costs(watching) == [("fight", 3), ("retreat", 2)] and watching.face(1) == "infantry-1"


def test_the_retreat_comes_before_the_advance() -> None:
    """NT §11.s11.2 §13.5, ruling r99: if the war ends by it, nobody advances."""
    lines = ("72: 44=infantry-3", "74>72: 0=infantry-1", "74: 1=artillery-1")
    scene = field(*lines, morale="2 20").play("threaten 72>74", "fight", "name 0", "done", "with regiment 44")
    scene.play("name 44", "done")
    assert scene.outcome == "decisive 1" and scene.where(44) == "72"


def test_losses_are_never_put_on_commanders() -> None:
    """NT §11.s9.6, ruling r101: they fall with their last regiment only."""
    scene = field("lannes 72: 44=infantry-2 45=infantry-3 46=infantry-1", "74>72: 0=infantry-3", FAR)
    scene.play("threaten 72>74", "fight", "name 0", "done", "with corps of lannes", "done", "done")
    assert scene.question.name == "regiment_to_bear" and scene.turned_away(1, "name lannes")


def test_a_question_is_skipped_only_if_that_tells_no_face() -> None:
    """NT §3.6 §11.s4.3 §11.s7.1, ruling r104: who has nobody fit is asked too, as long as a face is hidden."""
    hidden = field("83: 44=infantry-3", "94: 0=infantry-1 1=infantry-1", FAR).play("threaten 83>94", "name 0", "fight")
    assert hidden.asked == "allies defence_line" and hidden.options == ["done"]
    known = field("83: 44=infantry-3", "94: 0=infantry-1.known", FAR).play("threaten 83>94", "name 0", "fight")
    assert known.asked == "france front_width"
    rider = field("83: 44=infantry-3", "72: 45=infantry-2", "94: 0=cavalry-2", FAR).play("threaten 83>94", "done")
    assert flee(rider).asked == "france attack_command"


def test_riding_cavalry_is_shown_with_its_declaration() -> None:
    """NT §11.9 §11.a.2, ruling r107: before it goes on."""
    scene = field("63: 44=cavalry-2", "64: 0=cavalry-1", "55: 1=cavalry-1", FAR).play("threaten 63>64", "done")
    flee(scene).play("ride 44 63>64")
    assert scene.asked == "france ride_on" and scene.seen(0, 44) == "cavalry-2"
