"""One read-only function per question; each lists the options and names the rule for what it refuses."""
