"""Test `tools/audit.py`: a vulnerability fails, and no answer fails with `--strict` only."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HASH = "0" * 64
WEAK = "weakling"


class Advisories(BaseHTTPRequestHandler):
    """A service that knows one vulnerability, of one package."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        name = asked["package"]["name"]
        vulnerability = {
            "id": "PYSEC-2026-1", "summary": "Opens every door.", "aliases": [],
            "affected": [{
                "package": {"name": name, "ecosystem": "PyPI"},
                "ranges": [
                    {"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "2.0"}]},
                ],
            }],
        }  # fmt: skip
        body = json.dumps({"vulns": [vulnerability]} if name == WEAK else {}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[str]:
    """Run the service and return its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Advisories) as found:
        thread = threading.Thread(target=found.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{found.server_port}/query"
        found.shutdown()
        thread.join()


def audit(tmp_path: Path, url: str, package: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Audit a lock with one package."""
    lock = tmp_path / "some.lock"
    lock.write_text(f"{package}==1.0 --hash=sha256:{HASH}\n", encoding="utf-8")
    return subprocess.run(
        [sys.executable, "tools/audit.py", "--vulnerability-service", "osv", "--osv-url", url,
         "--requirement", str(lock), *flags],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip


def test_a_known_vulnerability_fails(tmp_path: Path, service: str) -> None:
    ran = audit(tmp_path, service, WEAK)
    assert ran.returncode == 1
    assert ran.stderr == f"audit: {WEAK} 1.0: PYSEC-2026-1, fixed in 2.0\n"


def test_no_known_vulnerability_passes(tmp_path: Path, service: str) -> None:
    ran = audit(tmp_path, service, "harmless", "--strict")
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@pytest.mark.parametrize(("flags", "code"), [([], 0), (["--strict"], 1)])
def test_without_an_answer_one_line_says_so(tmp_path: Path, flags: list[str], code: int) -> None:
    ran = audit(tmp_path, "http://127.0.0.1:9/query", WEAK, *flags)
    assert ran.returncode == code
    assert ran.stderr.startswith("audit: could not look up known vulnerabilities: ")
    assert ran.stderr.count("\n") == 1


def test_make_check_audits_and_make_audit_is_strict() -> None:
    """Check the steps of each target, as make would run them."""
    for target, script in (("check", "tools/audit.py"), ("audit", "tools/audit.py --strict ")):
        ran = subprocess.run(
            ["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, timeout=300
        )
        assert f".venv/bin/python {script}" in ran.stdout.splitlines()
