"""`feldherr serve`: the table in the browser."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from feldherr.cli.arguments import failed
from feldherr.cli.terminal.saves import folder

if TYPE_CHECKING:
    from feldherr.server.accounts.mail import Office

FORMAT = "%(asctime)s %(levelname)-7s %(message)s"
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes any that is free.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="Where the games are kept.", show_default=False)] = None,
    workers_for_bots: Annotated[int, typer.Option(help="Processes in which bots think.", min=1, max=64)] = 1,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")] = True,
    address: Annotated[str, typer.Option(help="What links begin with, if a proxy stands before.")] = "",
    also: Annotated[list[str] | None, typer.Option(help="Another address by which we are reached.")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address (or network) of a proxy that says for whom it calls.")
    ] = None,
    rate: Annotated[float, typer.Option(help="Messages a second one connection may send.", min=1)] = 40.0,
    bot_pace: Annotated[float, typer.Option(help="Seconds between visible answers of a bot.", min=0)] = 0.6,
    smtp: Annotated[str, typer.Option(help="HOST or HOST:PORT of a mail server, to write to whose turn it is.")] = "",
    mail_from: Annotated[str, typer.Option(help="The address such mail comes from.")] = "",
    log: Annotated[str, typer.Option(help=f"How much to log: {', '.join(LEVELS)}.")] = "info",
) -> None:
    """Play in the browser: start the server on this computer and open its page."""
    import uvicorn

    from feldherr.server.app import application, configured
    from feldherr.server.settings import Settings
    from feldherr.server.store.database import prepare
    from feldherr.server.store.upkeep.lock import Lock, Unusable

    if log not in LEVELS:
        raise typer.BadParameter(f"{log!r}; there are: {', '.join(LEVELS)}.")
    office = post_office(smtp, mail_from, address)
    signal.signal(signal.SIGTERM, leave)
    os.umask(0o077)
    kept = data or folder() / "server"
    set_up_logs(log)
    listening = listen(host, port)
    try:
        lock = Lock(kept)
        prepare(kept)
    except Unusable as wrong:
        failed(str(wrong))
    port = listening.getsockname()[1]
    near, far = addresses(host, port)
    settings = Settings(
        data=kept,
        address=(address or far).rstrip("/"),
        origins=tuple(also or ()),
        trusted=tuple(trusted_proxy or ()),
        bot_workers=workers_for_bots,
        bot_pace=bot_pace,
        rate=rate,
        burst=4 * rate,
        posts_rate=rate / 20,
        posts_burst=rate,
        reads_rate=rate,
        reads_burst=10 * rate,
        sockets=max(40, int(rate)),
        office=office,
    )
    typer.echo(f"Feldherr is at {near}")
    if far:
        typer.echo(f"A friend on the same network opens {far}")
    typer.echo("Ctrl-C ends it; every answer is on disk already.")
    if open_page and can_show():
        threading.Timer(1.0, webbrowser.open, [near]).start()
    config = configured(application(settings, lock), settings)
    make_even()
    try:
        uvicorn.Server(config).run([listening])
    except KeyboardInterrupt:
        typer.echo("Until next time.")


def leave(*_: object) -> None:
    """Asked to end: in order, so that nothing of ours is left behind in the system."""
    sys.exit(0)


def post_office(smtp: str, sender: str, address: str) -> Office | None:
    """Where mail goes; name and password for it are in the environment, where no list of processes shows them."""
    from feldherr.server.accounts.mail import Office

    if not smtp and not sender:
        return None
    if not (smtp and sender and address):
        raise typer.BadParameter("mail needs --smtp, --mail-from and --address, with which its links begin.")
    host, _, port = smtp.partition(":")
    if "@" not in sender:
        raise typer.BadParameter(f"--mail-from {sender!r}: an address is expected.")
    if port and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise typer.BadParameter(f"--smtp {smtp!r}: HOST or HOST:PORT is expected.")
    user, password = os.environ.get("FELDHERR_SMTP_USER", ""), os.environ.get("FELDHERR_SMTP_PASSWORD", "")
    return Office(host, sender, int(port or 587), user, password)


def make_even() -> None:
    """Spend less on collecting garbage and let the writer's thread have its turn soon: answers take even times."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
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


def set_up_logs(level: str) -> None:
    """Readable lines on stderr. Neither query strings nor cookies are ever logged."""
    logging.basicConfig(level=level.upper(), format=FORMAT, datefmt="%Y-%m-%d %H:%M:%S", force=True)
    for noisy in ("alembic", "aiosqlite", "uvicorn.error", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))
