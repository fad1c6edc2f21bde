"""The command: it starts, says where it is, tells no secrets, and ends when asked to."""

import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from feldherr.cli.hosting.loadtest import SERVE, free_port, resident, server
from feldherr.cli.hosting.serve import SELDOM, addresses

ROOT = Path(__file__).parent.parent.parent


def test_serve_says_where_it_is_and_logs_no_secrets(tmp_path: Path) -> None:
    port = free_port()
    words = ["--port", str(port), "--data", str(tmp_path), "--no-open"]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout
    lines = [process.stdout.readline() for _ in range(2)]
    assert lines[0] == f"Feldherr is at http://127.0.0.1:{port}\n"
    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games?key=hush", timeout=10).close()
            break
        except urllib.error.URLError:
            assert process.poll() is None
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=20)
    assert process.returncode == 0 and "GET /api/games 200" in rest
    assert "hush" not in rest and "feldherr_player" not in rest and "Traceback" not in rest


def test_a_friend_on_the_network_gets_a_link_if_he_is_let_in() -> None:
    assert addresses("127.0.0.1", 8000) == ("http://127.0.0.1:8000", "")
    near, far = addresses("0.0.0.0", 8000)
    assert near == "http://127.0.0.1:8000" and re.fullmatch(r"http://[\w.-]+:8000", far)
    assert addresses("::1", 1)[0] == "http://[::1]:1"


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as (base, process):
        port = base.rpartition(":")[2]
        words = ["--port", port, "--data", str(tmp_path / "other"), "--no-open"]
        second = subprocess.run([sys.executable, "-c", SERVE, *words], capture_output=True, text=True, timeout=60)
        assert second.returncode == 1 and second.stderr.startswith("Cannot listen at 127.0.0.1")
        assert (resident(process.pid) or 0) < 300


def test_the_table_is_this_computers_alone_unless_it_is_opened() -> None:
    for goal, host in (("play", "127.0.0.1"), ("host", "0.0.0.0")):
        told = subprocess.run(["make", "-n", goal], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
        assert f"serve --host {host} --port" in told.stdout


def test_no_look_for_garbage_but_the_rarest_takes_in_more_than_some_hundred_thousand_things() -> None:
    young, middle, _ = SELDOM
    assert young * middle <= 600_000 and young >= 100_000, "more often, and one answer in a hundred waits for it"
