"""A request that a person types gets the answer that its line of JSON gets."""

import json
import subprocess
import sys

import pytest

from drivers.offenders import each
from drivers.program import EMPTY
from faristol.commands.in_words import answer_words
from toolbox import ROOT

TYPED = [
    ("version", [], {}),
    ("plays", ["language=ca", "rack=CASA", "limit=2"], {"board": EMPTY, "limit": 2}),
    ("plays", ["language=ca", "rack=CASA", f"board={json.dumps(EMPTY)}", "all=true"], {"all": True}),
    ("check", ["language=ca", "words=al·lot,casa"], {"words": ["al·lot", "casa"]}),
    ("check", ["language=ca", "words=casa"], {"words": ["casa"]}),
    ("check", ["language=ca", 'words=["casa"]', "locale=ro"], {"words": ["casa"], "locale": "ro"}),
    ("draw", ["ruleset=duplicate", "language=ca", f"seed={'00' * 32}", "round=1", "bag=AEIOULNRSTM"], {}),
    ("thinking-days", ["arrived=2026-08-10", "sent=2026-08-13"], {}),
]
AS_JSON = {
    "draw": {"ruleset": "duplicate", "language": "ca", "seed": "00" * 32, "round": 1, "bag": "AEIOULNRSTM"},
    "plays": {"language": "ca", "rack": "CASA", "board": EMPTY},
    "check": {"language": "ca"},
    "thinking-days": {"arrived": "2026-08-10", "sent": "2026-08-13"},
}


@each(("request_name", "words", "keys"), TYPED)
def test_it_is_the_same_request(program, request_name, words, keys):
    answer, is_answered = answer_words(request_name, words, program.lexicons)
    assert is_answered
    assert json.loads(answer) == program.ask(request_name, **AS_JSON.get(request_name, {}) | keys)


@each(
    ("request_name", "words", "error", "key"),
    [
        ("dance", [], "request.unknown", "do"),
        ("check", ["language=ca"], "request.missing-key", "words"),
        ("check", ["language=ca", "words=casa", "nyap"], "request.unknown-key", "nyap"),
        ("plays", ["language=ca", "rack=CASA", "limit=many"], "request.wrong-kind", "limit"),
    ],
)
def test_what_is_typed_wrong_is_refused_by_its_name(program, request_name, words, error, key):
    answer, is_answered = answer_words(request_name, words, program.lexicons)
    assert not is_answered
    assert (json.loads(answer)["error"], json.loads(answer)["key"]) == (error, key)


@pytest.mark.parametrize("folder", [ROOT, ROOT / "py"])
def test_it_works_at_the_root_and_beside_the_package(folder):
    command = [sys.executable, "-m", "faristol", "thinking-days", "arrived=2026-08-10", "sent=2026-08-13"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert (done.returncode, json.loads(done.stdout), done.stderr) == (0, {"ok": True, "days": 2}, "")
    refused = subprocess.run([*command[:3], "dance"], cwd=folder, capture_output=True, text=True)
    assert refused.returncode == 1


def test_at_the_root_the_name_is_that_of_the_package():
    asked = "import faristol, faristol.kinds; print(faristol.__version__, faristol.__file__)"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    version, place = done.stdout.split()
    assert version and place == str(ROOT / "py/faristol/__init__.py")
