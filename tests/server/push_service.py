"""A push service of our own on the loopback address: it keeps what it is sent, and a browser's
keys open it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from tests.server.service import PATIENCE


class Browser:
    """The part of a browser that can be called: an endpoint, and keys that only it knows."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.url}/{name}"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.key: str = b64urlencode(point)
        self.auth: str = b64urlencode(self._auth)

    def address(self, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "key": self.key,
            "auth": self.auth,
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        words = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth)
        return json.loads(words)


class PushService:
    """What was sent, in the order it came; answers as it is told, 201 unless told otherwise."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.came = Condition()

    def browser(self, name: str) -> Browser:
        return Browser(self, name)

    def calls(self, browser: Browser) -> list[dict[str, Any]]:
        """What was said to this browser."""
        path = browser.endpoint.removeprefix(self.url)
        return [browser.read(body) for sent, _, body in self.sent if sent == path]

    def wait_for(self, count: int) -> None:
        """Until so many were sent."""
        with self.came:
            # Longer than until the server looks a second time whether they are there.
            assert self.came.wait_for(lambda: len(self.sent) >= count, PATIENCE), "nobody is called"

    def signed_with(self, key: str) -> bool:
        """Whether everything was signed by the server whose key this is."""
        for _, headers, _ in self.sent:
            signature = headers["authorization"]
            if f"k={key}" not in signature or not Vapid02.verify(signature):
                return False
        return True


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            status, headers = here.answers.pop(0) if here.answers else (201, {})
            with here.came:
                told = {name.lower(): value for name, value in self.headers.items()}
                here.sent.append((self.path, told, body))
                here.came.notify_all()
            self.send_response(status)
            for name, value in {"content-length": "0", **headers}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
