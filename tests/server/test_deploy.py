"""What stands in deploy/ works: behind nginx and Caddy one plays over https, and no stranger's header is believed."""

import asyncio
import http.client
import shutil
import ssl
import subprocess
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from feldherr.cli.hosting.loadtest import free_port
from feldherr.server.accounts.identity import OVER_TLS
from feldherr.server.configuration import read, settings_of, start_of
from tests.server.house import House, in_house

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "war.example.org"
NGINX = """daemon off; pid {folder}/pid; error_log stderr; events {{}}
http {{ access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; {site} }}"""


def test_the_example_of_settings_is_read() -> None:
    found = read(DEPLOY / "feldherr.toml", {}, {})
    settings = settings_of(found, Path("/usual"), {})
    assert settings.address == "https://war.example.org" and settings.trusted == ("127.0.0.1",) and settings.metrics
    assert "Jane Doe" in settings.imprint and start_of(found).port == 8000


def test_the_unit_is_one(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    command = tmp_path / "feldherr"
    command.write_text("#!/bin/sh\n")
    command.chmod(0o755)
    unit = tmp_path / "feldherr.service"
    text = (DEPLOY / "feldherr.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/feldherr/bin/feldherr", str(command)))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=120)
    assert "feldherr.service" not in done.stderr, done.stderr


def test_the_image_is_made_of_what_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    wanted = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    assert any(wanted[0] in line for line in lines), "hatchling as in pyproject.toml"
    ours = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    copied = [word for words in ours for word in words]
    assert copied and all((DEPLOY.parent / word).exists() for word in copied), copied
    assert "USER feldherr" in lines


def certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "key.pem", folder / "cert.pem"
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    words += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(made)]
    subprocess.run(words, check=True, capture_output=True, timeout=120)
    return key, made


@contextmanager
def proxy(kind: str, folder: Path, port: int, behind: str) -> Iterator[None]:
    """The recipe of this proxy, with other ports and a certificate of our own."""
    key, made = certificate(folder)
    if kind == "nginx":
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        site = site.replace("443", str(port)).replace("listen 80", f"listen 127.0.0.1:{free_port()}")
        site = site.replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(made))
        site = site.replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)).replace("127.0.0.1:8000", behind)
        file = folder / "nginx.conf"
        file.write_text(NGINX.format(folder=folder, site="\n" + site))
        words = ["nginx", "-p", str(folder), "-c", str(file)]
    else:
        site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", behind)
        site = site.replace(f"{NAME} {{", f"{NAME}:{port} {{\n\ttls {made} {key}", 1)
        file = folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
        words = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder) as process:
        try:
            yield
        finally:
            process.terminate()
            process.communicate(timeout=60)


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Line(http.client.HTTPSConnection):
    """To the proxy, by the name it goes by."""

    def connect(self) -> None:
        http.client.HTTPConnection.connect(self)
        self.sock = trusting().wrap_socket(self.sock, server_hostname=NAME)


def called(port: int, path: str, method: str = "GET", body: str | None = None, **headers: str) -> Any:
    line = Line("127.0.0.1", port, timeout=30)
    words = {name.replace("_", "-"): value for name, value in headers.items()} | {"Host": NAME}
    line.request(method, path, body, words)
    answer = line.getresponse()
    found = answer.status, answer.read(), answer.headers
    line.close()
    return found


def waited_for(port: int) -> Any:
    for _ in range(200):
        try:
            return called(port, "/health")
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the proxy does not answer")


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_behind_a_proxy_one_plays_over_https(kind: str, tmp_path: Path) -> None:
    if shutil.which(kind) is None or shutil.which("openssl") is None:
        pytest.skip(f"no {kind} here")
    port = free_port()

    async def visit(house: House) -> None:
        def ask() -> None:
            assert waited_for(port)[0] == 200
            status, _, headers = called(port, "/api/games")
            words = headers["set-cookie"]
            assert status == 200 and words.startswith(f"{OVER_TLS}=") and "; Secure" in words
            assert headers["strict-transport-security"]
            cookie = words.partition(";")[0]
            json = {"Content-Type": "application/json", "Origin": f"https://{NAME}", "Cookie": cookie}
            wish = '{"game":"ford","seats":[{"kind":"me"},{"kind":"me"}],"hot_seat":true}'
            assert called(port, "/api/games", "POST", wish, **{**json, "Origin": "https://evil.example"})[0] == 403
            status, body, _ = called(port, "/api/games", "POST", wish, **json)
            assert status == 201 and f"https://{NAME}/game/".encode() in body
            found.update(cookie=cookie, game=body.decode().partition('"id":"')[2].partition('"')[0])
            for number in range(12):
                claim = {**json, "X-Forwarded-For": f"1.2.3.{number}"}
                called(port, "/api/account/enter", "POST", '{"name":"a","password":"b"}', **claim)
            tried = [key for key in house.hall.accounts.attempts.buckets if not key.startswith("account")]
            assert tried == ["127.0.0.1"], "what a stranger says of where he comes from is not believed"

        found: dict[str, str] = {}
        await asyncio.to_thread(ask)
        address = f"wss://{NAME}:{port}/api/games/{found['game']}/socket?seat=0"
        headers = {"Cookie": found["cookie"], "Origin": f"https://{NAME}"}
        async with connect(
            address, host="127.0.0.1", port=port, ssl=trusting(), additional_headers=headers, proxy=None
        ) as socket:
            assert '"seat":0' in str(await asyncio.wait_for(socket.recv(), 30))

    async def whole(house: House) -> None:
        with proxy(kind, tmp_path, port, house.base.removeprefix("http://")):
            await visit(house)

    in_house(tmp_path / "data", whole, 300, address=f"https://{NAME}", trusted=("127.0.0.1",))
