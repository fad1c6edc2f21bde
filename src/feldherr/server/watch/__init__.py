"""For who watches over a server: logs, health, figures."""
