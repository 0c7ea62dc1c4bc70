"""HTTP: FastAPI routes under /api, and the ASGI front that stands before them."""
