"""The one base of every expected "no".

Rejected                        the rules, a file or the device do not allow it; nothing has changed
├── games.errors …              the rules of what is being held
└── storage.errors …            what is kept on disk, and files

A `code` names the reason; the sentence in the reader's language stands in `screens/refusals.py`. What was
wrong with one field of a form names the `field`, and stands under it.
Anything else that is raised is a bug, and only `engine.Engine.handle` catches it.
"""

from typing import Any, ClassVar


class Rejected(Exception):
    code: ClassVar[str] = ""
    field: str | None = None

    def __init__(self, **details: Any) -> None:
        super().__init__(self.code)
        self.details = details
