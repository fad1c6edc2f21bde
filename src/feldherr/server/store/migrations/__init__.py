"""How the database came to be what `tables` says. One file a change; run at every start."""
