"""Room that is held ready for a full disk, in a file of the origin; it is given up in parts for an act.

No browser says how full its disk is, so we write something beyond the end of the ballast, and cut it off.
"""

from typing import Any

import js
from pyodide.ffi import JsException

from faristol.storage.javascript import js_object
from faristol.storage.spare import Room

MEGABYTE = 1 << 20
FOR_AN_ACT = MEGABYTE // 16
LOW = 4 * MEGABYTE
"""With less than this beside the ballast the person is warned."""
BALLAST = 12 * MEGABYTE


class Ballast:
    def __init__(self, file: Any) -> None:
        self._file = file
        # The file may be longer, if the browser was killed while `fits` wrote beyond the ballast.
        self._size = min(file.getSize(), BALLAST)
        file.truncate(self._size)
        # Make room now: a browser may drop a database that is opened on a full disk.
        self.makes_room(FOR_AN_ACT)

    def fits(self, size: int) -> bool:
        """Return whether the disk has so much room beside the ballast."""
        fits = write_at(self._file, js.Uint8Array.new(size).fill(32), self._size)
        self._file.truncate(self._size)
        return fits

    def makes_room(self, size: int) -> bool:
        """Return whether the disk has so much room, having given up ballast for it if needed."""
        while not self.fits(size):
            if not self._size:
                return False
            self._size = max(0, self._size - LOW)
            self._file.truncate(self._size)
            self._file.flush()
        return True

    def room(self) -> Room:
        """Return how much room there is now, and write the ballast again as far as some is missing."""
        if not self.fits(LOW):
            # Room is made even if no act needs it: a browser may drop a database that is only read.
            return "low" if self.makes_room(FOR_AN_ACT) else "none"
        while self._size < BALLAST and write_at(self._file, js.Uint8Array.new(LOW).fill(32), self._size):
            self._size += LOW
        return "enough"


def write_at(file: Any, content: Any, at: int) -> bool:
    """Write, and return whether there was room for all of it."""
    try:
        return bool(file.write(content, js_object(at=at)) == content.byteLength)
    except JsException:
        return False
