"""Playing over the socket: two people, a spectator, gestures, stale and forged answers, coming back."""

from pathlib import Path
from typing import Any

from tests.server.house import House, in_house, two_players


def test_two_people_play_and_a_spectator_watches(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, _, north, south = await two_players(house, public=True)
        watcher = await house.guest().sit(game)
        first = await watcher.until("state")
        assert first["seat"] is None and "question" not in first and first["log"]
        question = north.question
        assert question and question["name"] == "commands" and south.question is None
        line = next(o["line"] for o in question["options"] if o["line"].startswith("march"))
        state = await north.answer(line)
        assert state["type"] == "state" and state["question"]["name"] == "blocks_to_march"
        for other in (south, watcher):
            stages = [frame["view"]["asked"] for frame in await other.quiet()]
            assert stages == [[[0, "blocks-to-march"]]], "others learn the stage, not the question"
        block = next(o["line"] for o in state["question"]["options"] if o["line"] != "done")
        await north.answer(block)
        assert await south.quiet() == [] and await watcher.quiet() == [], "what is being named is nobody's business"
        await north.answer("done")
        assert [frame["type"] for frame in await south.quiet()] == ["happened", "state"]
        told = await watcher.until("happened")
        assert told["events"][0]["event"]["type"] == "Marched" and told["events"][0]["text"]["id"] == "ford-marched"

    in_house(tmp_path, visit)


def test_a_gesture_is_taken_or_refused_whole(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        question = north.question
        assert question
        proposal = question["suggestions"][0]
        refused = await north.answer(*proposal["lines"][:-1], "name 99")
        assert refused["type"] == "refused"
        assert await south.quiet() == []
        state = await north.answer(*proposal["lines"])
        assert state["type"] == "state" and state["question"]["counter"] != question["counter"]
        assert state["undo"] == {"to": 0, "steps": 1}

    in_house(tmp_path, visit)


def test_stale_forged_and_malformed_frames_are_answered_with_a_sentence(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, _, _, north, south = await two_players(house)
        question = north.question
        assert question

        async def refused(place: Any, raw: str) -> str:
            await place.socket.send(raw)
            frame = await place.until("refused", "pong")
            return str(frame["reason"]["id"])

        line = question["options"][0]["line"]
        assert await refused(north, f'{{"type":"answer","counter":99,"lines":["{line}"]}}') == "refused-stale"
        assert await refused(south, f'{{"type":"answer","counter":1,"lines":["{line}"]}}') == "refused-not-asked"
        for raw in ("", "{", "[]", "null", '{"type":"fly"}', '{"type":"answer","counter":"1","lines":[]}',
                    '{"type":"answer","counter":1}', '{"type":"nonce","nonce":"zz"}', '{"type":"why","id":-1}'):
            assert await refused(north, raw) == "refused-malformed", raw
        counter = question["counter"]
        for bad in ("march 9 to 8", "rolled 6,6", "undo 0", "resign", "no such thing", "march ٣ to 2"):
            raw = f'{{"type":"answer","counter":{counter},"lines":["{bad}"]}}'
            assert await refused(north, raw) in ("refused-illegal", "refused-no-answer"), bad
        for bad in (line, "undo 0", "shuffled 0,1"):
            assert await refused(north, f'{{"type":"say","line":"{bad}"}}') == "refused-illegal"
        await north.socket.send(b"\xff\xfe")
        assert (await north.until("refused"))["reason"]["id"] == "refused-malformed"
        await north.send("ping")
        assert (await north.until("pong"))["type"] == "pong"
        state = await north.answer(line)
        assert state["type"] == "state"

    in_house(tmp_path, visit)
