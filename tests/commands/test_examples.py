"""`--help` lists every request with an example that is answered."""

import subprocess
import sys
from pathlib import Path

import pytest

from faristol.commands import examples
from faristol.commands.register import REQUESTS

PY = Path(__file__).parents[2] / "py"


@pytest.mark.parametrize("request_name", REQUESTS)
def test_each_request_has_an_example_that_is_answered(program, request_name):
    assert program.ok(request_name, **examples.EXAMPLES[request_name])


def test_help_lists_them_all():
    asked = [sys.executable, "-m", "faristol", "--help"]
    said = subprocess.run(asked, cwd=PY, capture_output=True, text=True, check=True).stdout
    for name in REQUESTS:
        assert examples.line(name) in said
        assert f"\n{name}: " in said
