"""`make fast` compiles what is not compiled yet, and a wheel takes it along if it is asked to."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from feldherr import fast
from feldherr.fast import build, compiler

ROOT = Path(__file__).parents[2]


def test_what_is_up_to_date_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_group(group: str, files: list[Path], target: Path, cache: Path) -> None:
        compiled.append(group)
        target.mkdir(parents=True)

    chosen = {"feldherr_one": [Path(fast.source_of("feldherr.boards.hexes"))]}
    monkeypatch.setattr(build, "groups", lambda: chosen)
    monkeypatch.setattr(build, "compile_group", compile_group)
    monkeypatch.setattr(fast, "folder", lambda: str(tmp_path / "environment"))
    build.build(tmp_path / "environment")
    assert compiled == ["feldherr_one"] and set(fast.manifest(str(tmp_path / "environment"))) == {"feldherr_one"}
    build.build(tmp_path / "environment")
    build.build(tmp_path / "elsewhere")
    assert compiled == ["feldherr_one"] and (tmp_path / "elsewhere" / "feldherr_one").is_dir()
    chosen["feldherr_one"] = [Path(fast.source_of("feldherr.boards.blocks"))]
    build.build(tmp_path / "elsewhere")
    assert compiled == ["feldherr_one"] * 2, "another source"
    chosen["feldherr_two"] = [Path(fast.source_of("feldherr.boards.bags"))]
    build.build(tmp_path / "elsewhere")
    assert compiled == ["feldherr_one", "feldherr_one", "feldherr_two"], "the first one is as it was"
    assert set(fast.manifest(str(tmp_path / "elsewhere"))) == {"feldherr_one", "feldherr_two"}
    monkeypatch.setattr(build, "makers", lambda: ["compiled otherwise"])
    build.build(tmp_path / "elsewhere")
    assert sorted(compiled[3:]) == ["feldherr_one", "feldherr_two"]


def test_what_has_changed_meanwhile_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the manifest says was there before the compiler began."""
    compiled: list[str] = []

    def compile_group(group: str, files: list[Path], target: Path, cache: Path) -> None:
        compiled.append(group)
        target.mkdir(parents=True)
        monkeypatch.setattr(build, "makers", lambda: ["another header"])

    monkeypatch.setattr(build, "groups", lambda: {"feldherr_one": [Path(fast.source_of("feldherr.boards.hexes"))]})
    monkeypatch.setattr(build, "compile_group", compile_group)
    monkeypatch.setattr(fast, "folder", lambda: str(tmp_path / "environment"))
    for _ in range(3):
        build.build(tmp_path / "environment")
    assert compiled == ["feldherr_one"] * 2


def test_what_compiling_takes_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make test` runs the rules' tests compiled where that can be; else it says why not, and goes on."""
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert build.lacking() == "no C compiler (no-such-compiler)"
    monkeypatch.setenv("CC", "sh")
    monkeypatch.setattr("sysconfig.get_path", lambda name: "/nowhere")
    assert "Python.h" in build.lacking()


def test_another_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = fast.folder()
    monkeypatch.setenv(fast.PLACE, str(tmp_path))
    assert Path(fast.folder()) == tmp_path != Path(usual)


@pytest.fixture
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_hook", ROOT / "tools/build_hook.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("version", "wanted", "adds"), [("standard", "1", True), ("standard", "", False), ("editable", "1", False)]
)
def test_a_wheel_is_pure_unless_asked_for(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, version: str, wanted: str, adds: bool
) -> None:
    run: list[list[str]] = []
    monkeypatch.setenv(hook.SWITCH, wanted)
    monkeypatch.setattr(subprocess, "run", lambda words, **rest: run.append(words))
    monkeypatch.setattr(hook, "make_client", lambda root: None)
    made = hook.BuildHook(str(ROOT), {}, None, None, str(ROOT), "wheel")
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    made.initialize(version, data)
    made.finalize(version, data, "")
    assert bool(run) is adds is bool(data["force_include"]) is data["infer_tag"] is not data["pure_python"]
    if adds:
        assert list(data["force_include"]) == [run[0][-1]] and list(data["force_include"].values()) == [hook.PLACE]
        assert Path(fast.brought()) == Path(fast.SOURCES) / hook.PLACE


def test_whole_turns_are_compiled_with_the_search() -> None:
    found = {build.module_of(file) for file in build.groups()["feldherr_common"]}
    assert {f"feldherr.bots.search.turns.{name}" for name in ("rehearsal", "quick", "thought", "by_turn")} <= found


@pytest.mark.skipif(sys.platform != "linux", reason="only there is it said in this way where a function lies")
def test_what_is_used_together_lies_together() -> None:
    rooms = {"log___": compiler.room("feldherr.games.one.shown.log"), "ask___": compiler.room("feldherr.kernel.ask")}
    made = (
        "PyObject *CPyDef_log___told(PyObject *cpy_r_s) {\n    x = CPyDef_log___told(y);\n}\n"
        "      PyObject *CPyPy_ask___Ask___of(PyObject *self) {\n}\n"
        "char CPyDef_log_____top_level__(void) {\n}\n"
        "PyObject *CPyDef_log___told(PyObject *cpy_r_s);\n"
        "static PyObject *other(void) {\n}\n"
    )
    lines = compiler.by_room(made, rooms).splitlines()
    assert [line.partition(".text.")[2].partition('"')[0] for line in lines] == [
        "shown", "", "", "kernel", "", "once", "", "", "", "",
    ]  # fmt: skip
    assert compiler.by_room(made, {}).count("section") == 1, "what belongs nowhere stays where it is"
