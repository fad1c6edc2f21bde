"""Run by Alembic: brings the database of the given connection up to date, inside the transaction that is open there."""

from alembic import context

from feldherr.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
