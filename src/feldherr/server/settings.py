"""What can be set when the server starts."""

from __future__ import annotations

from pathlib import Path

import msgspec

from feldherr.server.accounts.mail import Office


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are seconds, sizes are bytes, rates are per second."""

    data: Path
    """The directory of the database."""
    address: str = ""
    """What links begin with (`http://192.168.0.7:8000`); empty: as the browser called us."""
    static: Path = Path(__file__).resolve().parent.parent / "static"
    origins: tuple[str, ...] = ()
    """Other addresses by which we are reached (`https://war.example.org`): their pages are ours, too."""

    trusted: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say for whom they call, and whether by https."""

    bot_workers: int = 1
    bot_pace: float = 0.6
    """An answer of a bot that others see comes this long after the last thing seen, or a multiple of it."""
    bot_budget: float = 30.0
    """After this a bot that still thinks is answered for at random."""

    analysis_effort: tuple[int, ...] = ()
    """The first numbers of `analysis.study.Effort`, for another than the usual."""

    analysis_nice: int = 10
    """How far the process that analyses steps back behind games that are played."""

    nonce_grace: float = 5.0
    """How long the dice wait for the pledges once every seat is taken."""
    reveal_grace: float = 86_400.0
    """How long they wait for a nonce that was pledged: who has gone gives it when he comes back."""
    rest_after: float = 30.0
    """A game nobody looks at leaves the memory after this."""
    idle_at_most: int = 32
    """So many games nobody looks at stay in memory until then; of more, those unused longest leave at once."""

    keep_after: float = 20.0
    """Where a game stands is written this often while it is played; its answers are on disk at once."""
    film_after: float = 30.0
    """So long after a start, or the end of a game, films are begun."""
    film_nice: int = 19
    """How far the process that films steps back behind games that are played: as far as one can."""
    film_at_end: float = 10.0
    """So long the server waits when it ends, to film what has ended just before."""

    frame_size: int = 32 * 1024
    record_size: int = 2 * 1024 * 1024
    rate: float = 40.0
    burst: float = 160.0
    """Messages a player may send over all his connections: `rate` a second, `burst` at once; more are read later."""
    posts_rate: float = 2.0
    posts_burst: float = 40.0
    """Games created, joined, uploaded from one address."""
    reads_rate: float = 40.0
    reads_burst: float = 400.0
    """What one looks at over HTTP, by what it costs; from one address four times as much."""
    connections: int = 250
    """From one address at once, before they have become sockets; a trusted proxy's are not counted."""
    at_once: int = 6
    """Requests of one address that are dealt with at once; further ones wait for these."""
    sockets: int = 40
    """Of one player at once; from one address ten times as many."""
    attempts_rate: float = 0.1
    attempts_burst: float = 10.0
    """Wrong passwords from one address and for one account; accounts made from one address."""
    office: Office | None = None
    """Through which mail is sent; none: there is no mail."""
    mail_after: float = 900.0
    """Who has been asked for so long without coming is written to."""
    mail_every: float = 60.0

    imprint: str = ""
    """Who runs this server, and how one reaches him: shown on the page about privacy."""
    metrics: bool = False
    """Whether `/metrics` tells figures to whoever asks; keep it from strangers in the proxy."""

    outbox: int = 512
    """Frames that may wait for a slow viewer before he is disconnected and has to come back."""
