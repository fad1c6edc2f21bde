"""Seats pledge their nonces before any is given."""

import hashlib

import sqlalchemy as sa
from alembic import op

from feldherr.server.store.migrations.half import add_column

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    add_column("seats", sa.Column("pledge", sa.String(64)))
    connection = op.get_bind()
    found = connection.exec_driver_sql("SELECT game, seat, nonce FROM seats WHERE nonce IS NOT NULL").fetchall()
    change = sa.text("UPDATE seats SET pledge = :pledge WHERE game = :game AND seat = :seat")
    rows = [{"game": game, "seat": seat, "pledge": pledge(nonce)} for game, seat, nonce in found]
    if rows:
        connection.execute(change, rows)


def pledge(nonce: str) -> str:
    """What would have been pledged for a nonce that was given without."""
    try:
        return hashlib.sha256(bytes.fromhex(nonce)).hexdigest() if nonce else ""
    except ValueError:  # an uploaded record can say anything
        return ""


def downgrade() -> None:
    op.drop_column("seats", "pledge")
