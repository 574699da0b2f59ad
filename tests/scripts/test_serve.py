"""The server of the site: the types that browsers insist on, nothing stale, only the site."""

import contextlib
import http.client
import threading

import pytest

from faristol.serving import serve

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


@contextlib.contextmanager
def serving(server):
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def connection(tmp_path):
    for name in PAGES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    with serving(serve.site("localhost", 0, tmp_path)) as server:
        connection = http.client.HTTPConnection("localhost", server.server_port)
        yield connection
        connection.close()


def ask(connection, path, **headers):
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize("name", PAGES)
def test_each_file_has_its_type(connection, name):
    answer, body = ask(connection, f"/{name}")
    assert answer.getheader("Content-Type") == PAGES[name]
    assert body.decode() == name


def test_every_visit_asks_again_and_downloads_only_what_changed(connection):
    answer, _ = ask(connection, "/page.js")
    assert answer.getheader("Cache-Control") == "no-cache"
    again, body = ask(connection, "/page.js", **{"If-Modified-Since": answer.getheader("Last-Modified")})
    assert (again.status, body) == (304, b"")


def test_a_device_whose_line_broke_gets_the_rest_of_a_file(connection):
    answer, body = ask(connection, "/engine/snapshot.bin", Range="bytes=7-")
    assert (answer.status, body) == (206, b"snapshot.bin")
    assert answer.getheader("Content-Range") == "bytes 7-18/19"
    assert answer.getheader("Content-Type") == "application/octet-stream"


def test_a_device_with_the_beginning_of_another_version_gets_the_whole(connection):
    changed = ask(connection, "/page.js", Range="bytes=2-")[0].getheader("Last-Modified")
    answers = {changed: (206, b"ge.js"), "Thu, 01 Jan 1970 00:00:00 GMT": (200, b"page.js")}
    for known, wanted in answers.items():
        answer, body = ask(connection, "/page.js", Range="bytes=2-", **{"If-Range": known})
        assert (answer.status, body) == wanted


@pytest.mark.parametrize("path", ["/page.js", "/engine/", "/nothing.js", "/../serve.py"])
def test_past_the_end_of_a_file_or_outside_there_is_no_rest(connection, path):
    assert ask(connection, path, Range="bytes=7-")[0].status in (404, 416)


@pytest.mark.parametrize("wanted", ["bytes=-3", "bytes=0-3", "bytes=1-,3-", "lines=1-", f"bytes={'9' * 40}-"])
def test_another_kind_of_part_is_answered_with_the_whole(connection, wanted):
    assert ask(connection, "/page.js", Range=wanted)[1] == b"page.js"


@pytest.mark.parametrize("path", ["/css/", "/css", "/engine", "/engine/", "/css/../engine/"])
def test_a_folder_is_not_listed(connection, path):
    answer, body = ask(connection, path)
    assert answer.status == 404
    assert b"faristol.css" not in body and b"boot.mjs" not in body


def test_a_link_out_of_the_folder_is_not_followed(connection, tmp_path):
    (tmp_path.parent / "private").mkdir(exist_ok=True)
    (tmp_path.parent / "private/index.html").write_text("secret")
    try:
        (tmp_path / "file.html").symlink_to(tmp_path.parent / "private/index.html")
        (tmp_path / "folder").symlink_to(tmp_path.parent / "private", target_is_directory=True)
        (tmp_path / "own.js").symlink_to(tmp_path / "page.js")
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
    except OSError:
        pytest.skip("this system lets only some people make links")
    for path in ["/file.html", "/folder/", "/folder/index.html", "/loop", "/loop/index.html"]:
        answer, body = ask(connection, path)
        assert (answer.status, b"secret" in body) == (404, False), path
    answer, body = ask(connection, "/own.js")
    assert (answer.status, body) == (200, b"page.js")


def test_the_folder_itself_may_be_a_link(connection, tmp_path):
    link = tmp_path.parent / f"{tmp_path.name}-link"
    try:
        link.symlink_to(tmp_path, target_is_directory=True)
    except OSError:
        pytest.skip("this system lets only some people make links")
    with serving(serve.site("localhost", 0, link)) as server:
        other = http.client.HTTPConnection("localhost", server.server_port)
        answer, body = ask(other, "/page.js")
        other.close()
    assert (answer.status, body) == (200, b"page.js")


NAMES_OF_NOTHING = [
    "/nothing.js",
    "/%00",
    "/page.js%00",
    "/%00/index.html",
    "/%ED%A0%80",
    "/%FF%FE",
    f"/{'n' * 5000}",
    f"/{'n/' * 5000}",
    "/page.js/",
    "/page.js/index.html",
    "/..%2f..%2fetc/passwd",
    "/%5c..%5cpage.js",
    "//[",
    "/engine?//[",
]


@pytest.mark.parametrize("path", NAMES_OF_NOTHING)
def test_a_name_that_no_file_has_is_told_so_and_no_more(connection, capfd, path):
    answer, _ = ask(connection, path)
    assert answer.status == 404
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("path", ["/", "/page.js", "/nothing.js"])
def test_no_page_lets_itself_be_framed_or_taken_for_another_type(connection, path):
    answer, _ = ask(connection, path)
    assert answer.getheader("X-Frame-Options") == "DENY"
    assert answer.getheader("Content-Security-Policy") == "frame-ancestors 'none'"
    assert answer.getheader("X-Content-Type-Options") == "nosniff"


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path):
    with serve.site("localhost", 0, tmp_path) as taken, pytest.raises(SystemExit, match="--port"):
        serve.site("localhost", taken.server_port, tmp_path)
