"""Questions say what one must know to answer them, and options what they cost."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import GAME
from tests.triomphe_a_marengo.field import field
from tests.triomphe_a_marengo.ground import france
from tests.triomphe_a_marengo.shown.told import angeboten, asked, gefragt, offered, under

ATTACK = ("act 44", "attack over 44>45", "name 0")


def test_a_defender_reads_how_many_attack_how_many_stop_them_and_what_it_commits() -> None:
    """TM §9.2.2 §9.3.2 §18.3.2"""
    scene = field("44: 0=infantry-2 1=infantry-2 2=infantry-2", "45: 20=infantry-2 21=infantry-2 22=infantry-2")
    scene.play(*ATTACK, "name 1", "name 2", "done")
    assert asked(scene) == (
        "3 pieces attack you from reserve over the approach of C. Guasca towards C. Guasca South-East. 2 pieces pushed "
        "into it stop the attack; then you commit 2 discs. Which pieces of the reserve do you push, 3 at most? "
        "You may push none."
    )
    assert "bis zu 3" in gefragt(scene)


def test_a_single_attacker_is_stopped_by_one_piece_for_one_disc() -> None:
    """TM §9.3.3 §18.3.1"""
    scene = field("44: 0=infantry-2 1=infantry-2", "45: 20=infantry-2 21=infantry-2").play(*ATTACK, "done")
    assert "One piece attacks you from reserve" in asked(scene)
    assert "One piece pushed into it stops the attack; then you commit one disc." in asked(scene)
    assert "one at most" in asked(scene)


def test_an_attack_that_cannot_be_stopped_is_said_to_be_one() -> None:
    """TM §9.3.2 §9.3.4"""
    scene = field("44: 0=infantry-2 1=infantry-2", "45: 20=infantry-2").play(*ATTACK, "name 1", "done")
    assert "The attack cannot be stopped." in asked(scene)
    partly = field("44: 0=infantry-2 1=infantry-2", "45: 20=infantry-2", "45>44: 21=infantry-2").play(*ATTACK, "done")
    assert "The attack is stopped as it stands." in asked(partly)


def test_an_attack_by_road_is_said_to_be_one() -> None:
    """TM §8.18"""
    scene = field("39: 13=cavalry-2 0=infantry-2", "45: 20=infantry-2 21=infantry-2")
    scene.play("act 39", "take the road", "name 13", "cross 74 over 39>45")
    assert "One piece attacks you by road" in asked(scene)


def test_orders_name_their_price() -> None:
    """TM §6.3 §6.4 §7.7"""
    scene = field("45: 0=infantry-2 13=cavalry-2", "44: 20=infantry-2").play("act 45")
    assert "Move to C. Fourance · 1 command" in offered(scene)
    block = "Block the approach of C. Guasca towards C. Guasca South-East · up to 2 pieces free"
    assert block in offered(scene)
    assert "Attack C. Guasca South-East by maneuver · 1 command" in offered(scene)
    assert "Take the road · free by main road" in offered(scene)
    assert "Den Zugang von C. Guasca gegen C. Guasca Südost blockieren · bis zu 2 kostenlos" in angeboten(scene)


def test_roads_name_their_price_until_it_is_paid() -> None:
    """TM §8.6 §8.7"""
    scene = field("45: 0=infantry-2 13=cavalry-2", "44: 20=infantry-2").play("act 45", "take the road", "name 13")
    assert any("by local road · 1 command" in option for option in offered(scene))
    assert any("by main road · free" in option for option in offered(scene))
    assert "a local road costs 1 command" in asked(scene)


def test_a_block_says_how_many_are_free() -> None:
    """TM §7.7 §7.8"""
    scene = field("45: 0=infantry-2 1=infantry-2 2=infantry-2", "44: 20=infantry-2").play("act 45", "block 45>44")
    assert asked(scene).endswith("One to 3. Up to 2 pieces are free, more cost 1 command.")
    scene.play("name 0", "name 1")
    assert offered(scene)[-1] == "Block with 2 pieces · free"
    assert offered(scene.play("name 2"))[-1] == "Block with 3 pieces · 1 command"


def test_continuations_that_split_the_group_say_so() -> None:
    """TM §12.5"""
    scene = field("44: 13=cavalry-2 14=cavalry-2 0=infantry-2", "46: 20=infantry-2", "50: 21=infantry-2")
    scene.play("act 44", "go over 44>45", "name 13", "name 14", "name 0", "done")
    assert offered(scene)[-1] == "Nobody continues"
    assert all(option.endswith(" · 1 command") for option in offered(scene)[:-1])
    scene.play(scene.options[0])
    assert offered(scene)[-1] == "One piece continues · 1 command"
    assert [option.rpartition(" · ")[2] for option in offered(scene)[:-1]] == ["1 command", "2 commands"]


def test_one_piece_is_not_one_to_three() -> None:
    """TM §6.9"""
    assert asked(field("45: 0=infantry-2", "44: 20=infantry-2").play("act 45", "attack over 45>44")).endswith("One.")
    two = field("45: 0=infantry-2 1=infantry-3", "44: 20=infantry-2").play("act 45", "attack over 45>44")
    assert asked(two).endswith("One to 2.")


def test_a_front_line_says_how_many_and_of_which_kind() -> None:
    """TM §11.2.3 §11.2.4 §11.3.4"""
    scene = field("44>45: 0=infantry-3 1=infantry-3", "45>44: 20=infantry-2 21=infantry-2 36=cavalry-2")
    scene.play("act 44>45", "assault over 44>45")
    assert "2 at most, of one type." in asked(scene)
    scene.play("name 20", "done", "name 0", "name 1", "done")
    assert asked(scene) == "Which of the attackers form your front line? One or 2 of one type, of strength 2 or more."


def test_losses_say_how_many_where_and_by_which_rule() -> None:
    """TM §11.4.6 §11.5.8 §11.8.1 §13.1.8"""
    retreat = field("3>5: 20=infantry-2", "5: 0=infantry-3 1=infantry-2", turn="5 france")
    retreat.play("act 3>5", "attack over 3>5", "name 20", "done")
    assert asked(retreat) == "The retreat costs losses of the infantry in reserve: which piece takes the loss?"
    assert under(retreat) == "13.1.8" == retreat.why_not("act 50")
    assert gefragt(retreat).startswith("Der Rückzug kostet die Infanterie in Reserve Verluste: Welcher Spielstein")
    fire = field("44>45: 0=infantry-3 1=infantry-2", "45>44: 20=infantry-2 38=artillery-1 21=infantry-2")
    fire.play("act 44>45", "assault over 44>45", "name 20", "done", "name 0", "name 1", "done")
    fire.play("name 0", "name 1", "done")
    assert under(fire.play("name 38")) == "11.4.6"
    assert asked(fire) == "Artillery fires on your front line: which piece takes the loss?"
    counter = field("44>45: 0=infantry-3", "45>44: 20=infantry-3 21=infantry-2")
    counter.play("act 44>45", "assault over 44>45", "done", "done", "name 20", "name 21", "done")
    assert (under(counter), asked(counter)) == (
        "11.5.8", "Your counterattack costs losses: which piece takes the loss?",
    )  # fmt: skip
    front = field("44>45: 0=infantry-3 1=infantry-2", "45>44: 20=infantry-3 21=infantry-2")
    front.play("act 44>45", "assault over 44>45", "name 20", "name 21", "done", "name 0", "name 1", "done")
    front.play("name 0", "name 1", "done")
    assert (under(front), asked(front)) == (
        "11.8.1", "Losses in your front line: which piece takes the next of 2 losses?",
    )  # fmt: skip


def test_who_has_no_cavalry_is_told_so() -> None:
    """TM §12.1"""
    scene = field("44: 0=infantry-2 1=infantry-2", "46: 20=infantry-2")
    scene.play("act 44", "go over 44>45", "name 0", "done")
    assert (asked(scene), offered(scene)) == ("No cavalry is left that could continue.", ["Nobody continues"])


def test_naming_nobody_is_not_naming_no_more() -> None:
    """TM §9.2.1 §11.2.2 §11.5.1"""
    scene = field("44: 0=infantry-2 1=infantry-2", "45: 20=infantry-2 21=infantry-3").play(*ATTACK, "name 1", "done")
    assert offered(scene)[-1] == "Push nobody"
    assert offered(scene.play("name 20"))[-1] == "Push one piece"
    storm = field("44>45: 0=infantry-3", "45>44: 20=infantry-2 21=infantry-2").play("act 44>45", "assault over 44>45")
    assert offered(storm)[-1] == "Leave the front line empty"
    assert offered(storm.play("name 20"))[-1] == "Front line of one piece"
    assert offered(storm.play("done"))[-1] == "No counterattack"


def test_commands_left_are_worth_a_warning_only_if_something_can_be_done() -> None:
    """TM §6.11"""
    busy, idle = field("20: 0=infantry-2"), field("20: 0=infantry-2.acted")
    unspent = [GAME.option(s.question, s.question.options()[-1]).args["commands"] for s in (busy, idle)]
    assert unspent == [3, 0]
    assert asked(busy).endswith("choose pieces, or end the actions.")
    assert asked(idle) == "Austria to act, 3 commands left: nothing more can be done."


def test_pieces_of_several_positions_are_named_with_their_place() -> None:
    """TM §14.14"""
    scene = france("5: 20=infantry-2.unready", "11: 21=infantry-2.unready 22=infantry-2.unready").play("rally")
    assert offered(scene) == [
        "Infantry 2 in Marengo West", "Infantry 2 (1 of 2) in C. Stortigliona East",
        "Infantry 2 (2 of 2) in C. Stortigliona East",
    ]  # fmt: skip


def test_an_attack_of_infantry_alone_is_not_said_to_let_cavalry_continue() -> None:
    """TM §12.1 §12.2 §12.9: it is asked all the same, because a question not asked would tell."""
    ground = ("44: 0=infantry-2 1=infantry-2 13=cavalry-2", "45: 20=infantry-2", "46: 21=infantry-2")
    on_foot, riding = field(*ground).play(*ATTACK, "name 1"), field(*ground).play(*ATTACK, "name 13")
    for scene in (on_foot, riding):
        scene.play("done", "done")
        while scene.asked != "austria continuations":
            scene.play(scene.options[-1])
    assert (asked(on_foot), offered(on_foot)) == ("No cavalry is left that could continue.", ["Nobody continues"])
    assert (gefragt(on_foot), angeboten(on_foot)) == ("Keine Kavallerie kann avancieren.", ["Niemand avanciert"])
    assert asked(riding).startswith("Cavalry may continue") and len(offered(riding)) > 1
    riding.play("continue with 13 into 45>46")
    assert asked(riding) == "Nobody else can continue: 1 named."
