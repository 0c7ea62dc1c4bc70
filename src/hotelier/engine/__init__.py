"""The engine protocol: bots in any language, as child processes that speak JSON Lines."""
