"""Browser push: encrypted for the browser (RFC 8291), signed by the server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hotelier.server.errors import Refused

KEPT_SECONDS: Final = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is offline."""
SIGNED_SECONDS: Final = 12 * 3600
RECORD_BYTES: Final = 4096
LAST_RECORD: Final = b"\x02"
"""The delimiter after the text of the last record."""


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
    """The public part of the server's key, as browsers receive it."""
    return packed(point_of(private_key(private)))


def private_key(stored: str) -> ec.EllipticCurvePrivateKey:
    """The server's key, as `new_key` stored it."""
    return ec.derive_private_key(int.from_bytes(unpacked(stored), "big"), ec.SECP256R1())


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public point of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


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
    """Encrypt a body for a browser: one record of RFC 8188, with the keys of RFC 8291."""
    receiver, secret = unpacked(keys["p256dh"]), unpacked(keys["auth"])
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    sender = point_of(own)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    shared = own.exchange(ec.ECDH(), public)
    source = derived(shared, secret, b"WebPush: info\0" + receiver + sender, 32)
    key = derived(source, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(source, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, body + LAST_RECORD, None)
    size = max(RECORD_BYTES, len(sealed)).to_bytes(4, "big")
    return salt + size + bytes([len(sender)]) + sender + sealed


def derived(source: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive key material (HKDF with SHA-256)."""
    return HKDF(SHA256(), length, salt, info).derive(source)


def signed(claims: Mapping[str, Any], key: ec.EllipticCurvePrivateKey) -> str:
    """A JSON web token, signed with ES256."""
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return f"{text}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def headers(endpoint: str, private: str, contact: str) -> dict[str, str]:
    """Headers for the push service: urgency, and the signature of the server."""
    parts = urlsplit(endpoint)
    claims: dict[str, Any] = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": contact,
    }
    key = private_key(private)
    return {
        "authorization": f"vapid t={signed(claims, key)},k={packed(point_of(key))}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
