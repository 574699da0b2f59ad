"""A list that is pasted into a screen's field, looked through, and entered as the page sends it then."""

import re
from typing import Any

from drivers.window import Window


def pastes(window: Window, screen: str, text: str, **columns: str) -> dict[str, str]:
    """Paste a list and choose columns by their numbers; return what each column then holds on the screen."""
    window.do(f"{screen}.keep_list", {"list": text, **columns})
    return columns_shown(window)


def columns_shown(window: Window) -> dict[str, str]:
    """Return what each column of the list in the field holds, as the screen says it."""
    picks = re.findall(r'id="(column-\d+)"(.*?)</select>', window.regions["work"], re.DOTALL)
    chosen = ((name, re.search(r'<option value="(\w*)" selected', options)) for name, options in picks)
    return {name: found[1] if found else "" for name, found in chosen}


def enters_list(window: Window, screen: str, text: str, **columns: str) -> dict[str, Any]:
    """Enter a list after it was seen how it is read."""
    shown = pastes(window, screen, text)
    if columns:
        shown = pastes(window, screen, text, **{**shown, **columns})
    return window.do(f"{screen}.enter_list", {"list": text, **shown})


def lines_shown(window: Window) -> list[list[str]]:
    """Return the first lines as the screen says that they are read, below their heads."""
    table = re.search(r'<table[^>]*id="list-preview">(.*?)</table>', window.regions["work"], re.DOTALL)
    rows = re.findall(r"<tr>(.*?)</tr>", table[1] if table else "", re.DOTALL)
    return [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]
