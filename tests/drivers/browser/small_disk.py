"""A disk of its own for a browser's profile, and somebody who fills it."""

import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = 400_000_000
BALLAST = 12_000_000


class SmallDisk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._emptied = threading.Event()
        self._filling: threading.Thread | None = None

    def is_filled(self) -> None:
        """To the last byte, and again whenever the browser gives something back."""
        self._emptied.clear()
        self._filling = threading.Thread(target=self._fill, daemon=True)
        self._filling.start()
        while self.free:
            pass

    def _fill(self) -> None:
        with (self.folder / "photographs").open("ab", buffering=0) as file:
            while not self._emptied.is_set():
                try:
                    file.write(bytes(4096))
                except OSError:
                    self._emptied.wait(1)

    def is_emptied(self) -> None:
        self._emptied.set()
        if self._filling:
            self._filling.join()
        (self.folder / "photographs").unlink(missing_ok=True)

    @property
    def has_ballast(self) -> bool:
        """Whether the site holds all the room on it that it gives up when there is no other."""
        files = (path for path in self.folder.rglob("File System/**/*") if path.is_file())
        return any(path.stat().st_size >= BALLAST for path in files)

    @property
    def free(self) -> int:
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_frsize


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    folder.mkdir(exist_ok=True)
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a file system of its own can be mounted by root alone")
    disk = SmallDisk(folder)
    yield disk
    disk.is_emptied()
    subprocess.run(["umount", "-l", str(folder)], check=True)
