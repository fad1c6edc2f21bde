"""One read-only function per question: it lists the options and names the rule for what it refuses."""
