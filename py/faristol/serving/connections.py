"""The limits of every request to our servers: time, length and number of requests; and no page in a frame.

Server counts who is connected; Handler reads each request within its bounds and names in every answer what a
browser must not do with it.
"""

import http.client
import http.server
import io
import shutil
import socket
import sys
import time
from typing import Any

PATIENCE = 15
"""Seconds for the whole of a request, and for how long a connection may wait for its next one."""
LONGEST = 32 * 1024
"""Bytes that a request may have; a browser's have one or two thousand."""
PIECE = 64 * 1024
"""Bytes that are sent at once, each time within Handler.timeout."""
MOST = 400
"""Connections at a time: forty tablets that start at once, with six each, and a relay's readers."""
MOST_OF_ONE = 160
"""Connections of one address, which may be a router with a table of tablets behind it."""


class Server(http.server.ThreadingHTTPServer):
    """A thread for each connection, and no more of them than a room needs: further ones are closed."""

    request_queue_size = 128
    addresses: list[str] = []  # under which it is reached, as a person would type them

    def __init__(self, address: tuple[str, int], handler: Any) -> None:
        self.connected: dict[Any, str] = {}  # from each open connection to the address at its other end
        super().__init__(address, handler)

    def verify_request(self, request: Any, client_address: Any) -> bool:
        addresses = list(self.connected.values())
        return len(addresses) < MOST and addresses.count(client_address[0]) < MOST_OF_ONE

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connected[request] = client_address[0]
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.connected.pop(request, None)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores a tablet that does not trust us yet or has gone: that is no fault of the program."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers one connection within the limits above."""

    protocol_version = "HTTP/1.1"
    timeout = (
        30  # for each piece that is sent: a tablet far from the access point is slow, a dead one endless
    )

    def setup(self) -> None:
        super().setup()
        self.reader = BoundedReader(self.connection)
        self.rfile = io.BufferedReader(self.reader)

    def handle_one_request(self) -> None:
        self.reader.begin_request()
        try:
            super().handle_one_request()
        except http.client.HTTPException:  # the first line alone was too long
            self.requestline = self.request_version = self.command = ""
            self.send_error(431)

    def end_headers(self) -> None:
        self.send_header("X-Frame-Options", "DENY")
        self.send_header("Content-Security-Policy", "frame-ancestors 'none'")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Sends in small pieces on every system: the time is for one piece, not for a file of 10 MB."""
        shutil.copyfileobj(source, outputfile, PIECE)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Prints only failed requests."""


class BoundedReader(io.RawIOBase):
    """Reads one request after another, each within one limit of time and one of length."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.begin_request()

    def begin_request(self, longest: int | None = None) -> None:
        """Gives the next part its time and its length, which of a message that is expected may be more."""
        self.until = time.monotonic() + PATIENCE
        self.left = LONGEST if longest is None else longest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        """Reads what has arrived; a connection that sent nothing is closed, one that stops is answered."""
        if self.left <= 0:
            raise http.client.HTTPException(f"longer than {LONGEST} bytes")
        usual = self.connection.gettimeout()
        self.connection.settimeout(max(self.until - time.monotonic(), 0.001))
        try:
            length = self.connection.recv_into(buffer)
        except TimeoutError:
            if self.left == LONGEST:
                return 0
            raise
        finally:
            self.connection.settimeout(usual)
        self.left -= length
        return length
