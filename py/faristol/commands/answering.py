"""Answers one line of input with one line of output, whatever it contains.

Only here is a bug caught: its own line is answered with an error, and the next line is read.
"""

import json
from typing import Any

from faristol.commands.asked import Asked
from faristol.commands.errors import MissingKey, NoRequest, UnknownRequest, WrongChoice, WrongKind
from faristol.commands.lexicons import Lexicons
from faristol.commands.register import REQUESTS
from faristol.commands.wording import message
from faristol.errors import Rejected
from faristol.texts import LANGUAGES, texts

ENGLISH = "en"


def answer_line(line: bytes, lexicons: Lexicons) -> bytes:
    answer = json.dumps(_answer(line, lexicons), ensure_ascii=False)
    # Half a character that came as \\ud800 goes back as it came; UTF-8 cannot write it.
    return answer.encode("utf-8", "backslashreplace") + b"\n"


def _answer(line: bytes, lexicons: Lexicons) -> dict[str, Any]:
    locale = ENGLISH
    try:
        keys = _object(line)
        locale = _locale(keys)
        asked = Asked(keys, locale, lexicons)
        if "do" not in keys:
            raise MissingKey(key="do")
        request = REQUESTS.get(asked.text("do", "version"))
        if request is None:
            raise UnknownRequest(key="do", value=asked.quoted("do"), known=", ".join(REQUESTS))
        asked.check(request)
        return {"ok": True, **request.answer(asked)}
    except Rejected as refusal:
        sentence = message(refusal, locale)
        key = refusal.details.get("key", refusal.field)
        return {"ok": False, "error": refusal.code, **({"key": key} if key else {}), "message": sentence}
    except Exception as bug:
        sentence = texts(locale).gettext("An error in Faristol: %(bug)s")
        return {"ok": False, "error": "bug", "message": sentence % {"bug": f"{type(bug).__name__}: {bug}"}}


def _object(line: bytes) -> dict[str, Any]:
    try:
        keys = json.loads(line.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise NoRequest from None
    if not isinstance(keys, dict):
        raise NoRequest
    return keys


def _no_number(name: str) -> None:
    """NaN and Infinity are JSON to Python only."""
    raise ValueError(name)


def _locale(keys: dict[str, Any]) -> str:
    locale = keys.get("locale", ENGLISH)
    if not isinstance(locale, str):
        raise WrongKind(key="locale", example='"en"')
    if locale not in LANGUAGES:
        raise WrongChoice(key="locale", value=json.dumps(locale), known=", ".join(LANGUAGES))
    return locale
