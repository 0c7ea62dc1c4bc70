"""Terminal client: whole-screen mode and plain mode."""
