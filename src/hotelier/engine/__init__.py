"""Engine protocol: bots in any language, run as child processes that exchange JSON Lines."""
