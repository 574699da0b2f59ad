"""A club's web space: what comes before the service worker is there has a type that every server knows."""

import re

import toolbox

SITE = toolbox.ROOT / "site"
SCRIPT = re.compile(r"<script[^>]* src=\"([^\"]+)\"")
IMPORT = re.compile(r"^(?:import|export)\s*(?:[\w*{}\s,$]+\sfrom\s*)?[\"'](\.[^\"']+)[\"']", re.MULTILINE)


def reached(path):
    """Return every module that a browser fetches with this one."""
    found, waiting = set(), [path]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        if module.exists():
            waiting += [
                (module.parent / each).resolve() for each in IMPORT.findall(module.read_text("utf-8"))
            ]
    return found


def test_the_page_starts_where_the_server_does_not_know_mjs():
    """nginx up to 1.27 sends .mjs as plain text, and a browser runs no such module."""
    scripts = SCRIPT.findall((SITE / "index.html").read_text("utf-8"))
    modules = set().union(*(reached((SITE / src).resolve()) for src in scripts))
    assert SITE / "page.js" in modules and SITE / "engine-link.js" in modules
    assert [module.name for module in modules if module.suffix != ".js"] == []
