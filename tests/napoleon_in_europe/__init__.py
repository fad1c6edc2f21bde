"""Napoleon in Europe, rule by rule."""
