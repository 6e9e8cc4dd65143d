"""A key ring in software: makes passkeys and shows them, as a browser and its device would."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class KeyRing:
    """Every part of an answer can be forged."""

    origin: str
    house: str = "localhost"
    counter: int = 0
    steps: int = 1  # by how much the counter grows; 0: as keys do that several devices share
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    handle: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, options: dict[str, Any], **forged: Any) -> dict[str, Any]:
        """A new passkey, as the page would send it."""
        self.handle = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(ATTESTED) + attested
        answer = {
            "clientDataJSON": self._client("webauthn.create", options["challenge"], **forged),
            "attestationObject": bytes_to_base64url(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
            ),
        }
        return self._credential(answer)

    def show(self, options: dict[str, Any], **forged: Any) -> dict[str, Any]:
        """The passkey, for this challenge."""
        client = self._client("webauthn.get", options["challenge"], **forged)
        self.counter += self.steps
        data = self._data(0)
        told = hashlib.sha256(base64url_to_bytes(client)).digest()
        signature = self.key.sign(data + told, ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "userHandle": bytes_to_base64url(self.handle),
        }
        return self._credential(answer)

    def _data(self, flags: int) -> bytes:
        house = hashlib.sha256(self.house.encode()).digest()
        return house + bytes([PRESENT | VERIFIED | flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, **forged: Any) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, **forged}
        return bytes_to_base64url(json.dumps(told).encode())

    def _credential(self, answer: dict[str, str]) -> dict[str, Any]:
        own = bytes_to_base64url(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": answer}
