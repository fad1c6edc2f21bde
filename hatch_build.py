"""Wheels of two kinds: pure by itself; with FELDHERR_COMPILED=1 also what `make fast` compiles, for this machine."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "FELDHERR_COMPILED"
PLACE = "feldherr/fast/compiled"


class CompiledWheel(BuildHookInterface):
    """Adds the compiled modules to a wheel; whoever installs it needs no compiler."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not os.environ.get(SWITCH):
            return
        self.made = tempfile.TemporaryDirectory(prefix="feldherr-wheel-")
        target = Path(self.made.name) / "compiled"
        sources = str(Path(self.root) / "src")
        subprocess.run(
            [sys.executable, "-m", "feldherr.fast.build", str(target)],
            env={**os.environ, "PYTHONPATH": sources, "FELDHERR_PURE": "1"}, check=True,
        )  # fmt: skip
        build_data["force_include"][str(target)] = PLACE
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "made"):
            self.made.cleanup()
