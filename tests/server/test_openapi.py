"""The server conforms to its OpenAPI document: schemathesis sends random requests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.client import Client
from tests.server.server_process import PATIENCE, Server

CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance",
    "response_schema_conformance",
)  # fmt: skip
ENDLESS = "stream|events|tokens/"
"""Routes that never end, and the one that could revoke the token in use."""


@pytest.mark.slow
def test_every_route_keeps_to_the_document(
    server: Server, client: Client, tmp_path: Path, long_factor: int
) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table.id}"\n', encoding="utf-8")
    phases = "fuzzing" if long_factor == 1 else "examples,coverage,fuzzing,stateful"
    ran = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config),
            "run", f"{server.url}/api/openapi.json", "--checks", ",".join(CHECKS),
            "--phases", phases, "--max-examples", str(4 * long_factor), "--seed", "1",
            "--exclude-path-regex", ENDLESS, "-H", f"Authorization: Bearer {client.token}",
            "--generation-database", "none", "--request-timeout", str(PATIENCE),
            "--suppress-health-check", "too_slow",
        ],
        capture_output=True, text=True, timeout=600, cwd=tmp_path,
        env={**os.environ, "NO_COLOR": "1"},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout
