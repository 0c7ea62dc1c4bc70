"""Messages to absent players: by mail, webhook and browser push."""
