"""Https for a room: this computer's names, its certificate, and the page that says how a tablet trusts it.

`faristol serve --https` uses this; the page is trust.html. The authority and the keys are in the person's
own settings folder, because the tablets of the club trust them for years.
"""

import datetime
import hashlib
import html
import os
import re
import socket
import ssl
import string
import sys
from collections.abc import Callable
from pathlib import Path

from faristol.serving import connections, local_network

PAGE = Path(__file__).parent / "trust.html"
Makes = Callable[[Path, list[str]], None]
"""Makes in a folder the certificates for the names by which this computer is reached."""
LANGUAGES = ["ca", "ro", "en"]
ONLY_HERE = ["localhost", "127.0.0.1"]
LACKING = (
    "For --https install the package cryptography too: pip install cryptography, "
    "or where pipx installed Faristol: pipx inject faristol cryptography."
)


def folder() -> Path:
    if os.name == "nt":
        return Path(os.environ["APPDATA"]) / "Faristol"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Faristol"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "faristol"


def names(host: str | None = None) -> list[str]:
    """Returns how the tablets reach this computer, best first: its address in the room, then its names."""
    if host and host not in ("0.0.0.0", "::"):
        if not local_network.has(host):
            raise SystemExit(f"{host} is not of a local network, and --https is for no other.")
        return list(dict.fromkeys([host, *ONLY_HERE]))
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as to_anywhere:
        try:
            to_anywhere.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
            found.append(to_anywhere.getsockname()[0])
        except OSError:
            pass  # no network: only this computer itself
    name = socket.gethostname().lower().split(".")[0]
    if re.fullmatch(r"[a-z0-9-]+", name) and name not in ONLY_HERE:
        found.append(f"{name}.local")
    for address in found:
        if not local_network.has(address):
            print(f"{address} is an address of the internet: by https nobody reaches Faristol there.")
    return [*filter(local_network.has, found), *ONLY_HERE]


def make(folder: Path, names: list[str]) -> None:
    try:
        from faristol.serving import certificates
    except ModuleNotFoundError:
        raise SystemExit(LACKING) from None
    certificates.main(folder, names)


def context(reached_by: list[str], make: Makes) -> ssl.SSLContext:
    """Returns what a server needs for https by these names."""
    make(folder(), reached_by)
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(folder() / "server.crt", folder() / "server.key")
    return made


def fingerprint() -> str:
    """SHA-256 of the authority's certificate, as the settings of every system show it."""
    certificate = ssl.PEM_cert_to_DER_cert((folder() / "faristol-ca.crt").read_text("ascii"))
    return hashlib.sha256(certificate).digest().hex(":").upper()


def last_day() -> datetime.date:
    """Returns until when the authority is valid, as a date."""
    reader = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    reader.load_verify_locations(folder() / "faristol-ca.crt")
    (authority,) = reader.get_ca_certs()
    end = ssl.cert_time_to_seconds(str(authority["notAfter"]))
    return datetime.datetime.fromtimestamp(end, datetime.UTC).date()


class Handler(connections.Handler):
    """Serves two things: the page, in the language asked for, and the authority's certificate."""

    server: connections.Server

    def is_about_trust(self) -> bool:
        return self._wanted() in ("faristol-ca.crt", "", *LANGUAGES)

    def _wanted(self) -> str:
        return self.path.split("?")[0].strip("/")

    def do_GET(self) -> None:
        path = self._wanted()
        if path == "faristol-ca.crt":
            self.answer("application/x-x509-ca-cert", (folder() / "faristol-ca.crt").read_bytes())
        elif path in ("", *LANGUAGES):
            self.answer("text/html; charset=utf-8", self.page(path or self.preferred()).encode())
        else:
            self.send_error(404)

    def preferred(self) -> str:
        asked = re.findall(r"\b[a-z]{2}\b", self.headers.get("Accept-Language", ""))
        return next((language for language in asked if language in LANGUAGES), "en")

    def page(self, language: str) -> str:
        links = "".join(
            f'<p><a href="{html.escape(url)}">{html.escape(url)}</a></p>' for url in self.server.addresses
        )
        template = string.Template(PAGE.read_text("utf-8"))
        return template.substitute(
            language=language,
            links=links,
            fingerprint=fingerprint().replace(":", ":<wbr>"),
            last_day=f"{last_day():%d.%m.%Y}",
        )

    def answer(self, kind: str, data: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)
