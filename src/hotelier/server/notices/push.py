"""Browser push: encrypted for the browser (RFC 8291), signed by the server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from hotelier.server.errors import Refused

KEPT_SECONDS: Final = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is offline."""
SIGNED_SECONDS: Final = 12 * 3600


def packed(data: bytes) -> str:
    """Bytes as base64url text, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Bytes from base64url text.

    >>> unpacked(packed(b"hotel"))
    b'hotel'
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Refused("bad-push-keys") from error


def new_key() -> str:
    """A new private key of the server, as stored."""
    key = ec.generate_private_key(ec.SECP256R1())
    return packed(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The public key for browsers."""
    key = Vapid02.from_raw(private.encode())
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return packed(point)


def checked_keys(keys: Mapping[str, str]) -> dict[str, str]:
    """Check the keys of a browser."""
    point, secret = unpacked(keys.get("p256dh", "")), unpacked(keys.get("auth", ""))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise Refused("bad-push-keys") from error
    if len(secret) != 16:
        raise Refused("bad-push-keys")
    return {"p256dh": packed(point), "auth": packed(secret)}


def encrypted(body: bytes, keys: Mapping[str, str]) -> bytes:
    """Encrypt a body for the browser."""
    found: bytes = http_ece.encrypt(
        body,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpacked(keys["p256dh"]),
        auth_secret=unpacked(keys["auth"]),
        version="aes128gcm",
    )
    return found


def headers(endpoint: str, private: str, contact: str) -> dict[str, str]:
    """Headers for the push service: urgency, and the signature of the server."""
    parts = urlsplit(endpoint)
    claims: dict[str, Any] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": contact,
    }
    signed: dict[str, str] = Vapid02.from_raw(private.encode()).sign(claims)
    return {
        "authorization": signed["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
