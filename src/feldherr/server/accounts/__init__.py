"""Who calls: the gate, cookies, accounts, standings, mail."""
