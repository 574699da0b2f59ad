"""Drives Firefox and WebKit, with the standard library alone.

Both understand WebDriver: Firefox by Marionette, its own socket, and WebKit by the driver that comes with it.
"""

import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

FIREFOX = shutil.which("firefox-esr")
WEBKIT = next(iter(glob.glob("/usr/lib/*/webkit2gtk-4*/MiniBrowser")), None)
WEBKIT_DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
PATIENCE = 240.0


class Refused(Exception):
    """What the browser answers to a command it can't carry out."""


class Browser:
    """What a test does with a browser; each browser sends commands in its own way."""

    process: subprocess.Popen[bytes]

    def command(self, marionette: str, http: str, **parameters: Any) -> Any:
        raise NotImplementedError

    def open(self, url: str) -> None:
        self.command("WebDriver:Navigate", "url", url=url)

    def reload(self) -> None:
        """As the person's reload; Firefox's own command goes past the service worker."""
        self.evaluate("(window.left = true, location.reload())")
        self.wait("!window.left")

    def evaluate(self, javascript: str) -> Any:
        script = f"return {javascript}"
        return self.command("WebDriver:ExecuteScript", "execute/sync", script=script, args=[])

    def wait(self, javascript: str) -> None:
        """Wait until it is true; a page that is being left may not answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(Refused):
                if self.evaluate(javascript):
                    return
            time.sleep(0.05)
        screen = self.evaluate(
            "[location.href, {...document.documentElement.dataset}, document.body.innerText]"
        )
        raise AssertionError(f"never came true: {javascript}\non {screen}")

    def see(self, selector: str) -> None:
        self.wait(f"Boolean(document.querySelector({selector!r}))")

    def find(self, selector: str) -> str:
        self.see(selector)
        found = self.command("WebDriver:FindElement", "element", using="css selector", value=selector)
        (element,) = found.values()
        return str(element)

    def click(self, selector: str) -> None:
        element = self.find(selector)
        self.command("WebDriver:ElementClick", f"element/{element}/click", id=element)

    def type(self, selector: str, text: str) -> None:
        element = self.find(selector)
        self.command("WebDriver:ElementSendKeys", f"element/{element}/value", id=element, text=text)

    def kill(self) -> None:
        """Kill the browser with all its processes, as when the battery is pulled out."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Firefox(Browser):
    def __init__(self, profile: Path, port: int = 0) -> None:
        """Start it with this profile; it can say which port it took only where its disk has room."""
        settings, taken = profile / "user.js", profile / "MarionetteActivePort"
        wish = f'user_pref("marionette.port", {port});\n'
        if not settings.exists() or settings.read_text("utf-8") != wish:
            settings.write_text(wish, "utf-8")
        taken.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        if not port:
            wait_for(lambda: taken.exists() and taken.read_text("utf-8"))
            port = int(taken.read_text("utf-8"))
        address = ("127.0.0.1", port)
        wait_for(lambda: _listens(address))
        with socket.create_connection(address, timeout=PATIENCE) as connection:
            self.stream = connection.makefile("rwb")
        self.receive()  # it says what it is
        self.command("WebDriver:NewSession", "")

    def command(self, marionette: str, http: str, **parameters: Any) -> Any:
        packet = json.dumps([0, 0, marionette, parameters])
        self.stream.write(f"{len(packet)}:{packet}".encode())
        self.stream.flush()
        _, _, error, result = self.receive()
        if error:
            raise Refused(error["error"], error["message"])
        return result.get("value") if isinstance(result, dict) else result

    def receive(self) -> Any:
        length = b""
        while (byte := self.stream.read(1)) != b":":
            length += byte
        return json.loads(self.stream.read(int(length)))

    def quit(self) -> None:
        """Close it as a person does."""
        self.command("Marionette:Quit", "", flags=["eAttemptQuit"])
        self.stream.close()
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.stream.close()
        super().kill()


def _listens(address: tuple[str, int]) -> bool:
    try:
        socket.create_connection(address, timeout=1).close()
    except OSError:
        return False
    return True


class WebKit(Browser):
    """WebKit on a virtual screen. Its storage is gone when it ends: a driven WebKit has no profile."""

    def __init__(self, home: Path, screen: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        environment = {
            **os.environ,
            "HOME": str(home),
            "DISPLAY": screen,
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        if os.geteuid() == 0:  # its sandbox does not start for root
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        self.process = subprocess.Popen(
            [WEBKIT_DRIVER, f"--port={port}"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.address = f"http://127.0.0.1:{port}/session"
        wait_for(lambda: answers(port))
        wanted = {"webkitgtk:browserOptions": {"binary": WEBKIT, "args": ["--automation"]}}
        session = self.post(self.address, {"capabilities": {"alwaysMatch": wanted}})
        self.address += f"/{session['sessionId']}"

    def command(self, marionette: str, http: str, **parameters: Any) -> Any:
        return self.post(f"{self.address}/{http}", parameters)

    def leave_for_a_new_window(self) -> None:
        new = self.command("", "window/new", type="tab")["handle"]
        self.post(f"{self.address}/window", None, "DELETE")
        self.command("", "window", handle=new)

    def post(self, address: str, parameters: dict[str, Any] | None, method: str = "POST") -> Any:
        request = urllib.request.Request(address, json.dumps(parameters or {}).encode(), method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            refusal = json.load(error)["value"]
            raise Refused(refusal["error"], refusal["message"]) from None


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def wait_for(ready: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "the browser did not start"
        time.sleep(0.05)
