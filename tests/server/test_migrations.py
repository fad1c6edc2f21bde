"""Databases of every version are brought up to date: all or nothing, after a copy, whatever happens on the way."""

import asyncio
import gzip
import hashlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import select

from feldherr.server.store.database import FILE, open_database, prepare
from feldherr.server.store.tables import games
from feldherr.server.store.upkeep import upgrade
from feldherr.server.store.upkeep.copies import copy
from feldherr.server.store.upkeep.lock import Lock, Unusable
from tests.kept.expected import DATABASE, HERE
from tests.server.house import House, in_house, serving
from tests.server.killed import content

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database an earlier version's server has left."""
    path = tmp_path_factory.mktemp("kept") / "0005.sqlite3"
    path.write_bytes(gzip.decompress((HERE / DATABASE).read_bytes()))
    return path


def of_version(version: str, kept: Path, folder: Path) -> Path:
    """A database as that version would have written it, with some games of the kept one."""
    path = folder / f"{version}.sqlite3"
    with upgrade.closed(upgrade.engine_for(path)) as engine, engine.begin() as connection:
        upgrade.migrate(connection, version)
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("ATTACH ? AS kept", [str(kept)])
        few = "SELECT id FROM kept.games ORDER BY (SELECT count(*) FROM kept.answers WHERE game = id) LIMIT 6"
        for table, key in (("games", "id"), *((t, "game") for t in ("seats", "answers", "chats", "snapshots"))):
            there, here = (
                {row[1] for row in disk.execute(f"PRAGMA {base}.table_info({table})")} for base in ("main", "kept")
            )
            columns = ", ".join(sorted(there & here))
            disk.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM kept.{table} WHERE {key} IN ({few})")
        disk.commit()
    return path


def test_a_migration_killed_at_any_statement_loses_nothing_and_is_done_at_the_next_start(
    kept: Path, tmp_path: Path
) -> None:
    """From the first tables of all, so that every statement there is comes about, and from the kept database."""
    files = [of_version(min(upgrade.versions()), kept, tmp_path), kept]
    words = [sys.executable, "-m", "tests.server.killed", *map(str, files)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    steps = dict(line.split() for line in done.stdout.splitlines())
    assert sorted(steps) == sorted(path.name for path in files)
    assert all(int(number) > 20 for number in steps.values()), steps


@pytest.mark.parametrize("gone", ["", "mail", "language"])
def test_what_an_older_version_left_half_done_is_completed(gone: str, kept: Path, tmp_path: Path) -> None:
    """Before, a kill after the columns of 0005 left a database that no version would open."""
    path = of_version("0004", kept, tmp_path)
    half = ["mail", "mail_key", "language"]
    with closing(sqlite3.connect(path)) as disk:
        for name in half[: half.index(gone) + 1] if gone else ():
            disk.execute(f"ALTER TABLE accounts ADD COLUMN {name} VARCHAR(200) NOT NULL DEFAULT ''")
    before = content(path)
    shutil.copy(path, tmp_path / FILE)
    assert content(prepare(tmp_path)) == before


def test_nothing_is_migrated_without_a_copy(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(kept, tmp_path / FILE)

    def full(source: Path, target: Path) -> None:
        raise Unusable("the disk is full")

    monkeypatch.setattr(upgrade, "copy", full)
    with pytest.raises(Unusable, match="the disk is full"):
        prepare(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as disk:
        assert disk.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)
    monkeypatch.undo()
    prepare(tmp_path)
    copied = tmp_path / "feldherr-before-0005.sqlite3"
    assert content(copied) == content(kept) and stat.S_IMODE(copied.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copied)) as disk:
        assert disk.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)


def test_the_commitments_of_old_games_are_reckoned_and_marked_those_of_new_ones_stored(
    kept: Path, tmp_path: Path
) -> None:
    shutil.copy(kept, tmp_path / FILE)

    async def whole() -> None:
        database = await open_database(tmp_path)
        rows = await database.all(select(games))
        for row in rows:
            assert row["commitment"] == hashlib.sha256(bytes.fromhex(row["secret"])).hexdigest() and row["reckoned"]
            assert row["played"] == row["rules"] == 1
        await database.engine.dispose()
        database.for_writing.dispose()

    async def visit(house: House) -> None:
        made = await house.guest().create("ford", ["me", "me"])
        row = await house.hall.database.first(select(games).where(games.c.id == made["id"]))
        assert row and not row["reckoned"] and len(row["commitment"]) == 64
        with closing(sqlite3.connect(tmp_path / FILE)) as disk:  # an operator exchanges the secret
            disk.execute("UPDATE games SET secret = ? WHERE id = ?", ["00" * 32, made["id"]])
            disk.commit()
        house.hall.leave(house.hall.rooms[made["id"]])
        again = await house.hall.room(made["id"])
        assert again.facts().commitment == row["commitment"], "it is not reckoned anew"

    asyncio.run(whole())
    in_house(tmp_path, visit, nonce_grace=30)  # nothing is dealt and written meanwhile


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("newer", "written by a newer version \\(tables 0099"),
        ("no database", "file is not a database"),
        ("damaged", "damaged|malformed"),
        ("foreign", "no database of games: the table answers lacks"),
    ],
)
def test_a_database_that_cannot_be_used_is_a_sentence(wrong: str, sentence: str, kept: Path, tmp_path: Path) -> None:
    path = tmp_path / FILE
    shutil.copy(kept, path)
    if wrong == "no database":
        path.write_bytes(b"these are not the games you are looking for" * 100)
    elif wrong == "damaged":
        with path.open("r+b") as file:
            for page in range(3, 90):
                file.seek(page * 4096)
                file.write(os.urandom(4096))
    else:
        with closing(sqlite3.connect(path)) as disk:
            change = "UPDATE alembic_version SET version_num = '0099'"
            disk.execute(change if wrong == "newer" else "DROP TABLE alembic_version")
            if wrong == "foreign":
                disk.execute("DROP TABLE answers")
                disk.execute("CREATE TABLE answers (question TEXT)")
            disk.commit()
    before = path.read_bytes()
    with pytest.raises(Unusable, match=sentence):
        prepare(tmp_path)
    assert path.read_bytes() == before


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path):
            with pytest.raises(Unusable, match=f"Another server \\(process {os.getpid()}\\)"):
                Lock(tmp_path)
        Lock(tmp_path).release()

    asyncio.run(whole())


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    held = "import sys, os; from pathlib import Path; from feldherr.server.store.upkeep.lock import Lock\n"
    held += "lock = Lock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", held, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stdout.readline() == "held\n"
        with pytest.raises(Unusable, match=f"process {process.pid}"):
            Lock(tmp_path)
        process.kill()
        process.wait()
    Lock(tmp_path).release()


def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await house.guest().create("ford", ["me", "me"])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
        assert len(modes) >= 3 and set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
        copy(tmp_path / "new" / FILE, tmp_path / "copy")
        assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600

    old = os.umask(0o022)
    try:
        in_house(tmp_path / "new", visit)
        (tmp_path / "new" / FILE).chmod(0o644)
        in_house(tmp_path / "new", visit_nothing)
        assert stat.S_IMODE((tmp_path / "new" / FILE).stat().st_mode) == 0o600
    finally:
        os.umask(old)


async def visit_nothing(house: House) -> None:
    assert house.hall.rooms == {}


def test_versions_are_those_of_the_migrations_in_their_order() -> None:
    known = [script.revision for script in ScriptDirectory.from_config(upgrade.config()).walk_revisions()]
    assert upgrade.versions() == known[::-1]


def test_old_rematches_are_no_copies(kept: Path, tmp_path: Path) -> None:
    path = of_version("0011", kept, tmp_path)
    with closing(sqlite3.connect(path)) as disk:
        old, again, copied = [game for (game,) in disk.execute("SELECT id FROM games ORDER BY id LIMIT 3")]
        disk.execute("UPDATE games SET parent = NULL, rematch = NULL, base = 0")
        disk.execute("UPDATE games SET rematch = ? WHERE id = ?", [again, old])
        disk.execute("UPDATE games SET parent = ? WHERE id IN (?, ?)", [old, again, copied])
        disk.commit()
    with upgrade.closed(upgrade.engine_for(path)) as engine, engine.begin() as connection:
        upgrade.migrate(connection, "0012")
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute("SELECT id, parent FROM games WHERE parent IS NOT NULL").fetchall() == [(copied, old)]


def test_where_nothing_is_to_migrate_nothing_that_migrates_is_loaded(tmp_path: Path) -> None:
    prepare(tmp_path)
    words = (
        "import sys; from pathlib import Path; from feldherr.server.store.database import prepare;"
        " prepare(Path(sys.argv[1])); print('alembic' in sys.modules)"
    )
    start = [sys.executable, "-c", words, str(tmp_path)]
    told = subprocess.run(start, stdout=subprocess.PIPE, text=True, check=True)
    assert told.stdout.strip() == "False", "it would take a tenth of an idle server's memory"
