"""What Alembic runs: the migrations, on the connection that it is given."""

from alembic import context

from dolmen.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
