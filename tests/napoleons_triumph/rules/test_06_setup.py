"""Chapters 1 to 6: pieces, map, scenarios, set-up."""

import random

import pytest

from feldherr.games.napoleons_triumph import GAME
from feldherr.games.napoleons_triumph.board import (
    ADJACENT,
    ALLIES,
    BOARD,
    CAPACITY,
    COMMANDERS,
    FORCES,
    FRANCE,
    FRONTS,
    GONE,
    HILL,
    IMPASSABLE,
    KEYS,
    LEADERS,
    LOCALE_OF,
    LOCALES,
    MAIN_ENTRIES,
    MOST,
    NAMES,
    SANTON,
    SPACES,
    STARS,
    START,
    WAITING,
    handle,
)
from feldherr.games.napoleons_triumph.notation import SLUGS
from feldherr.games.napoleons_triumph.rules.choices.opening.armies import (
    Army,
    Need,
    Pool,
    army_of,
    assign_refusal,
    shortage_refusal,
    sort_of,
)
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import assignments
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import (
    DETACHMENTS,
    detach_refusal,
    leaves_no_battery,
    post_refusal,
    relief_refusal,
)
from feldherr.games.napoleons_triumph.rules.opening.options import AusterlitzOptions
from feldherr.games.napoleons_triumph.state import ARMY, State, face_of
from tests.napoleons_triumph.scene import field, set_up, table


def test_what_is_in_the_box() -> None:
    """NT §1.1 §1.2 §2.1 §3.3 §6.s5.1 §6.s4.2 §6.s4.3: names, armies and tracks are open to both."""
    assert COMMANDERS <= 18 and len(set(NAMES)) == COMMANDERS
    assert len(ARMY[0]) == 44 and len(ARMY[1]) == 36
    scene = set_up()
    kinds = [marker.kind for marker in scene.view(0).markers]
    assert kinds.count("round") == 1 and kinds.count("morale") == 2 and kinds.count("command") == 0
    assert scene.morale == (27, 23) and [seat.team for seat in GAME.seats(AusterlitzOptions())] == [0, 1]
    assert FORCES.french["guard-3"] == 2


def test_regiments_have_four_types_and_three_strengths() -> None:
    """NT §3.4 §3.5 §3.1: I3, C2, A1 and nothing else."""
    assert [face_of(n) for n in ("infantry-3", "cavalry-2", "artillery-1", "guard-3")] == [7, 10, 13, 19]
    for wrong in ("sapper-1", "infantry-0", "infantry-4"):
        with pytest.raises(ValueError):
            face_of(wrong)
    scene = field("72: 44=infantry-2", "74: 0=infantry-2")
    assert {p.id: p.side for p in scene.view(None).pieces} == {44: 1, 0: 0}


def test_faces_are_hidden_and_positions_are_not() -> None:
    """NT §3.6 §4.21 §4.14 §8.2 §8.11 §4.13: the enemy sees blocks in groups, each at its place, without a face."""
    scene = field(
        "lannes 72: 44=cavalry-3 45=infantry-2", "72: 46=infantry-2", "72>74: 47=infantry-2", "74: 0=infantry-2"
    )
    seen = {p.id: p for p in scene.view(0).pieces}
    assert seen[44].face is None and seen[44].marks == seen[45].marks == ("corps-lannes",) and seen[46].marks == ()
    assert seen[46].at == "space:72" and seen[47].at.startswith("side:")
    assert scene.seen(1, 44) == "cavalry-3"


def test_the_map() -> None:
    """NT §4.1 §4.2 §4.3 §4.11 §4.12 §4.18 §16.3 §16.9 §18.1, ruling r8: counts of the board."""
    assert len(SPACES) == 168 and len(BOARD.edges) == 293 and sum(map(len, IMPASSABLE)) == 24
    assert sum(e.width == "wide" for e in BOARD.edges) == 71 and sum(HILL) == 12
    assert {c: len(k) for c, k in KEYS.items()} == {"blue": 13, "green": 9, "red": 11, "black": 11}
    assert STARS[115] == ["red", "green", "black"]
    assert len(MAIN_ENTRIES[0]) == 2 and len(MAIN_ENTRIES[1]) == 1
    assert SANTON == 54 and len(FRONTS[54]) == 3 and CAPACITY[54] == 2
    assert 78 in ADJACENT[58] and 114 not in ADJACENT[115]


def test_scenarios_and_options() -> None:
    """NT §5.1 §6.s1.1 §6.s2.1 §6.s3.1 §6.s4.1 §5.2: 1 or 2 December, nothing else; all Allied corps on 2 December."""
    import msgspec

    for wrong in ({"december": 3}, {"allied_players": 5}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, AusterlitzOptions)
    assert table(december=1).s.round == 1 and table(december=2).s.round == 12
    assert GAME.board(AusterlitzOptions()) == GAME.board(AusterlitzOptions(december=1))
    scene = set_up()
    for commander in LEADERS[0]:
        scene.play(f"place at {FORCES.commanders[commander].start}")
    assert all(scene.s.post[c] < len(SPACES) + 100 for c in LEADERS[0])


def test_corps_are_formed_secretly_within_limits() -> None:
    """NT §6.s6.2 §6.s6.3 §6.s6.4 §6.s6.9 §6.s5.1 §8.1 §8.7 §10.5.19: at least the printed number, at most eight."""
    scene = table().by(0, "organise by hand")
    for _ in range(6):
        scene.by(0, "assign 6 to kienmayer")
    assert scene.position.question(0).refusals()[_assign("kienmayer", 6)] == "6.s6.9"  # type: ignore[union-attr]
    for _ in range(8):
        scene.by(0, "assign 6 to langeron")
    question = scene.position.question(0)
    assert question is not None and question.refusals()[_assign("langeron", 6)] == "6.s6.4"
    assert scene.view(1).pieces == ()
    for face in (7, 7, 7, 7, 7, 5, 5):
        scene.by(0, f"assign {face} to miloradovich")
    question = scene.position.question(0)
    assert question is not None and question.refusals()[_assign("miloradovich", 19)] == "6.s6.3"
    while (open_ := scene.position.question(0)) and open_.name == "regiment_to_assign":
        scene.by(0, _line(open_.options()[0]))
    assert scene.position.question(0).name == "corps_to_change"  # type: ignore[union-attr]


def _assign(name: str, face: int) -> object:
    from feldherr.games.napoleons_triumph.actions import Assign

    return Assign(SLUGS.index(name), face)


def _line(action: object) -> str:
    from feldherr.kernel.lines import write

    return write(action)  # type: ignore[arg-type]


def test_a_corps_keeps_its_minimum_when_it_is_formed() -> None:
    """NT §6.s6.3 §6.s7.1 §6.s7.4: a regiment leaves only a corps that can spare it."""
    scene = table().by(1, "adopt organisation 0")
    question = scene.position.question(1)
    assert question is not None
    from feldherr.games.napoleons_triumph.actions import Change

    assert question.refusals()[Change(SLUGS.index("davout"))] == "6.s6.3"
    scene.by(1, "change lannes").by(1, "release 7").by(1, "assign 7 to legrand").by(1, "done")
    assert scene.position.question(1) is None and scene.position.question(0) is not None


def test_reinforcement_corps_need_a_better_regiment_and_guns_stay_on_the_map() -> None:
    """NT §6.s7.3 §6.s9.1: not only I2; and one artillery regiment with a corps on the map."""
    scene = table().by(1, "organise by hand")
    for face in (13, 13):
        scene.by(1, f"assign {face} to bernadotte")
    question = scene.position.question(1)
    assert question is not None and question.refusals()[_assign("davout", 13)] == "6.s9.1"
    for _ in range(7):
        scene.by(1, "assign 6 to davout")
    question = scene.position.question(1)
    assert question is not None and question.refusals()[_assign("davout", 6)] == "6.s7.3"
    scene.by(1, "assign 7 to davout")


def test_corps_start_in_their_locale_in_one_position() -> None:
    """NT §6.s6.1 §6.s6.5 §6.s6.7 §6.s6.8 §6.s7.1 §6.s7.2 §5.4 §8.10, rulings r17 and r18: Allies first; Bernadotte and
    Davout wait.
    """
    scene = set_up()
    assert scene.asked == "allies start_position" and scene.turned_away(1, "place at 64")
    assert scene.why_not("place at 106") == "6.s6.7"
    scene.play("place at 67>66")
    assert {scene.where(b) for b in scene.s.members[0]} == {"67>66"} == {scene.where("bagration")}
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0][1:]))
    assert scene.asked == "france corps_to_change"
    assert len([p for p in scene.view(1).pieces if p.side == 0]) == 44 + 9 and not [
        p for p in scene.view(0).pieces if p.side == 1
    ]
    scene.play("done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))
    assert (
        scene.where("davout") == scene.where("bernadotte") == "waiting" and scene.asked == "france regiment_to_detach"
    )
    assert scene.seen(0, scene.s.members[SLUGS.index("davout")][0]) is None


def test_french_detachments() -> None:
    """NT §6.s8.1 §6.s8.2 §6.s8.3 §6.s8.4 §6.s8.5 §6.s7.2 §10.1.3, rulings r10, r11 and r12: six, two locales away, far
    from foreign stars.
    """
    scene = set_up()
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))
    hilaire, davout = scene.s.members[SLUGS.index("st-hilaire")], scene.s.members[SLUGS.index("davout")]
    assert scene.why_not(f"detach {davout[0]}") == "6.s7.2"
    scene.play(f"detach {hilaire[0]}")
    assert scene.why_not("post at 120") == "6.s8.2"
    near = set(scene.question.refusals().values())
    assert {"6.s8.2", "6.s8.3"} <= near
    scene.play("post at 93>92")
    assert scene.corps(hilaire[0]) == "detached" and scene.where(hilaire[0]) == "93>92"
    for block in hilaire[1:4]:
        scene.play(f"detach {block}", "post at 93")
    assert scene.why_not(f"detach {hilaire[4]}") == "6.s8.5"
    vandamme = scene.s.members[SLUGS.index("vandamme")]
    scene.play(f"detach {vandamme[0]}", "post at 72", f"detach {vandamme[1]}", "post at 72")
    seat = scene.s.teams[1][0]
    assert detach_refusal(scene.s, seat, vandamme[2], DETACHMENTS, 0) == "6.s8.1"
    assert scene.asked == "france battery_to_show"


def test_an_overfull_start_locale_must_be_relieved() -> None:
    """NT §6.s8.6 §6.s6.9: Sokolnitz holds four."""
    scene = table()
    scene.by(0, "adopt organisation 0").by(0, "done").by(1, "adopt organisation 0")
    scene.by(1, "change vandamme").by(1, "release 6").by(1, "assign 6 to legrand").by(1, "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))
    assert scene.s.troops[133] == 5 and scene.why_not("done") == "6.s8.6"
    legrand = scene.s.members[SLUGS.index("legrand")]
    scene.play(f"detach {legrand[0]}", "post at 132", "done")
    assert scene.asked == "france battery_to_show"


def test_the_stationary_battery() -> None:
    """NT §6.s9.1 §6.s9.2 §6.s9.3 §6.s9.4 §7.2 §7.4, ruling r14: it is shown, blocks, and never moves; it may fire."""
    scene = set_up()
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start), "done")
    lannes = scene.s.members[SLUGS.index("lannes")]
    gun = next(b for b in lannes if scene.s.face[b] == 13)
    assert scene.why_not(f"battery {next(b for b in lannes if b != gun)}") == "6.s9.1"
    scene.play(f"battery {gun}")
    assert scene.why_not("post at 64") == "6.s9.2"
    scene.play("post at 64>65")
    assert scene.where(gun) == "64>65" and scene.seen(0, gun) == "artillery-1" and scene.corps(gun) == "detached"
    assert scene.asked == "allies command_or_end"
    own = field("64>65: 44=artillery-1.battery", "65: 0=infantry-2")
    assert own.why_not("regiment move 44") == "6.s9.3" and own.offers("threaten 64>65")


def test_two_allied_corps_on_1_december() -> None:
    """NT §5.3 §6.s6.6 §10.5.1 §10.5.4: the Allied player picks them; the others wait, formed as well."""
    scene = set_up(december=1).play("start with kienmayer", "start with langeron", "place at 143", "place at 106")
    assert scene.where("bagration") == "waiting" and scene.where("langeron") == "106"
    assert len([c for c in LEADERS[0] if scene.s.post[c] < 757]) == 2


def test_regiments_that_others_need_cannot_better_a_corps() -> None:
    """NT §6.s7.3 §6.s6.3: enough for every least number is not enough, if reinforcements then stay plain."""
    need = Need(least=1, present=1, waiting=1, better=1)
    assert shortage_refusal(need, Pool(regiments=2, guns=0, better=1), False) is None
    assert shortage_refusal(need, Pool(regiments=1, guns=0, better=1), False) == "6.s7.3"
    assert shortage_refusal(need, Pool(regiments=0, guns=0, better=0), False) == "6.s6.3"


def test_the_last_gun_goes_to_a_corps_that_is_there() -> None:
    """NT §6.s9.1 §6.s7.3, ruling r14: as long as none has one, a gun and a place for it are kept."""
    need = Need(least=2, present=1, waiting=1, better=1)
    assert shortage_refusal(need, Pool(regiments=3, guns=1, better=2), True) is None
    assert shortage_refusal(need, Pool(regiments=3, guns=0, better=2), True) == "6.s9.1"
    assert shortage_refusal(need, Pool(regiments=3, guns=1, better=1), True) == "6.s7.3", "the gun betters no corps"
    full = Need(least=0, present=0, waiting=2, better=0)
    assert shortage_refusal(full, Pool(regiments=2, guns=1, better=1), True) == "6.s9.1"
    assert shortage_refusal(full, Pool(regiments=3, guns=1, better=1), True) is None
    assert shortage_refusal(full, Pool(regiments=2, guns=0, better=1), False) is None


def test_who_is_assigned_where() -> None:
    """NT §6.s6.4 §6.s7.3 §6.s9.1, rulings r9 and r14: corps that wait are not of plain infantry alone; one on the map
    gets a gun.
    """
    davout, lannes = (LEADERS[1].index(SLUGS.index(name)) for name in ("davout", "lannes"))
    plain, gun = face_of("infantry-2"), face_of("artillery-1")

    def army(place: int, *faces: int) -> Army:
        return army_of(FRANCE, tuple(faces if n == place else () for n in range(len(LEADERS[1]))), ARMY[FRANCE])

    for place, rule in ((davout, "6.s7.3"), (lannes, None)):
        assert assign_refusal(2, FRANCE, army(place, *[plain] * (MOST - 1)), place, plain) == rule
    assert assign_refusal(2, FRANCE, army(davout, *[plain] * (MOST - 1)), davout, gun) is None
    assert assign_refusal(2, FRANCE, army(lannes, *[plain] * MOST), lannes, gun) == "6.s6.4"
    assert army(lannes, gun).armed and not army(davout, gun).armed
    last = Pool(regiments=40, guns=0, better=15)
    for place, armed, face, rule in (
        (lannes, False, gun, None), (davout, False, gun, "6.s9.1"), (davout, True, gun, None),
        (lannes, False, plain, "6.s9.1"),
    ):  # fmt: skip
        empty = army(lannes)._replace(armed=armed, left={face: last})
        assert assign_refusal(2, FRANCE, empty, place, face) == rule
    allied = army_of(ALLIES, tuple(() for _ in LEADERS[0]), ARMY[ALLIES])
    assert assign_refusal(2, ALLIES, allied._replace(left={plain: last}), 0, plain) is None, "they need no battery"


def test_who_is_detached_to_relieve_a_locale_and_where_there_is_room() -> None:
    """NT §6.s8.6 §6.s6.9 §6.s8.2: the last detachments come from overfull locales, and go where a place is free."""
    scene = set_up()
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[0]), "done")
    scene.play(*(f"place at {FORCES.commanders[c].start}" for c in LEADERS[1] if FORCES.commanders[c].start))
    s, seat = GAME.copy(scene.s), scene.s.teams[1][0]
    block = s.members[SLUGS.index("vandamme")][0]
    home = LOCALE_OF[s.spot[block]]
    for troops, rule in ((CAPACITY[home] + 1, None), (CAPACITY[home], "6.s8.6")):
        s.troops[home] = troops
        assert detach_refusal(s, seat, block, DETACHMENTS - 1, 1) == rule
        assert detach_refusal(s, seat, block, DETACHMENTS - 2, 1) is None
    open_ = [post.spot for post in scene.play(f"detach {block}").question.options() if post.spot < LOCALES]
    other = next(locale for locale in open_ if locale != home)
    for left, rule in ((1, None), (0, "6.s6.9")):
        s.troops[other] = CAPACITY[other] - left
        assert post_refusal(s, block, 0, other) == rule


def test_everybody_relieves_his_own_locales() -> None:
    """NT §6.s8.6: what a partner's corps overfill is his to relieve; nobody starts where a corps comes later."""
    scene = table(french_players=2)
    s: State = GAME.copy(scene.s)
    vandamme, legrand = SLUGS.index("vandamme"), SLUGS.index("legrand")
    s.owner[:] = [1] * COMMANDERS
    s.owner[legrand] = 2
    home = START[legrand]
    s.troops[home] = CAPACITY[home] + 1
    assert START[vandamme] != home
    assert relief_refusal(s, 2) == "6.s8.6" and relief_refusal(s, 1) is None


def test_the_last_gun_is_kept_wherever_it_stands_in_its_corps() -> None:
    """NT §6.s9.1, ruling r14: the regiment that would stay behind is looked at, not the one that goes."""
    for other, gun in ((44, 45), (45, 44)):
        lines = {44: "", 45: ""}
        lines[other], lines[gun] = f"{other}=infantry-2", f"{gun}=artillery-1"
        s = field(f"lannes 64: {lines[44]} {lines[45]}", "murat 72: 46=cavalry-2 47=cavalry-2").s
        assert leaves_no_battery(s, other) and not leaves_no_battery(s, gun) and not leaves_no_battery(s, 46)


def test_every_position_has_a_name_on_the_screen() -> None:
    """NT §4.1: locales, their approaches, the boxes of those who wait; who is gone is nowhere."""
    assert [handle(spot) for spot in (0, LOCALES - 1)] == ["space:0", f"space:{LOCALES - 1}"]
    assert [handle(spot) for spot in (LOCALES, WAITING - 1)] == ["side:0", f"side:{WAITING - 1 - LOCALES}"]
    assert [handle(spot) for spot in (WAITING, WAITING + 1, GONE)] == ["box:0", "box:1", "off"]


def test_faces_of_one_sort_are_assigned_alike() -> None:
    """NT §6.s6.3 §6.s7.3 §6.s9.1: what is listed at once for all faces of a sort is what each of them is told."""
    rng = random.Random(7)
    for side in (ALLIES, FRANCE):
        for _ in range(40):
            pool = list(ARMY[side])
            corps: list[list[int]] = [[] for _ in LEADERS[side]]
            rng.shuffle(pool)
            for _ in range(rng.randrange(len(pool))):
                rng.choice(corps).append(pool.pop())
            found, left = tuple(map(tuple, corps)), tuple(sorted(pool))
            army = army_of(side, found, left)
            for place, verdicts in enumerate(assignments(2, side, found, left)):
                for face in set(left):
                    assert verdicts[sort_of(face)] == assign_refusal(2, side, army, place, face)


@pytest.mark.parametrize(("lines", "block", "none_left"), [
    (("lannes 64: 44=artillery-1 45=infantry-2",), 45, True),
    (("lannes 64: 44=artillery-1 45=infantry-2",), 44, False),
    (("lannes 64: 44=artillery-1 45=artillery-1",), 44, False),
    (("lannes 64: 44=artillery-1 45=infantry-2 46=infantry-2",), 45, False),
    (("lannes 64>65: 44=artillery-1 45=infantry-2",), 45, False),
    (("lannes 64: 44=infantry-1 45=infantry-2",), 45, False),
    (("lannes 64: 44=artillery-1 45=infantry-2", "murat 63: 46=artillery-1 47=infantry-2"), 45, False),
    (("lannes 64: 44=artillery-1 45=infantry-2", "murat 63: 46=artillery-1"), 45, True),
    (("lannes 64: 44=artillery-1 45=infantry-2", "davout waiting: 46=artillery-1 47=infantry-2"), 45, True),
])  # fmt: skip
def test_some_gun_can_always_be_the_battery(lines: tuple[str, ...], block: int, none_left: bool) -> None:
    """NT §6.s9.1, ruling r14: a commander's last regiment in reserve cannot be taken to an approach."""
    assert leaves_no_battery(field(*lines).s, block) == none_left
