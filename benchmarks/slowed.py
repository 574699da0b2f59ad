"""A browser as slow as an old tablet: each of its threads gets a part of one processor.

The protocol's own brake slows pages only, not the engine's worker. Here every thread of every process under
this one that is Chromium's has a control group of its own with a quota (Linux, cgroup v1, as root).
"""

import os
import threading
from contextlib import suppress
from pathlib import Path

CPU = Path("/sys/fs/cgroup/cpu")
PERIOD = 12_000
"""Microseconds: short, so that a tap of some milliseconds is slowed too."""
LOOK = 0.03


class NoQuota(SystemExit):
    pass


class Slowed:
    """While it lasts, each thread of Chromium runs so many times slower."""

    def __init__(self, times):
        self.times, self.groups, self.over = times, {}, threading.Event()
        self.watch = threading.Thread(target=self._look, daemon=True)

    def __enter__(self):
        if not os.access(CPU / "tasks", os.W_OK):
            raise NoQuota(
                "No quota can be set here: it needs Linux with cgroup v1 at /sys/fs/cgroup/cpu, as root."
            )
        self.watch.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.watch.join()
        for thread, group in self.groups.items():
            self._moves(thread, CPU)
            group.rmdir()

    def _look(self):
        while not self.over.wait(LOOK):
            for thread in threads_of_chromium():
                if thread not in self.groups:
                    self.groups[thread] = self._group(thread)
                    self._moves(thread, self.groups[thread])

    def _group(self, thread):
        group = CPU / f"faristol-{os.getpid()}-{thread}"
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD / self.times)))
        return group

    @staticmethod
    def _moves(thread, group):
        with suppress(OSError):  # it may have ended meanwhile
            (group / "tasks").write_text(str(thread))


def threads_of_chromium():
    return [
        thread for process in _under(os.getpid()) for thread in _threads(process) if _is_chromium(process)
    ]


def _under(process):
    for thread in _threads(process):
        for child in _read(f"/proc/{process}/task/{thread}/children").split():
            yield int(child)
            yield from _under(int(child))


def _threads(process):
    try:
        return [int(thread) for thread in os.listdir(f"/proc/{process}/task")]
    except FileNotFoundError:
        return []


def _is_chromium(process):
    return _read(f"/proc/{process}/comm").startswith("chrom")


def _read(file):
    try:
        return Path(file).read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
