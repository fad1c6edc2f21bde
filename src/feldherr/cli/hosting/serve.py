"""`feldherr serve`: the table in the browser."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from feldherr.cli.arguments import failed
from feldherr.cli.saves import folder


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 takes any that is free.", min=0, max=65535)] = None,
    data: Annotated[Path | None, typer.Option(help="Where the games are kept.", show_default=False)] = None,
    config: Annotated[Path | None, typer.Option(help="A file (TOML) with any of the settings.")] = None,
    workers_for_bots: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=1, max=64)] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = True,
    address: Annotated[str | None, typer.Option(help="What links begin with, if a proxy stands before.")] = None,
    also: Annotated[list[str] | None, typer.Option(help="Another address by which we are reached.")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address (or network) of a proxy that says for whom it calls.")
    ] = None,
    rate: Annotated[float | None, typer.Option(help="Messages a second one connection may send.", min=1)] = None,
    bot_pace: Annotated[float | None, typer.Option(help="Seconds between visible answers of a bot.", min=0)] = None,
    smtp: Annotated[str | None, typer.Option(help="HOST or HOST:PORT of a server for mail to players.")] = None,
    mail_from: Annotated[str | None, typer.Option(help="The address such mail comes from.")] = None,
    metrics: Annotated[bool | None, typer.Option(help="Tell figures at /metrics to whoever asks.")] = None,
    log: Annotated[str | None, typer.Option(help="How much to log: debug, info, warning, error.")] = None,
    log_form: Annotated[str | None, typer.Option(help="As text, or as json.")] = None,
) -> None:
    """Play in the browser: start the server on this computer and open its page.

    Whatever can be set stands in a file (--config, or FELDHERR_CONFIG), in the environment or here: docs/hosting.md.
    """
    import uvicorn

    from feldherr.server.app import application, configured
    from feldherr.server.configuration import Wrong, read, settings_of, start_of
    from feldherr.server.store.database import prepare
    from feldherr.server.store.upkeep.lock import Lock, Unusable
    from feldherr.server.watch.logs import set_up_logs

    flags = {
        "host": host, "port": port, "data": data, "bot_workers": workers_for_bots, "address": address,
        "origins": tuple(also) if also else None, "trusted": tuple(trusted_proxy) if trusted_proxy else None,
        "rate": rate, "bot_pace": bot_pace, "smtp": smtp, "mail_from": mail_from, "metrics": metrics, "log": log,
        "log_form": log_form,
    }  # fmt: skip
    named = os.environ.get("FELDHERR_CONFIG", "")
    try:
        found = read(config or (Path(named) if named else None), os.environ, flags)
        start, settings = start_of(found), settings_of(found, folder() / "server", os.environ)
    except Wrong as wrong:
        raise typer.BadParameter(str(wrong)) from None
    signal.signal(signal.SIGTERM, leave)
    os.umask(0o077)
    set_up_logs(start.log, start.log_form)
    listening = listen(start.host, start.port)
    try:
        lock = Lock(settings.data)
        prepare(settings.data)
    except Unusable as wrong:
        failed(str(wrong))
    near, far = addresses(start.host, listening.getsockname()[1])
    settings = replace(settings, address=settings.address or far)
    typer.echo(f"Feldherr is at {near}")
    if far:
        typer.echo(f"A friend on the same network opens {far}")
    typer.echo("Ctrl-C ends it; every answer is on disk already.")
    if open_page and can_show():
        threading.Timer(1.0, webbrowser.open, [near]).start()
    uvicorn_config = configured(application(settings, lock), settings)
    make_even()
    try:
        uvicorn.Server(uvicorn_config).run([listening])
    except KeyboardInterrupt:
        typer.echo("Until next time.")


def leave(*_: object) -> None:
    """Asked to end: in order, so that nothing of ours is left behind in the system."""
    sys.exit(0)


SELDOM = (200_000, 3, 200)
"""When garbage is looked for while games are played: hardly anything needs it, but all answers wait for each look, and
how long says what is in memory rather than what is new. So it comes every few seconds under full load, and not one
answer in a hundred waits for it. A look that takes in what has stayed since the last few must not find very many, as
where somebody uploads long games. Where nobody plays, the hall looks for it (`Hall.sweep`)."""


def make_even() -> None:
    """Spend less on collecting garbage and let the writer's thread have its turn soon: answers take even times."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(0.0005)


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve at; a port that is taken is a sentence, not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as wrong:
        typer.echo(f"Cannot listen at {host} port {port}: {wrong}. Choose another with --port.", err=True)
        raise typer.Exit(1) from None
    found.listen(512)
    found.set_inheritable(True)
    return found


def addresses(host: str, port: int) -> tuple[str, str]:
    """Where the page is for this computer, and for the others if they are let in."""
    if host not in ("0.0.0.0", "::"):
        return f"http://{f'[{host}]' if ':' in host else host}:{port}", ""
    return f"http://127.0.0.1:{port}", f"http://{address_here()}:{port}"


def address_here() -> str:
    """The address others on the network reach this computer at. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def can_show() -> bool:
    """Whether there is a screen to open a page on."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
