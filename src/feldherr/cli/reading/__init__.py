"""Commands to read and look things up: games, rules, records, boards, scenarios, analyses."""
