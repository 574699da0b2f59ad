"""Sessions for tests, written with the names of their slots alone."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from faristol import screens
from faristol.screens.session import Held, Session, Slot


@cache
def every_slot() -> dict[str, Slot[Any]]:
    """Return every slot that a module of the screens declares, by its name."""
    found: dict[str, Slot[Any]] = {}
    for module in pkgutil.walk_packages(screens.__path__, "faristol.screens."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Slot):
                assert found.setdefault(value.name, value) is value, f"two slots are called {value.name}"
    return found


def session(values: Any = None, about: Any = None, event: str = "id") -> Session:
    """Return a session of values as JSON, by the names of their slots; all of them are about the same."""
    if isinstance(values, Session):
        return values
    held: dict[Any, dict[str, Held]] = {}
    for name, value in (values or {}).items():
        held.setdefault(every_slot()[name].of, {})[name] = Held(value, about)
    return Session(event, held)
