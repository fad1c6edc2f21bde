"""Chapters 13 to 16: morale, night, elite units, victory."""

import pytest

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE
from feldherr.games.napoleons_triumph.events import MoraleLost
from feldherr.games.napoleons_triumph.rules import victory
from feldherr.games.napoleons_triumph.rules.victory import connected, controls, marginal_winner
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import answer
from tests.napoleons_triumph.scene import Scene, field


def losses(scene: Scene) -> list[tuple[int, str, int]]:
    return [(e.side, e.why, e.points) for e in scene.happened(MoraleLost)]  # type: ignore[attr-defined]


def test_only_the_loser_of_a_fight_pays() -> None:
    """NT §13.1 §13.2 §13.3 §13.5 §2.3 §16.1: down to nothing, and then the war is over at once."""
    scene = field("72: 44=infantry-3", "74>72: 0=infantry-1 1=infantry-2", morale="3 20").play(
        "threaten 72>74", "fight", "name 0", "done"
    )
    scene.play("with regiment 44", "name 44", "done", "done")
    assert scene.morale == (1, 20) and {r.value for r in scene.view(None).sides[1].rows if r.rule == "13.1"} == {20}
    dead = field("72: 44=infantry-3", "74>72: 0=infantry-2", morale="2 20").play(
        "threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done", "done"
    )
    assert dead.outcome == "decisive 1" and dead.morale == (0, 20)


def test_night() -> None:
    """NT §14.1 §14.2 §14.3 §14.4 §13.8, rulings r64 and r87: half of what was lost, at most four, before the Allied
    turn; no attacks.
    """
    scene = field(
        "scenario 1", "72: 44=infantry-2", "74: 0=infantry-2", "reference 27 23", turn="10 france", morale="24 10"
    ).play("end turn")
    assert scene.s.round == 11 and scene.morale == (26, 14)
    assert scene.why_not("threaten 74>72") == "14.2"
    scene.play("regiment move 0", "block 74>72", "end turn")
    assert scene.morale == (26, 14) and scene.why_not("threaten 72>74") == "14.2"
    assert scene.play("end turn").s.round == 12


def test_what_was_lost_is_counted_from_what_there_was() -> None:
    """NT §14.3 §13.7 §17.6, ruling r64: less the handicap, with the four points of the reinforcements."""
    lines = ("scenario 1", "72: 44=infantry-2", "74: 0=infantry-2")
    relieved = field(*lines, "reinforced", "reference 27 27", turn="10 france", morale="27 23").play("end turn")
    assert relieved.morale == (27, 25)
    handicapped = field(*lines, "reference 20 23", turn="10 france", morale="19 23").play("end turn")
    assert handicapped.morale == (20, 23)


def test_elite_units_cost_morale_once() -> None:
    """NT §15.1 §15.2 §15.3 §15.4 §15.7 §15.8, rulings r66 and r68: before all else, never the last point."""
    lines = ("72: 44=cavalry-3", "74>72: 0=guard-3 1=cavalry-2")
    scene = field(*lines).play("threaten 72>74", "fight", "name 0", "done")
    assert losses(scene) == [(0, "guard", 4)] and scene.morale == (16, 20)
    scene.play("with regiment 44", "name 44", "done")
    assert losses(scene)[1] == (1, "heavy", 2)
    again = field(*lines, "committed guard allies", "committed heavy france").play(
        "threaten 72>74", "fight", "name 0", "done"
    )
    assert losses(again) == []
    low = field(*lines, morale="3 2").play(
        "threaten 72>74", "fight", "name 0", "done", "with regiment 44", "name 44", "done"
    )
    assert low.morale == (1, 1) and low.s.committed == 0b0110
    reduced = field("72: 44=cavalry-2", "74>72: 0=infantry-2").play(
        "threaten 72>74", "fight", "done", "with regiment 44", "name 44", "done"
    )
    assert "heavy" not in [why for _, why, _ in losses(reduced)]


def test_elite_units_are_committed_by_a_retreat_but_not_by_being_shown() -> None:
    """NT §15.3 §15.5 §15.7 §12.4 §15.6: moving, naming, feinting, dropping is nothing."""
    scene = field("83: 44=infantry-3", "94: 0=cavalry-3 1=guard-3").play("threaten 83>94", "done")
    assert (0, "heavy", 2) in losses(scene) and (0, "guard", 4) in losses(scene)
    feint = field("murat 63: 44=cavalry-3", "64: 0=guard-3").play(
        "threaten 63>64", "name 0", "done", "feint", "with corps of murat", "stay"
    )
    assert losses(feint) == []


def test_a_guard_attack() -> None:
    """NT §15.10 §15.11 §15.12 §15.13 §15.14 §3.7, ruling r5: announced with the threat, led by guard, weak defenders
    count less.
    """
    lines = ("lannes 72: 44=guard-3 45=infantry-3", "74>72: 0=infantry-2")
    scene = field(*lines).play("threaten with guard 72>74")
    assert scene.asked == "france guard_to_show" and scene.why_not("name 45") == "15.10"
    scene.play("name 44")
    assert scene.seen(0, 44) == "guard-3" and scene.asked == "allies defence_line"
    scene.play("name 0", "done")
    assert scene.why_not("with regiment 45") == "15.10"
    scene.play("with corps of lannes")
    assert scene.why_not("name 44") == "15.13"
    scene.play("done")
    assert scene.why_not("done") == "15.13" and scene.why_not("name 45") == "15.13"
    scene.play("name 44", "done")
    while scene.position.questions and scene.asked.startswith("allies"):
        scene.play(scene.options[0])
    assert scene.where("lannes") == "74" and scene.morale[1] == 16
    assert field("lannes 67: 44=guard-3", "77: 0=infantry-2").why_not("threaten with guard 67>77") == "15.11"
    assert field("72: 44=infantry-3", "74: 0=infantry-2").why_not("threaten with guard 72>74") == "15.10"
    strong = field("72: 44=guard-3", "74>72: 0=infantry-3").play(
        "threaten with guard 72>74", "name 44", "name 0", "done", "with regiment 44", "name 44", "done"
    )
    assert strong.where(44) == "72"


def test_a_failed_guard_attack() -> None:
    """NT §15.17 §15.18 §15.15 §13.2, ruling r67: three points more; never again announced, but guard may still
    attack.
    """
    scene = field("72: 44=guard-3", "74>72: 0=infantry-3", "65: 46=guard-3", morale="20 15").play(
        "threaten with guard 72>74", "name 44", "name 0", "done"
    )
    scene.play("with regiment 44", "name 44", "done")
    assert [x for x in losses(scene) if x[0] == FRANCE] == [(1, "guard", 4), (1, "fight", 2), (1, "failure", 3)]
    assert (
        scene.morale[1] == 6
        and scene.why_not("threaten with guard 65>74") == "15.18"
        and scene.offers("threaten 65>74")
    )
    plain = field("72: 44=guard-3", "74>72: 0=infantry-2", "committed guard france").play(
        "threaten 72>74", "fight", "name 0", "done", "with regiment 44", "name 44", "done"
    )
    assert plain.morale == (20, 19) and not plain.s.disgraced


def test_control_of_key_locales() -> None:
    """NT §16.3 §16.4 §16.5 §16.6 §16.9, rulings r72 and r93: a corps with foot or guns, and a road home past no
    enemy.
    """

    def check(*lines: str, locale: int = 87, side: int = ALLIES) -> bool:
        return controls(field(*lines).s, side, locale)

    assert check("langeron 87: 0=infantry-1 1=cavalry-2") and check("langeron 87>99: 0=artillery-1")
    assert not check("langeron 87: 0=cavalry-2") and not check("87: 0=infantry-3 1=infantry-3")
    assert not check("langeron 87: 0=cavalry-2", "87: 1=infantry-2")
    assert check("lannes 84: 44=infantry-2", locale=84, side=FRANCE)
    assert not check("lannes 84: 44=infantry-2", "51: 0=infantry-1", locale=84, side=FRANCE)
    assert not connected(field("51: 0=infantry-1").s, FRANCE, 84)


def test_the_marginal_victory() -> None:
    """NT §16.2 §16.7 §16.8 §16.10 §16.11 §10.5.5, ruling r73: easier for the French without reinforcements."""
    blue = "langeron 53: 0=infantry-2"
    assert marginal_winner(field("72: 44=infantry-2").s) == FRANCE
    assert marginal_winner(field("72: 44=infantry-2", "reinforced").s) == ALLIES
    assert marginal_winner(field(blue).s) == ALLIES
    assert marginal_winner(field(blue, "lannes 84: 44=infantry-2").s) == FRANCE
    three = ("lannes 115: 44=infantry-2", "reinforced")
    assert marginal_winner(field(*three).s) == FRANCE
    assert marginal_winner(field("lannes 84: 44=infantry-2", "reinforced").s) == ALLIES
    end = field("72: 44=infantry-2", "87: 0=infantry-2", turn="21 france").play("end turn")
    assert end.outcome == "marginal 1" and end.seen(0, 44) == "infantry-2"
    assert field(blue, turn="20 france").play("end turn").asked == "allies command_or_end"


@pytest.mark.parametrize("held", range(16))
def test_what_decides_a_marginal_victory(held: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """NT §16.7 §16.8: with reinforcements the French need all three colours and the Allies must not have blue; without
    them the Allies need blue, and the French must have none."""
    blue, *others = (bool(held >> bit & 1) for bit in range(4))
    has = {(ALLIES, "blue"): blue, **dict(zip(((FRANCE, c) for c in ("green", "red", "black")), others))}
    monkeypatch.setattr(victory, "controlled", lambda s, side, colour: [1] * has.get((side, colour), False))
    assert marginal_winner(field("reinforced").s) == (FRANCE if all(others) and not blue else ALLIES)
    assert marginal_winner(field().s) == (ALLIES if blue and not any(others) else FRANCE)


def test_who_resigns_has_lost() -> None:
    """The other side has won, whoever is asked."""
    for seat, winner in ((0, 1), (1, 0)):
        scene = field("lannes 64: 44=infantry-2", "langeron 94: 0=infantry-3")
        position, _ = answer(GAME, scene.position, seat, RESIGN)
        assert position.outcome is not None
        assert (position.outcome.manner, position.outcome.winners) == ("resigned", (winner,))
