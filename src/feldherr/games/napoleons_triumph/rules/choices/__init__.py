"""One read-only function a question: it lists the options and, given `no`, names the rule for what it refuses."""
