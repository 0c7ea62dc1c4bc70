"""The server: tables, seats and play over the network, kept in a database (see docs/server.md)."""
