"""Receives Parley's webhooks, verifies their signatures and skips repeats. Needs Python 3.10 and no package:

    WEBHOOK_SECRET=whsec_… PORT=4001 python3 examples/webhook-receiver/receiver.py
"""

import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["WEBHOOK_SECRET"].encode()
MAX_BODY_BYTES = 4 * 1024 * 1024
TOLERANCE_SEC = 300
# Deliveries that were handled. Keep them in a database for a day: a delivery may come again after a restart.
handled: set[str] = set()


def is_genuine(body: bytes, signature: str) -> bool:
    """Whether Parley signed this body, the bytes as they arrived, with our secret within the last five minutes."""
    parts = re.fullmatch(r"t=([0-9]+),v1=([0-9a-f]{64})", signature)
    if parts is None or abs(time.time() - int(parts[1])) > TOLERANCE_SEC:
        return False
    expected = hmac.new(SECRET, parts[1].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, parts[2])


class Receiver(BaseHTTPRequestHandler):
    timeout = 10  # seconds in which something has to come

    def do_POST(self) -> None:
        # Anything but digits, such as -1, would have the body read without an end.
        length = self.headers.get("Content-Length", "")
        if re.fullmatch(r"[0-9]{1,9}", length) is None or int(length) > MAX_BODY_BYTES:
            return self.respond(413)
        body = self.rfile.read(int(length))
        if not is_genuine(body, self.headers.get("Svc-Signature", "")):
            return self.respond(401)
        # Respond first, work afterwards: Parley waits ten seconds.
        self.respond(204)
        delivery = json.loads(body)
        if delivery["id"] in handled:
            return print(f"repeated {delivery['id']}", flush=True)
        handled.add(delivery["id"])
        data = delivery["data"]
        if delivery["event"] == "ping":
            return print(f"ping: {data['message']}", flush=True)
        call = data["call"]
        print(f"{delivery['event']} {call['id']}: {call['outcome']} {json.dumps(call['fields'])}", flush=True)

    def respond(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.flush()

    def log_message(self, *args: object) -> None:
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4001"))), Receiver)
    print(f"Receiving on http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()
