"""The server: tables, seats and play over the network, stored in a database (see
docs/server.md)."""
