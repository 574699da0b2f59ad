"""The server of scripts/serve.py: the types that browsers insist on, and nothing stale."""

import http.client
import threading

import pytest

import serve

PAGES = {
    "index.html": "text/html",
    "page.js": "text/javascript",
    "engine/boot.mjs": "text/javascript",
    "engine/pyodide.asm.wasm": "application/wasm",
    "engine/pyodide-lock.json": "application/json",
    "engine/snapshot.bin": "application/octet-stream",
    "manifest.webmanifest": "application/manifest+json",
    "css/faristol.css": "text/css",
    "fonts/atkinson-latin.woff2": "font/woff2",
    "icons/icon.svg": "image/svg+xml",
}


@pytest.fixture
def connection(tmp_path):
    for name in PAGES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    server = serve.site("localhost", 0, tmp_path)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    connection = http.client.HTTPConnection("localhost", server.server_port)
    yield connection
    connection.close()
    server.shutdown()
    server.server_close()
    thread.join()


def ask(connection, path, **headers):
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize("name", PAGES)
def test_each_file_has_its_type(connection, name):
    answer, body = ask(connection, f"/{name}")
    assert answer.getheader("Content-Type") == PAGES[name]
    assert body.decode() == name


def test_the_folder_is_its_index(connection):
    answer, body = ask(connection, "/")
    assert (answer.status, body) == (200, b"index.html")


def test_every_visit_asks_again_and_downloads_only_what_changed(connection):
    answer, _ = ask(connection, "/page.js")
    assert answer.getheader("Cache-Control") == "no-cache"
    again, body = ask(connection, "/page.js", **{"If-Modified-Since": answer.getheader("Last-Modified")})
    assert (again.status, body) == (304, b"")


def test_a_file_that_is_not_there_is_said_so(connection):
    answer, _ = ask(connection, "/nothing.js")
    assert answer.status == 404


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path):
    with serve.site("localhost", 0, tmp_path) as taken, pytest.raises(SystemExit, match="--port"):
        serve.site("localhost", taken.server_port, tmp_path)
