"""The terminal client: prints and asks, on any screen and without one."""
