"""What a server allows a stranger: the slow, the long-winded and too many at once are sent away."""

import contextlib
import http.client
import socket
import ssl
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from faristol.serving import certificates, connections, serve

PAGE = b"<title>Faristol</title>"


@pytest.fixture
def server(tmp_path, monkeypatch):
    """A server of little patience, so that it need not be waited for."""
    monkeypatch.setattr(connections, "PATIENCE", 2)
    monkeypatch.setattr(connections, "MOST", 6)
    monkeypatch.setattr(connections, "MOST_OF_ONE", 4)
    monkeypatch.setattr(connections.Handler, "timeout", 2)
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "large.wasm").write_bytes(bytes(30_000_000))
    with serve.site("0.0.0.0", 0, tmp_path) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def connect(server, source="127.0.0.1"):
    return socket.create_connection(("127.0.0.1", server.server_port), 30, (source, 0))


def answer(connection, request):
    """What comes back until the other end has hung up."""
    connection.sendall(request)
    return everything(connection)


def everything(connection):
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(100_000):
            parts.append(part)
    return b"".join(parts)


def works(server, source="127.0.0.1"):
    with connect(server, source) as connection:
        return answer(connection, b"GET / HTTP/1.0\r\n\r\n").endswith(PAGE)


def test_whoever_is_slow_is_hung_up_on(server, capfd):
    """All at once, so that their time is waited for once; one does not take what was asked for."""
    with connect(server) as full, ThreadPoolExecutor() as at_once:
        full.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        full.sendall(b"GET /large.wasm HTTP/1.1\r\n\r\n")
        ways = says_nothing, stays_in_the_middle_of_a_request, sends_letter_by_letter
        assert [*at_once.map(lambda way: way(server), ways)] == [True] * len(ways)
        while server.connected:
            threading.Event().wait(0.05)
    assert works(server)
    said = capfd.readouterr().err.splitlines()
    assert len(said) == 3 and all("timed out" in line for line in said), "of who says nothing nothing is said"


def says_nothing(server):
    with connect(server) as silent:
        return everything(silent) == b""


def stays_in_the_middle_of_a_request(server):
    with connect(server) as slow:
        return answer(slow, b"GET / HTTP/1.1\r\nHost: ") == b""


def sends_letter_by_letter(server):
    """The time is for the whole request and not for each letter."""
    with connect(server) as drop_by_drop:
        drop_by_drop.settimeout(0.1)
        for letter in b"GET /" + b"a" * 200:
            try:
                drop_by_drop.sendall(bytes([letter]))
                if drop_by_drop.recv(1) == b"":
                    return True
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                return True
    return False


def test_the_time_begins_anew_with_each_request(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
    connection.connect()
    line = connection.sock
    for _ in range(4):
        threading.Event().wait(0.8)
        connection.request("GET", "/")
        assert connection.getresponse().read() == PAGE
        assert connection.sock is line
    connection.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nCookie: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"H%d: %d\r\n" % (n, n) for n in range(150)) + b"\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"H%d: " % n + b"a" * 900 + b"\r\n" for n in range(80)) + b"\r\n",
    ],
    ids=["address", "one header", "many headers", "much in all"],
)
def test_a_request_that_is_too_long_is_told_so(server, request_):
    with connect(server) as wordy:
        assert answer(wordy, request_).startswith(b"HTTP/1.1 431 ")


other_addresses = pytest.mark.skipif(sys.platform == "darwin", reason="this computer is only 127.0.0.1 there")


@pytest.fixture
def crowd(monkeypatch):
    """Connections that stand open as long as the test lasts."""
    monkeypatch.setattr(connections, "PATIENCE", 600)
    with contextlib.ExitStack() as everybody:
        yield everybody


@other_addresses
def test_many_connections_of_one_address_leave_room_for_the_others(server, crowd):
    for _ in range(10):
        last = crowd.enter_context(connect(server, "127.0.0.2"))
    assert everything(last) == b""
    assert list(server.connected.values()) == ["127.0.0.2"] * 4
    assert works(server, "127.0.0.3")


@other_addresses
def test_no_more_connections_than_a_room_needs(server, crowd):
    for number in range(2, 30):
        last = crowd.enter_context(connect(server, f"127.0.0.{number}"))
    assert everything(last) == b""
    assert len(server.connected) == 6


def test_who_was_sent_away_comes_in_when_the_others_have_gone(server, crowd):
    for _ in range(10):
        last = crowd.enter_context(connect(server))
    assert everything(last) == b""
    crowd.close()
    while server.connected:
        threading.Event().wait(0.05)
    assert works(server)


def test_a_handshake_that_never_comes_is_not_waited_for(server, tmp_path):
    certificates.main(tmp_path / "keys", ["127.0.0.1"])
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "keys/server.crt", tmp_path / "keys/server.key")
    with serve.site("127.0.0.1", 0, tmp_path) as safe:
        safe.socket = context.wrap_socket(safe.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=safe.serve_forever, args=(0.05,), daemon=True).start()
        with connect(safe) as silent:
            assert everything(silent) == b""
        device = ssl.create_default_context(cafile=tmp_path / "keys/faristol-ca.crt")
        with device.wrap_socket(connect(safe), server_hostname="127.0.0.1") as trusting:
            assert answer(trusting, b"GET / HTTP/1.0\r\n\r\n").endswith(PAGE)
        safe.shutdown()
