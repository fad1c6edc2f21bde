"""What proves any game: the contract battery, the search for tells, fuzzing, benchmarks, citations, mutations."""
