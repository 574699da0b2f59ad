"""Sends requests as a program does: a line in, a line out."""

import json

from faristol.commands.answering import answer_line
from faristol.commands.lexicons import Lexicons

EMPTY = ["." * 15] * 15
CASA = [*EMPTY[:7], ".......CASA....", *EMPTY[8:]]

FIRST = {"rack": "CASALSO", "master": "H8 CASA", "slips": {}}
SECOND = {"rack": "LSOIPRE", "master": "8H COS", "slips": {}}

CATALAN = "casa cas cos si as col·la canya quadre nyap al·lot pa res casal sí\n"
ROMANIAN = "casa știre st ri casat casă oi\n"


def lexicons(folder) -> Lexicons:
    """Write two small lists for --words."""
    known = Lexicons()
    for language, words in (("ca", CATALAN), ("ro", ROMANIAN)):
        path = folder / f"{language}.txt"
        path.write_text(words.replace(" ", "\n"), "utf-8")
        known.use(language, path)
    return known


class Program:
    def __init__(self, folder) -> None:
        self.lexicons = lexicons(folder)

    def line(self, line: bytes):
        answered = answer_line(line, self.lexicons)
        assert answered.count(b"\n") == 1
        assert answered.endswith(b"\n")
        return json.loads(answered)

    def ask(self, do: str, **keys):
        return self.line(json.dumps({"do": do, **keys}).encode())

    def ok(self, do: str, **keys):
        answer = self.ask(do, **keys)
        assert answer.pop("ok"), answer
        return answer

    def refused(self, do: str, **keys):
        answer = self.ask(do, **keys)
        assert answer["ok"] is False
        assert answer["message"]
        return answer["error"].removeprefix("request."), answer.get("key")


def duplicate(*rounds, ruleset="duplicate", language="ca", players=("1", "2", "3"), **keys):
    """Return a request: these rounds of three players by the Catalan document, unless changed."""
    whole = {"ruleset": ruleset, "language": language, "players": list(players), "rounds": list(rounds)}
    return whole | keys
