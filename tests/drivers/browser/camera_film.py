"""What a camera would see of another tablet's screen: tilted, a little blurred, with noise; Chromium plays it
as its fake camera.
"""

import math
import random
import time
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path

import segno
from playwright.sync_api import Page

from faristol.screens.parts.qr import QUIET

WIDTH, HEIGHT = 640, 480
EACH = 3
"""So many pictures of each code, thirty a second."""
DARK, LIGHT, ROOM = 45, 205, 90

ON_CANVAS = """() => {
    const canvas = document.getElementById("moving-code-picture");
    const { width, height } = canvas;
    window.copy ??= new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    window.copy.drawImage(canvas, 0, 0);
    const { data } = window.copy.getImageData(0, 0, width, height);
    const rows = [];
    for (let y = 0; y < height; y++)
        rows.push(Array.from({ length: width }, (_, x) => (data[4 * (y * width + x)] < 128 && data[3] ? 1 : 0)).join(""));
    return rows.join("\\n");
}"""
STREAM = "() => { window.seen = document.getElementById('camera').srcObject; }"
LET_GO = "() => window.seen.getTracks().every((track) => track.readyState === 'ended')"
NOTHING = [[0] * 21 for _ in range(21)]

Code = Sequence[Sequence[int]]
"""Rows of squares with the margin; 1 is black."""


def film(
    path: Path, codes: Sequence[Code], *, square: float = 4.1, tilt: float = 0.18, noise: int = 12
) -> tuple[str, ...]:
    """Write the film, and return how a browser is started that sees it."""
    size, chance = len(codes[0]), random.Random(7)
    hands = [_hand(size, square, tilt * sign, turn) for sign, turn in ((1, 0.05), (-1, -0.08), (0.5, 0.02))]
    grain = [_grain(chance, noise) for _ in range(3)]
    colours = bytes(WIDTH * HEIGHT // 2).replace(b"\0", b"\x80")
    with path.open("wb") as out:
        out.write(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F30:1 Ip A1:1 C420jpeg\n".encode())
        for number, code in enumerate(codes):
            flat = bytes(DARK if square else LIGHT for row in code for square in row) + bytes([ROOM])
            taps = [light_of(flat) for light_of in hands[number % 3]]
            for noisy in grain[:EACH]:
                seen = bytes(map(_seen, *taps, noisy))
                out.write(b"FRAME\n" + seen + colours)
    fake = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
    return (*fake, f"--use-file-for-fake-video-capture={path}")


def hold_before(camera: Path, text: str) -> None:
    """Hold the code of a text, which stands on another screen, before the camera that plays this file."""
    code = on_screen(text)
    film(camera, [code] * 3, square=min(4.1, 440 / len(code)))


def on_screen(text: str) -> Code:
    """Return the code of a text as a screen shows it."""
    matrix = segno.make(text, error="m").matrix
    blank = [0] * (len(matrix) + 2 * QUIET)
    rows = [[0] * QUIET + list(row) + [0] * QUIET for row in matrix]
    return [blank] * QUIET + rows + [blank] * QUIET


def codes_on_screen(page: Page) -> list[list[list[int]]]:
    """Return each code that the screen shows, once they come round again."""
    every = int(page.get_attribute("#moving-code-picture", "data-all") or 0)
    found: dict[str, None] = {}
    until = time.monotonic() + 60
    while len(found) < every and time.monotonic() < until:
        picture = page.evaluate(ON_CANVAS)
        if "1" in picture:
            found[picture] = None
        page.wait_for_timeout(40)
    return [[[int(square) for square in row] for row in picture.split("\n")] for picture in found]


def _seen(one: int, two: int, three: int, four: int, noise: int) -> int:
    return (one + two + three + four >> 2) + noise


def _grain(chance: random.Random, noise: int) -> list[int]:
    return [min(30, max(-30, round(chance.gauss(0, noise)))) for _ in range(WIDTH * HEIGHT)]


def _hand(size: int, square: float, tilt: float, turn: float) -> "list[itemgetter[int]]":
    """Return where each picture point finds its light: at four places around it, which is the blur."""
    found = []
    for right, down in ((-0.6, -0.3), (0.3, -0.6), (0.6, 0.3), (-0.3, 0.6)):
        places = []
        for y in range(HEIGHT):
            for x in range(WIDTH):
                across, along = x + right - WIDTH / 2, y + down - HEIGHT / 2
                depth = square * (1 + tilt * (across + 0.4 * along) / WIDTH)
                column = math.floor((across * math.cos(turn) + along * math.sin(turn)) / depth + size / 2)
                row = math.floor((along * math.cos(turn) - across * math.sin(turn)) / depth + size / 2)
                inside = 0 <= column < size and 0 <= row < size
                places.append(row * size + column if inside else size * size)
        found.append(itemgetter(*places))
    return found
