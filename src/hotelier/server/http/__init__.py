"""HTTP: FastAPI routes under /api."""
