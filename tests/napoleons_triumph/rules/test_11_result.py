"""Chapter 11, steps (6) and (8) to (11): result, losses, conclusion."""

from feldherr.games.napoleons_triumph.board import Commander
from feldherr.games.napoleons_triumph.events import Counted, FinalCounted, LossesDue
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.battle.engagement import Force, surviving
from tests.napoleons_triumph.scene import Scene, field


def fight(
    over: str, attackers: str, defenders: str, command: str, *rest: str, turn: str = "14 france", named: str = ""
) -> Scene:
    """Threat, defenders, no feint; then the lines and what else is answered."""
    scene = field(attackers, *defenders.split("\n"), turn=turn).play(f"threaten {over}")
    if named:
        scene.play(*(f"name {n}" for n in named.split()), "done")
    return scene.play("fight", *rest[:1], "done", command, *rest[1:])


def counted(scene: Scene) -> Counted:
    found = scene.happened(Counted)[-1]
    assert isinstance(found, Counted)
    return found


def test_the_preliminary_result_term_by_term() -> None:
    """NT §11.s6.1 §11.s6.2 §11.s6.3 §11.s6.4 §11.s6.5 §4.5 §4.6 §15.6: foot against a blocked approach, terrain,
    front line.
    """
    scene = fight(
        "103>93", "103: 44=infantry-3", "93>103: 0=infantry-2", "with regiment 44", "name 0", "name 44", "done"
    )
    assert (counted(scene).strength, counted(scene).blocked, counted(scene).penalty, counted(scene).line) == (
        3,
        1,
        1,
        2,
    )
    assert counted(scene).result == -1
    horse = fight(
        "103>93", "103: 44=cavalry-3", "93>103: 0=infantry-2", "with regiment 44", "name 0", "name 44", "done"
    )
    assert (counted(horse).blocked, counted(horse).penalty, counted(horse).result) == (0, 1, 0)
    guard = fight("103>93", "103: 44=guard-3", "93>103: 0=infantry-1", "with regiment 44", "name 0", "name 44", "done")
    assert counted(guard).result == 0
    reserve = fight(
        "103>93", "103: 44=infantry-3", "93: 0=infantry-2", "with regiment 44", "name 0", "name 44", "done", named="0"
    )
    assert (counted(reserve).blocked, counted(reserve).penalty, counted(reserve).result) == (0, 0, 1)
    free = fight("93>103", "93: 44=infantry-3", "103>93: 0=infantry-2", "with regiment 44", "name 0", "name 44", "done")
    assert counted(free).penalty == 0


def test_artillery_ignores_the_defending_line_but_not_its_penalty() -> None:
    """NT §4.7 §11.s6.6 §11.s9.1 §11.s10.2 §11.s10.6 §13.6 §11.s11.1 §9.25, ruling r48: and loses nothing."""
    scene = fight(
        "114>97", "114>97: 44=artillery-1", "97>114: 0=infantry-3", "with regiment 44", "name 0", "name 44", "done"
    )
    assert counted(scene).result == 0 and scene.face(0) == "infantry-3" and scene.face(44) == "artillery-1"
    scene = fight(
        "72>74",
        "72>74: 44=artillery-1",
        "74>72: 0=artillery-1 1=infantry-2",
        "with regiment 44",
        "name 0",
        "name 44",
        "done",
    )
    assert counted(scene).result == 1 and scene.face(1) == "infantry-1" and scene.morale == (19, 20)
    assert scene.where(1) == "74>72" and scene.s.turn.independent == 1
    (row,) = [r for r in scene.view(0).sides[1].rows if r.rule == "9.12"]
    assert (row.value, row.of) == (3, 4)
    low = field("72>74: 44=artillery-1", "74>72: 1=infantry-2", morale="1 20")
    low.play("threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done")
    assert low.morale == (1, 20) and low.asked == "france command_or_end"


def test_who_wins_at_zero() -> None:
    """NT §11.s6.7 §11.s6.8 §11.s6.9 §11.s6.10 §11.s6.11 §11.s8.2: the blocker, else more regiments, else the French."""
    blocked = fight(
        "72>74", "72: 44=infantry-3", "74>72: 0=infantry-2", "with regiment 44", "name 0", "name 44", "done"
    )
    assert counted(blocked).result == 0 and counted(blocked).leader == 0
    corps = "lannes 72: 44=infantry-2 45=infantry-2 46=infantry-2"
    two = fight(
        "72>74",
        corps,
        "langeron 74: 0=infantry-2 1=infantry-2",
        "with corps of lannes",
        "name 0",
        "done",
        "name 44",
        "done",
        named="0 1",
    )
    assert counted(two).result == 0 and counted(two).leader == 1
    more = "langeron 74: 0=infantry-2 1=infantry-2 2=infantry-2 3=infantry-2"
    four = fight("72>74", corps, more, "with corps of lannes", "name 0", "done", "name 44", "done", named="0 1 2 3")
    assert counted(four).leader == 0
    equal = fight(
        "72>74",
        "langeron 72: 0=infantry-2",
        "74: 44=infantry-2",
        "with corps of langeron",
        "name 44",
        "name 0",
        "done",
        turn="14 allies",
        named="44",
    )
    assert counted(equal).result == 0 and counted(equal).leader == 1


def test_attackers_keep_their_place_until_the_attack_is_over() -> None:
    """NT §11.s5.3 §11.s5.1: declared, revealed, and still in the attack reserve."""
    scene = fight(
        "72>74",
        "72: 44=infantry-3",
        "74>72: 0=infantry-2 1=infantry-2",
        "with regiment 44",
        "name 0",
        "name 44",
        "done",
    )
    assert scene.asked == "allies counter_attack" and scene.where(44) == "72" and scene.s.turn.independent == 1


def test_the_final_result_after_a_counter_attack() -> None:
    """NT §11.s8.1 §11.s7.8 §11.s9.2 §11.s9.3 §11.s10.1 §11.s11.5 §11.s11.6 §13.2 §13.3 §11.s4.7: example 4 of the
    rulebook.
    """
    scene = field("72: 44=infantry-3", "72>74: 45=infantry-2", "74>72: 0=infantry-1 1=infantry-3")
    scene.play("threaten 72>74", "fight", "name 0", "done", "with regiment 44", "name 44", "done", "name 1", "done")
    final = scene.happened(FinalCounted)[-1]
    assert isinstance(final, FinalCounted) and (final.preliminary, final.counter, final.result, final.winner) == (
        1,
        2,
        -1,
        0,
    )
    assert (scene.face(44), scene.face(0), scene.face(1)) == ("infantry-1", "destroyed", "infantry-2")
    assert scene.morale == (20, 18) and scene.where(44) == "72" and scene.where(1) == "74>72"


def test_losses_are_spread_evenly_and_the_enemy_gives_the_odd_point() -> None:
    """NT §11.s9.4 §11.s9.5 §11.s10.3 §11.s10.7 §3.9, ruling r50: point by point to whoever has taken fewest."""
    corps = "lannes 83: 44=infantry-3 45=infantry-2"
    scene = field(corps, "94>83: 0=infantry-3 1=infantry-3").play(
        "threaten 83>94", "fight", "name 0", "name 1", "done", "with corps of lannes", "done"
    )
    scene.play("wide front", "name 44", "name 45", "done")
    assert counted(scene).result == -2
    assert (scene.face(44), scene.face(45)) == ("infantry-1", "destroyed")
    assert (scene.face(0), scene.face(1)) == ("infantry-2", "infantry-2") and scene.asked == "france command_or_end"
    weak = field(corps, "94>83: 0=infantry-3 1=infantry-2").play(
        "threaten 83>94", "fight", "name 0", "name 1", "done", "with corps of lannes", "done"
    )
    weak.play("wide front", "name 44", "name 45", "done")
    assert counted(weak).result == -1 and weak.asked == "allies regiment_to_hit" and weak.turned_away(1, "name 44")
    assert (weak.face(44), weak.face(45)) == ("infantry-2", "infantry-1") and weak.options == ["name 44", "name 45"]
    weak.by(0, "name 45")
    assert (weak.face(44), weak.face(45)) == ("infantry-2", "destroyed")


def test_excess_losses_go_to_the_others_and_then_vanish() -> None:
    """NT §11.s9.6 §11.s9.7 §11.s5.8 §11.s10.10 §11.s10.11, ruling r62: the owner chooses; bystanders are safe."""
    scene = field("lannes 72: 44=infantry-2 45=infantry-2 46=infantry-1", "72: 47=infantry-3", "74>72: 0=infantry-3")
    scene.play("threaten 72>74", "fight", "name 0", "done", "with corps of lannes", "done", "done")
    assert scene.asked == "france regiment_to_bear" and not scene.offers("name 47")
    scene.play("name 44", "name 44", "name 45", "name 46")
    assert scene.face(44) == "destroyed" and scene.face(47) == "infantry-3"
    single = fight("72>74", "72: 44=infantry-2", "74>72: 0=infantry-3", "with regiment 44", "name 0", "done")
    assert single.face(44) == "destroyed" and single.morale == (20, 18)


def test_defending_artillery_saves_losses_and_is_spared() -> None:
    """NT §11.s10.4 §11.s10.5 §11.s10.8 §11.s4.8 §11.s10.9, ruling r51: it is hit only when nobody else is left."""
    scene = field("lannes 83: 44=infantry-3 45=infantry-3", "94>83: 0=artillery-1 1=infantry-3")
    scene.play(
        "threaten 83>94",
        "fight",
        "name 0",
        "name 1",
        "done",
        "with corps of lannes",
        "done",
        "wide front",
        "name 44",
        "name 45",
        "done",
    )
    due = scene.happened(LossesDue)[-1]
    assert isinstance(due, LossesDue) and (due.front, due.above, due.spared) == (2, 1, 1)
    while scene.asked == "allies regiment_to_hit":
        scene.play(scene.options[0])
    assert scene.face(1) == "infantry-1"
    weak = fight(
        "72>74",
        "72: 44=infantry-3",
        "74>72: 0=infantry-1 1=cavalry-2 2=cavalry-2",
        "with regiment 44",
        "name 0",
        "name 44",
        "done",
        "name 1",
        "done",
    )
    assert weak.face(0) == "destroyed"


def test_a_beaten_defender_leaves_and_the_winner_moves_in() -> None:
    """NT §11.s11.2 §11.s11.3 §11.s11.4 §11.a.6 §12.3 §13.2 §11.s11.11 §8.6 §11.s11.8, ruling r56: only the attackers,
    as a corps.
    """
    lines = (
        "lannes 72: 44=infantry-3 45=infantry-2",
        "72: 46=infantry-2 47=infantry-2",
        "74>72: 0=infantry-1",
        "langeron 74: 1=cavalry-2",
        "74>65: 2=cavalry-2",
    )
    scene = field(*lines).play(
        "threaten 72>74", "fight", "name 0", "done", "with corps of lannes", "done", "name 44", "done"
    )
    while scene.asked.startswith("allies"):
        scene.play(scene.options[0])
    assert scene.where("lannes") == scene.where(45) == "74" and scene.size("lannes") == 2
    assert scene.s.troops[74] == 2 and scene.where(46) == "72" and not scene.s.up
    assert scene.play("regiment move 46").why_not("go over 72>74") == "11.a.6"


def test_a_beaten_corps_falls_apart_and_the_defender_blocks() -> None:
    """NT §11.s11.5 §11.s11.7 §11.s11.9 §11.s11.10 §11.a.5 §8.6 §9.10, ruling r3: one regiment stays with the
    commander.
    """
    scene = field(
        "lannes 72>74: 44=infantry-2 45=infantry-3 46=infantry-2",
        "langeron 74: 0=infantry-3 1=infantry-2",
        "65: 47=infantry-3",
    )
    scene.play(
        "threaten 72>74",
        "name 0",
        "name 1",
        "name langeron",
        "done",
        "fight",
        "name 0",
        "done",
        "with corps of lannes",
        "done",
        "name 44",
        "done",
        "done",
    )
    assert scene.asked == "france regiment_to_keep"
    scene.play("name 45")
    assert scene.size("lannes") == 1 and scene.where("lannes") == "72" and scene.corps(46) == "detached"
    assert scene.asked == "allies blockers_to_send" and scene.why_not("done") == "11.s11.9"
    scene.play("name 1", "done")
    assert scene.where(1) == "74>72" and scene.corps(1) == "detached" and scene.where("langeron") == "74"
    assert scene.why_not("threaten 72>74") == "11.a.5" and scene.offers("threaten 65>74")


def test_a_lost_attack_by_detachment_does_not_break_up_the_corps() -> None:
    """NT §11.s11.7 §9.9 §9.10 §11.s11.8 §11.8, ruling r54: those who stayed are not affected; the defender needs no
    command.
    """
    scene = field("lannes 72: 44=infantry-2 45=infantry-2 46=infantry-2", "74>72: 0=infantry-3").play(
        "threaten 72>74", "fight", "name 0", "done"
    )
    scene.play("with detachment of lannes", "name 44", "done", "name 44", "done")
    assert scene.size("lannes") == 2 and scene.face(44) == "destroyed" and scene.s.turn.corps == 1


def test_a_commander_falls_with_his_last_regiment() -> None:
    """NT §8.9 §11.s9.7 §3.9, ruling r53: at once, without extra morale."""
    scene = field("lannes 72: 44=infantry-2", "74>72: 0=infantry-3").play(
        "threaten 72>74", "fight", "name 0", "done", "with corps of lannes", "name 44", "done"
    )
    assert scene.face(44) == "destroyed" and scene.morale == (20, 18)
    assert scene.why_not("corps move lannes") == "8.9"
    gone = Force((44,), (Commander(SLUGS.index("lannes")),), "corps", 72)
    assert surviving(scene.s, gone) == gone._replace(blocks=(), commanders=())
