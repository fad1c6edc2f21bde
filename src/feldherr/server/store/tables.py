"""What is stored. The truth is `answers`: appended to, never changed; the rest says who sits where."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("name", String(80), nullable=False),
    Column("key", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("parent", String(16)),
    Column("base", Integer, nullable=False),
    # what the lobby shows without opening the game; changes only when everybody can see a change
    Column("phase", String(8), nullable=False),
    # `asked` and `spent` are read with their row only, so they are no tables of their own: one write an answer less
    Column("asked", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("outcome", Text),
    Column("rematch", String(16)),
    Column("pace", String(64), nullable=False, server_default=""),
    Column("spent", Text, nullable=False, server_default="{}"),
    # the hash of the secret, from before anybody was asked for a nonce; reckoned later: the game was made before 0006
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("reckoned", Boolean, nullable=False, server_default=false()),
    # `rules` is the version it was made under, `played` the one it was last played under
    Column("played", Integer, nullable=False, server_default="0"),
    # how it stands with the program that is named: whether it plays on there
    Column("checked", String(16), nullable=False, server_default=""),
    Column("stands", String(8), nullable=False, server_default=""),
    # since when clocks run; 0: not yet
    Column("begun", Float, nullable=False, server_default="0"),
    # whether people who play against each other agreed on a coach
    Column("coach", Boolean, nullable=False, server_default=false()),
    Index("games_by_phase", "phase", "public", "since"),
    Index("games_by_bot_turn", "bot_turn"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(32)),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("key", String(32)),
    Column("nonce", String(128)),
    # the hash of the nonce, from before any other seat could know it
    Column("pledge", String(64)),
    # for whom an open chair is kept until he accepts or declines
    Column("invited", String(32)),
    # whether who sits there had an account when he sat down, and has answered anything
    Column("member", Boolean, nullable=False, server_default=false()),
    Column("acted", Boolean, nullable=False, server_default=false()),
    Index("seats_by_player", "player"),
    Index("seats_by_invited", "invited"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("gesture", Integer, nullable=False),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # the only seat besides the speaker's that may read it; nothing if it is for everybody
    Column("recipient", Integer),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    # what makes two names the same
    Column("key", String(80), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("password", String(200), nullable=False),
    Column("player", String(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # where to write that it is his turn; not before the key, which was sent there, has come back
    Column("mail", String(200), nullable=False, server_default=""),
    Column("mail_key", String(32), nullable=False, server_default=""),
    Column("language", String(2), nullable=False, server_default="en"),
    # when all devices were last signed out from outside the server
    Column("signed_out", Float, nullable=False, server_default="0"),
)

logins = Table(
    "logins",
    metadata,
    Column("device", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("accounts.player"), nullable=False),
    Column("at", Float, nullable=False),
    Index("logins_by_player", "player"),
)

resets = Table(
    "resets",
    metadata,
    # the hash of what was sent to who has forgotten his password; good once, until then
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("accounts.player"), nullable=False),
    Column("until", Float, nullable=False),
    Index("resets_by_player", "player"),
)

blocks = Table(
    "blocks",
    metadata,
    # the player wants to hear nothing of the other
    Column("player", String(32), ForeignKey("accounts.player"), primary_key=True),
    Column("other", String(32), ForeignKey("accounts.player"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("blocks_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    # who reports, and about whom: by the names they had then
    Column("player", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("about", String(80), nullable=False),
    Column("game", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False, server_default=false()),
    Index("reports_by_player", "player"),
)

keys = Table(
    "keys",
    metadata,
    # what this house signs with: a cookie it has not made is nobody's
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # the last time of being asked that was written about
    Column("since", Float, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    # what a finished game has made of the rating of one who played it
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("kind", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # in this game; and in all games of this kind so far
    Column("won", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Index("rated_by_player", "player", "kind"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

films = Table(
    "films",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    # so many answers are in it; it is final if no more can come
    Column("number", Integer, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

passages = Table(
    "passages",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    # the answers before this one were given under other rules; it goes on from the position that is kept here
    Column("number", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

props = Table(
    "props",
    metadata,
    # boards and messages as they were when a film was made
    Column("digest", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    # -1: with everything open
    Column("viewer", Integer, primary_key=True),
    Column("made", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
