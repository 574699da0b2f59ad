"""What may be changed in a rule, and how a change that no test sees is found: scripts/mutate.py."""

import subprocess
import sys
from pathlib import Path

import pytest

from drivers.window import Window
from killing import forked, lines_of
from mutants import mutants, mutated
from reaching import RULES as ROOMS
from reaching import SOURCE, codes_of

ROOT = Path(__file__).resolve().parents[2]

RULES = '''\
"""Whether a game is over."""

LONGEST = 40


def is_over(turns: int | None, in_bag: int, *, stopped: bool = False) -> bool:
    assert turns != 3
    if stopped and not turns:
        return True
    return in_bag - 1 < turns
'''

RULESET = """\
rack_size = 7                     # MAL-6

[ends.lost-turns]
clause = "MAL-22"
turns = 6
at_zero = true
"""


def found(folder, name, text):
    (folder / name).write_text(text, "utf-8")
    return [(each.where, each.after) for each in mutants(folder, name)]


def test_numbers_conditions_and_arithmetic_of_a_module_are_changed_but_no_types_and_no_assertions(tmp_path):
    header = "def is_over(turns: int | None, in_bag: int, *, stopped: bool={}) -> bool:"
    assert found(tmp_path, "rules.py", RULES) == [
        ("", "LONGEST = 41"),
        ("", "LONGEST = 39"),
        ("", header.format(True)),
        ("is_over", "if not turns:"),
        ("is_over", "if stopped:"),
        ("is_over", "if stopped and turns:"),
        ("is_over", "return False"),
        ("is_over", "return in_bag - 1 <= turns"),
        ("is_over", "return in_bag + 1 < turns"),
        ("is_over", "return in_bag - 2 < turns"),
        ("is_over", "return in_bag - 0 < turns"),
    ]


def test_numbers_of_a_ruleset_are_changed_where_they_stand_and_its_clauses_are_not(tmp_path):
    assert found(tmp_path, "mallorca.toml", RULESET) == [
        ("rack_size", "rack_size = 8"),
        ("rack_size", "rack_size = 6"),
        ("ends.lost-turns.turns", "turns = 7"),
        ("ends.lost-turns.turns", "turns = 5"),
        ("ends.lost-turns.at_zero", "at_zero = false"),
    ]
    more, *_ = mutants(tmp_path, "mallorca.toml")
    assert mutated(tmp_path, more) == RULESET.replace(
        "rack_size = 7                     # MAL-6", "rack_size = 8"
    )


def test_the_lines_of_a_decorator_are_those_of_the_function_that_it_returns_as_well():
    source = (
        "def once(reckon):\n    def reckoned(event):\n        return reckon(event)\n    return reckoned\n"
    )
    (once,) = (each for each in compile(source, "", "exec").co_consts if hasattr(each, "co_code"))
    assert set(lines_of(once)) == {1, 2, 3, 4}


def test_no_two_functions_of_the_rules_begin_in_one_line_so_that_each_can_be_told_by_its_place():
    files = [file for room in ROOMS for file in (SOURCE / room).rglob("*.py")]
    assert files
    for file in files:
        codes = codes_of(compile(file.read_text("utf-8"), str(file), "exec"))
        places = [(code.co_qualname, code.co_firstlineno) for code in codes]
        assert sorted(set(places)) == sorted(places), file


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # it is why the copy has threads of its own
def test_a_change_is_tried_in_a_copy_of_the_process_where_a_window_answers_as_well():
    assert Window().regions["bar"]
    assert forked(lambda: None if Window().regions["bar"] else "no answer", 2) is None


@pytest.mark.slow
def test_a_change_is_killed_by_the_tests_that_reach_it_and_no_file_is_touched():
    command = [sys.executable, "scripts/mutate.py", "tournaments/round_robin.py", "--again"]
    tests = ["--tests", "tests/tournaments/test_round_robin.py"]
    status = ["git", "status", "--short", "py"]
    before = subprocess.run(status, cwd=ROOT, capture_output=True, text=True).stdout
    ran = subprocess.run([*command, *tests], cwd=ROOT, capture_output=True, text=True)
    assert "tournaments                 55     55        0" in ran.stdout, ran.stdout + ran.stderr
    assert subprocess.run(status, cwd=ROOT, capture_output=True, text=True).stdout == before
