"""A request in the words of a command line, `plays language=ca rack=AEIRST?`, which a person can type.

A value is read by the kind that the example of its request has: a text as it is, a list at its commas,
anything else as JSON. The answer is the same as that to a line of JSON, set out for a person.
"""

import json
from collections.abc import Iterable
from typing import Any

from faristol.commands.answering import answer_line
from faristol.commands.examples import EMPTY, EXAMPLES
from faristol.commands.lexicons import Lexicons
from faristol.commands.register import REQUESTS


def answer_words(request: str, words: Iterable[str], lexicons: Lexicons) -> tuple[bytes, bool]:
    """Return the answer, and whether it is one and no refusal."""
    example = EXAMPLES.get(request, {})
    keys: dict[str, Any] = {"do": request}
    if request in REQUESTS and "board" in REQUESTS[request].needs:
        keys["board"] = EMPTY
    for word in words:
        key, _, value = word.partition("=")
        keys[key] = _read(value, example.get(key))
    answer = json.loads(answer_line(json.dumps(keys).encode(), lexicons))
    set_out = json.dumps(answer, ensure_ascii=False, indent=1)
    return set_out.encode("utf-8", "backslashreplace") + b"\n", answer["ok"]


def _read(value: str, example: Any) -> Any:
    if isinstance(example, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value.split(",") if isinstance(example, list) else value
