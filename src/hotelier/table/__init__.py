"""The table: a game in progress with its chance, journal, record and undo."""
