"""What is on disk: the database, its one writer, records, snapshots, analyses."""
