"""Storage: the rows, the writer thread, loading, backup."""
