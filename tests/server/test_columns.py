"""What is stored fits its column and holds no NUL, whatever is sent: a stricter database would refuse it."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, select

from feldherr.server.store.tables import metadata
from feldherr.server.wire.client import Declined
from tests.server.house import House, begin, in_house

HEAD = 'feldherr record 1\ngame "ford"\nrules 1\noptions {}\n'
LONG, NUL = "x" * 300, "a\0b"
SEATS = [{"kind": "me"}, {"kind": "me"}]


def sent(word: str) -> list[tuple[str, Any]]:
    """Everything that takes words from outside, with this one in it."""
    escaped = word.replace("\0", "\\u0000")
    return [
        ("/api/games", {"game": "ford", "seats": SEATS, "title": word}),
        ("/api/games", {"game": "ford", "seats": SEATS, "name": word}),
        ("/api/games", {"game": word, "seats": SEATS}),
        ("/api/games", {"game": "ford", "seats": [{"kind": "bot", "bot": word}, {"kind": "me"}]}),
        ("/api/account", {"name": word, "password": "guns of Lodi"}),
        ("/api/account/mail", {"mail": f"{word}@example.org"}),
        ("/api/account/name", {"name": word, "password": "guns of Lodi"}),
        ("/api/reports", {"about": word, "text": "t"}),
        ("/api/reports", {"about": "a", "text": word * 10}),
        ("/api/reports", {"about": "a", "text": "t", "game": word}),
        ("/api/records", {"record": f"{HEAD}\n", "name": word}),
        ("/api/records", {"record": f'{HEAD}players ["{escaped}","b"]\n\n'}),
        ("/api/records", {"record": f'{HEAD}commitment "{escaped}"\n\n'}),
        ("/api/records", {"record": f'{HEAD}seed {{"secret":"{escaped}"}}\n\n'}),
        ("/api/records", {"record": f'{HEAD}seed {{"secret":"ab","nonces":["{escaped}"]}}\n\n'}),
        ("/api/records", {"record": f'{HEAD}result "{escaped}"\nvictor "{escaped}"\n\n'}),
    ]


@pytest.mark.parametrize("word", [LONG, NUL, "😀" * 39, "ß" * 40])
def test_nothing_is_stored_that_does_not_fit_its_column(word: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = house.guest()
        await ann.post("/api/account", {"name": "Ann", "password": "guns of Lodi"})
        for path, body in sent(word):
            try:
                await ann.post(path, body)
            except Declined as no:
                assert no.status < 500, (path, body)
        made = (await ann.create("ford", ["me", "me"], hot_seat=True))["id"]
        place = await ann.sit(made, 0)
        await begin(place, await ann.sit(made, 1))
        for line in (word, word * 2, f"pass {word}"):
            await place.send("chat", text=line)
            await place.send("say", line=line)
            await place.send("nonce", nonce=line)
        await place.quiet(0.05)
        rows = 0
        for table in metadata.sorted_tables:
            for row in await house.hall.database.all(select(table)):
                rows += 1
                for column in table.columns:
                    value = row[column.name]
                    if isinstance(value, str):
                        most = column.type.length if isinstance(column.type, String) else None
                        assert "\0" not in value and (most is None or len(value) <= most), (table.name, column.name)
        assert rows > 10

    in_house(tmp_path, visit, posts_burst=1000.0)
