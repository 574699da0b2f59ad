"""The server of the site and of its rooms; `faristol serve` starts it, and prints where it is reached.

What is served is a folder: the site that the release brings inside the program, or dist/ of a checkout, which
scripts/serve.py builds first and serves by the same code.
"""

import argparse
import contextlib
import functools
import http.server
import os
import re
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import faristol
from faristol.serving import connections, local_network, relay, trust
from faristol.serving.relay_rooms import Rooms

ABOUT = """Serves Faristol from this computer: faristol serve, then open http://localhost:8000

--port 8000       another port
--host localhost  another address to listen on; 0.0.0.0 is every address of this computer, so that the room's
                  telephones reach it too: open the judge's page here, and it shows the code they scan
--https           serves by https with the club's own certificate, so that the tablets of the room can keep
                  Faristol for use without a network; a page on the next port says how each of them trusts it
"""
PACKAGE = Path(faristol.__file__).parent
SITES = [PACKAGE / "site", PACKAGE.parents[1] / "dist"]
"""Where the site is: in an installed program, or beside the sources."""
EVERYWHERE = "0.0.0.0"


class Handler(relay.Handler, http.server.SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, asked for again at each visit; and the relay of rooms."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".svg": "image/svg+xml",
        ".bin": "application/octet-stream",
    }

    def do_GET(self) -> None:
        if self.is_for_relay():
            self.answer_relay()
        else:
            super().do_GET()

    def do_POST(self) -> None:
        if self.is_for_relay():
            self.answer_relay()
        else:
            self.close_connection = True
            self.send_error(405)

    do_DELETE = do_POST

    def send_head(self) -> Any:
        if not self.is_ours():
            self.send_error(404)
            return None
        wanted = re.fullmatch(r"bytes=([0-9]{1,15})-", self.headers.get("Range", ""))
        if wanted and self.headers.get("If-Range") in (None, self.changed()):
            return self.rest_of_file(int(wanted[1]))
        return super().send_head()

    def changed(self) -> str:
        """Returns when the file was changed last: who has the beginning of another gets the whole."""
        return self.date_time_string(os.path.getmtime(self.translate_path(self.path)))

    def rest_of_file(self, begin: int) -> Any:
        """Answers a device whose line broke with what it lacks of a file."""
        named = self.translate_path(self.path)
        if not os.path.isfile(named) or begin >= (size := os.path.getsize(named)):
            self.send_error(416)
            return None
        self.send_response(206)
        self.send_header("Content-Type", self.guess_type(named))
        self.send_header("Content-Length", str(size - begin))
        self.send_header("Content-Range", f"bytes {begin}-{size - 1}/{size}")
        self.send_header("Last-Modified", self.changed())
        self.end_headers()
        file = open(named, "rb")  # noqa: SIM115 - the server closes it
        file.seek(begin)
        return file

    def is_ours(self) -> bool:
        """Returns whether the address is of a file in the folder; a link may not lead outside."""
        named = self.translate_path(self.path)
        try:
            if os.path.isdir(named):
                named = os.path.join(named, "index.html")
            file = Path(os.path.realpath(named, strict=True))
        except (OSError, ValueError):  # there is none, or no file can have such a name
            return False
        return file.is_file() and file.is_relative_to(os.path.realpath(self.directory))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Server(connections.Server):
    """A server of the site, with the rooms whose messages it relays."""

    def __init__(self, address: tuple[str, int], handler: Any) -> None:
        self.rooms = Rooms()
        super().__init__(address, handler)
        self.host, self.plain_port = address[0], self.server_port

    def telephones(self) -> list[str]:
        """Returns by which addresses the room's telephones reach it now, the likeliest first."""
        if self.host == EVERYWHERE:
            found = local_network.addresses()
        else:
            found = [self.host] if local_network.has(self.host) else []
        only_here = ("localhost", "127.0.0.1", "::1")
        return [f"http://{address}:{self.plain_port}" for address in found if address not in only_here]


class BesideTrust(trust.Handler, Handler):
    """By http, beside a site by https: how a device trusts it, and the site for telephones that needn't."""

    def do_GET(self) -> None:
        if self.is_about_trust():
            trust.Handler.do_GET(self)
        else:
            Handler.do_GET(self)


def site(host: str, port: int, folder: Path) -> Server:
    """The server of a folder; port 0 is any free one."""
    return listen(host, port, functools.partial(Handler, directory=str(folder)))


def listen(host: str, port: int, handler: Any) -> Server:
    try:
        return Server((host, port), handler)
    except OSError as error:
        raise SystemExit(
            f"Port {port} of {host} can't be used ({error.strerror}): try --port {port + 10}."
        ) from None


def room(host: str | None, port: int, folder: Path, make: trust.Makes) -> Server:
    """The site by https, and beside it, by http, the page that explains how a tablet trusts it."""
    names = trust.names(host)
    server = site(host or EVERYWHERE, port, folder)
    # The handshake is left to the thread of each connection: a slow tablet must not hold up the others.
    server.socket = trust.context(names, make).wrap_socket(
        server.socket, server_side=True, do_handshake_on_connect=False
    )
    server.addresses = [f"https://{name}:{server.server_port}" for name in names]
    handler = functools.partial(BesideTrust, directory=str(folder))
    page = listen(host or EVERYWHERE, port and port + 1, handler)
    page.addresses = server.addresses[: -len(trust.ONLY_HERE)] or server.addresses
    page.rooms, server.plain_port = server.rooms, page.server_port
    threading.Thread(target=page.serve_forever, daemon=True).start()
    print(f"Each device first opens http://{names[0]}:{page.server_port}, which says how it trusts us.")
    print(
        f"Fingerprint (SHA-256) of the club's certificate, to be compared there:\n    {trust.fingerprint()}"
    )
    return server


def about_telephones(addresses: list[str], host: str | None) -> str:
    if addresses:
        return f"Telephones in the same Wi-Fi reach its rooms at {'  '.join(addresses)}"
    if host == EVERYWHERE:
        return "This computer is in no Wi-Fi yet: join the room's and start again, and telephones reach it."
    return "Only this computer reaches it. With --host 0.0.0.0 the room's telephones do too."


def options(about: str, program: str | None = None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program, description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host")
    parser.add_argument("--https", action="store_true")
    return parser


def run(asked: argparse.Namespace, folder: Path, make: trust.Makes = trust.make) -> None:
    """Serves a folder as it was asked for, until Ctrl+C."""
    if asked.https:
        server = room(asked.host, asked.port, folder, make)
    else:
        server = site(asked.host or "localhost", asked.port, folder)
        here = "localhost" if asked.host in (None, EVERYWHERE) else asked.host
        server.addresses = [f"http://{here}:{server.server_port}"]
    print(about_telephones(server.telephones(), asked.host))
    print(f"Faristol is at {'  '.join(server.addresses)}\nCtrl+C stops it.", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


def main(arguments: Sequence[str], program: str) -> None:
    asked = options(ABOUT, f"{program} serve").parse_args(arguments)
    folder = next((folder for folder in SITES if (folder / "index.html").is_file()), None)
    if folder is None:
        raise SystemExit("No site is built here yet: python3 scripts/serve.py builds it, and serves it.")
    run(asked, folder)
