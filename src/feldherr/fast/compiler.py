"""One group through mypyc and the C compiler: `python -m feldherr.fast.compiler GROUP FOLDER FILE …`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from feldherr.fast import SOURCES

OPTIONS = """[mypy]
mypy_path = {sources}
explicit_package_bases = True
cache_dir = {cache}
"""


def compile_group(group: str, target: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as scratch:
        options = Path(scratch) / "mypy.ini"
        options.write_text(OPTIONS.format(sources=SOURCES, cache=Path(scratch) / "cache"), "utf-8")
        modules = mypycify(
            [f"--config-file={options}", *files],
            opt_level="3", debug_level="0", target_dir=str(Path(scratch) / "c"), group_name=group,
        )  # fmt: skip
        step = build_ext(Distribution({"name": group, "ext_modules": modules}))
        step.build_lib, step.build_temp = str(target), str(Path(scratch) / "o")
        step.ensure_finalized()
        step.run()


if __name__ == "__main__":
    compile_group(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
