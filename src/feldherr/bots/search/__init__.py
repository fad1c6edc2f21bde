"""Opponents that look ahead: Monte Carlo search over worlds their seat cannot tell from the true one."""
