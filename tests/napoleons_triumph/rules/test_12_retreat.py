"""Chapter 12: the retreat."""

from feldherr.games.napoleons_triumph.events import MoraleLost, Shown
from tests.napoleons_triumph.scene import Scene, field


def give_up(*lines: str, over: str = "83>94", attackers: str = "83: 44=infantry-3", morale: str = "20 20") -> Scene:
    scene = field(attackers, *lines, morale=morale).play(f"threaten {over}")
    return scene.play("done") if scene.asked == "allies defenders_to_name" else scene


def settle(scene: Scene) -> Scene:
    while scene.position.questions and scene.asked.startswith("allies"):
        scene.play(scene.options[0])
    return scene


def test_everybody_leaves_and_is_revealed() -> None:
    """NT §12.1 §12.2 §12.3 §12.4 §12.8 §3.8: also those on other approaches; hidden again afterwards; no command
    used.
    """
    scene = give_up("94: 0=cavalry-2 1=cavalry-3", "94>105: 2=cavalry-2")
    assert {event.piece for event in scene.happened(Shown)} >= {0, 1, 2}  # type: ignore[attr-defined]
    assert scene.seen(1, 1) == "cavalry-3"
    settle(scene).play("with regiment 44")
    assert scene.s.troops[94] == 1 and not scene.s.up and scene.face(0) == "cavalry-2"


def test_artillery_is_lost() -> None:
    """NT §12.5 §13.4 §13.6, rulings r62, r65 and r90: wherever it stood; such losses can demoralise."""
    scene = settle(give_up("94: 0=artillery-1 1=artillery-1 2=cavalry-2", "94>105: 3=artillery-1"))
    assert scene.morale == (17, 20) and scene.face(0) == scene.face(3) == "destroyed"
    assert give_up("94: 0=artillery-1", morale="1 20").outcome == "decisive 1"


def test_losses_at_other_approaches_and_in_reserve() -> None:
    """NT §12.6 §12.7 §12.8 §12.9 §12.11, rulings r58 and r59: one or two points by width; cavalry in reserve none; the
    owner chooses.
    """
    scene = give_up("94>105: 0=infantry-2 1=cavalry-2", "94: 2=cavalry-2")
    assert scene.asked == "allies regiment_to_bear" and scene.offers("name 0") and scene.offers("name 1")
    settle(scene.play("name 0", "name 1"))
    assert scene.face(0) == "infantry-1" and scene.face(1) == "cavalry-1" and scene.morale[0] == 18
    reserve = give_up("94: 0=infantry-3 1=infantry-2 2=cavalry-2")
    assert reserve.offers("name 0") and not reserve.offers("name 2") and reserve.turned_away(1, "name 0")
    settle(reserve.play("name 1", "name 1"))
    assert reserve.face(1) == "destroyed" and reserve.morale[0] == 18
    weak = settle(give_up("94: 0=infantry-1 2=cavalry-2"))
    assert weak.face(0) == "destroyed" and weak.face(2) == "cavalry-2" and weak.morale[0] == 19
    narrow = settle(give_up("74: 0=guard-3", over="72>74", attackers="72: 44=infantry-3"))
    assert narrow.face(0) == "infantry-2"


def test_ways_out() -> None:
    """NT §12.12 §12.13 §12.14 §12.15 §12.16: adjacent reserves only, not where the attack came from, nor to enemies."""
    scene = give_up("94: 0=cavalry-2", "105: 45=infantry-2")
    assert scene.why_not("retreat 0 over 94>83") == "12.13" and scene.why_not("retreat 0 over 94>105") == "12.15"
    assert scene.offers("retreat 0 over 94>106")
    full = give_up("94: 0=cavalry-2", "107: 1=infantry-2 2=infantry-2 3=infantry-2 4=infantry-2")
    assert full.why_not("retreat 0 over 94>107") == "12.16"
    edge = field("68: 44=infantry-3", "58: 0=cavalry-2").play("threaten 68>58", "done")
    assert edge.why_not("retreat 0 over 58>78") == "12.14"


def test_who_finds_no_room_is_destroyed() -> None:
    """NT §12.16 §12.17 §12.20 §8.9, rulings r40 and r62: room is used up, then strength points and morale are lost."""
    lines = ("langeron 73: 0=infantry-2 1=cavalry-3", "64: 45=infantry-2", "74: 46=infantry-2")
    scene = settle(give_up(*lines, over="72>73", attackers="72: 44=infantry-3"))
    assert scene.face(0) == scene.face(1) == "destroyed" and scene.where("langeron") == "gone"
    assert scene.morale[0] == 20 - 2 - 5


def test_a_retreating_corps_falls_apart() -> None:
    """NT §12.18 §12.19 §8.6: one regiment stays with the commander and goes with him."""
    scene = give_up("langeron 94: 0=cavalry-2 1=cavalry-3 2=cavalry-2")
    assert scene.asked == "allies regiment_to_keep" and scene.options == ["name 0", "name 1"]
    scene.play("name 1", "retreat 1 over 94>105", "retreat 0 over 94>106", "retreat 2 over 94>106")
    assert scene.where("langeron") == scene.where(1) == "105" and scene.size("langeron") == 1
    assert scene.corps(0) == "detached" and scene.where(0) == "106"


def test_fight_losses_come_before_retreat_losses() -> None:
    """NT §12.10 §12.9 §13.2 §13.4 §11.s2.10 §12.20: each paid for in its turn; the beaten do not defend again."""
    scene = field(
        "lannes 72: 44=infantry-3 45=infantry-3", "74>72: 0=infantry-2", "74>65: 1=infantry-2", "75: 47=infantry-3"
    )
    scene.play("threaten 72>74", "fight", "done", "with corps of lannes", "done", "name 44", "done", "done")
    lost = [(e.why, e.points) for e in scene.happened(MoraleLost)]  # type: ignore[attr-defined]
    assert lost[0] == ("fight", 2) and scene.face(0) == "destroyed"
    settle(scene)
    assert scene.face(1) == "infantry-1" and scene.morale[0] == 17
    assert scene.s.turn.beaten >> 1 & 1
