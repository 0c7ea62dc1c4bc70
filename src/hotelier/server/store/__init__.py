"""Storage: database rows, the writer thread, readers, backups."""
