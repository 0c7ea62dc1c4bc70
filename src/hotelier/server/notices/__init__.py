"""Messages to players who are not looking: by mail, to webhooks, to browsers."""
