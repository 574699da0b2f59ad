"""A Chromium that trusts the club opens the room's addresses, and no site that a thief of the key forges."""

import os
import shutil
import subprocess
import sys
import threading

import pytest
from playwright.sync_api import Error

from drivers.forging import earlier_authority, server_context
from faristol.serving import certificates, serve

pytestmark = pytest.mark.browsers

ROOM = ["127.0.0.1", "192.168.1.20", "10.7.7.7", "club.local", "localhost"]
FOREIGN = ["203.0.113.7", "172.32.0.1", "100.64.0.1", "www.example.org", "shop.cat", "club"]


@pytest.fixture
def forger(tmp_path):
    """Serves a page by https under each of these names, with a certificate of this authority."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("<title>Here I am</title><link rel='icon' href='data:,'>")
    running = []

    def run(authority, key, names):
        ports = {}
        for name in names:
            forgery = certificates.make_server(authority, key, [certificates.general_name(name)])
            server_certificate, server_key = forgery
            certificates.write(tmp_path / "server", server_key, server_certificate, authority)
            server = serve.site("127.0.0.1", 0, tmp_path / "site")
            server.socket = server_context(tmp_path).wrap_socket(
                server.socket, server_side=True, do_handshake_on_connect=False
            )
            threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
            running.append(server)
            ports[name] = server.server_port
        return ports

    yield run
    for server in running:
        server.shutdown()
        server.server_close()


@pytest.fixture
def certutil():
    """The program that tells a Chromium on Linux whom to trust; only `test.py --browsers all` asks for it."""
    found = shutil.which("certutil") if sys.platform == "linux" else None
    if not found and os.environ.get("FARISTOL_BROWSERS") == "all":
        pytest.fail("not installed: sudo apt install libnss3-tools")
    if not found:
        pytest.skip("not installed: sudo apt install libnss3-tools")
    return found


@pytest.fixture
def opened(tmp_path, certutil, browser_type, browser_type_launch_args, forger):
    """What a Chromium that trusts this authority finds at each name: the title, or why it refuses."""

    def visit(authority, key, names):
        ports = forger(authority, key, names)
        certificates.write(tmp_path / "faristol-ca", key, authority)
        store = tmp_path / ".pki/nssdb"
        store.mkdir(parents=True, exist_ok=True)
        for command in ["-N --empty-password", f"-A -t C,, -n club -i {tmp_path}/faristol-ca.crt"]:
            subprocess.run([certutil, "-d", f"sql:{store}", *command.split()], check=True)
        here = ",".join(f"MAP {name}:443 127.0.0.1:{port}" for name, port in ports.items())
        arguments = [*browser_type_launch_args["args"], f"--host-resolver-rules={here},MAP * ~NOTFOUND"]
        browser = browser_type.launch(
            executable_path=browser_type_launch_args["executable_path"],
            args=arguments,
            env={**os.environ, "HOME": str(tmp_path)},
        )
        try:
            return {name: seen(browser.new_page(), name) for name in ports}
        finally:
            browser.close()

    return visit


def seen(page, name):
    try:
        page.goto(f"https://{name}/")
    except Error as error:
        return error.message.split(" at ")[0].removeprefix("Page.goto: ")
    return page.title()


def test_only_the_addresses_of_a_room_are_opened(opened):
    assert opened(*certificates.make_authority(), [*ROOM, *FOREIGN]) == {
        **dict.fromkeys(ROOM, "Here I am"),
        **dict.fromkeys(FOREIGN, "net::ERR_CERT_INVALID"),
    }


def test_an_earlier_authority_was_believed_at_any_address(opened):
    """Or the test above would show nothing."""
    assert opened(*earlier_authority(), ["203.0.113.7"]) == {"203.0.113.7": "Here I am"}
