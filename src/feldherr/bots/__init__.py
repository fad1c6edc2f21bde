"""Computer opponents. A bot is handed a world its seat cannot tell from the true one, never the true one."""
