"""scripts/test.py goes by stages: which there are, what is not run, how long each took; the slowest tests."""

import os
import subprocess
import sys

import pytest

import test
import timed_tests
import toolbox


def asked(*arguments):
    return [*test.stages(test.parse(arguments)[0], [])]


def ends_with(code):
    return [sys.executable, "-c", f"raise SystemExit({code})"]


def test_the_everyday_stages_come_first_and_the_others_are_asked_for():
    everyday = ["style", "layout", "types", "everyday tests"]
    assert asked() == asked("--changed") == everyday
    assert asked("--browsers", "all") == [*everyday, "other tests"]
    whole = [*everyday, "other tests", "mutants"]
    assert asked("--all") == asked("--all", "--browsers", "all") == asked("--thorough") == whole


@pytest.mark.parametrize(
    ("arguments", "others"),
    [
        (["--all"], "(slow) and not browsers and not thorough"),
        (["--browsers", "all"], "(browsers) and not slow and not thorough"),
        (["--all", "--browsers", "all"], "(slow or browsers) and not thorough"),
        (["--thorough"], "(slow or browsers or thorough)"),
    ],
)
def test_the_marks_say_what_the_other_tests_are(arguments, others):
    assert test.marks(test.parse(arguments)[0])["other tests"] == others


def test_what_we_do_not_know_is_for_pytest():
    assert test.parse(["--all", "--browser", "chromium", "-x"])[1] == ["--browser", "chromium", "-x"]


def test_what_comes_after_a_failed_stage_is_named_and_not_run(capfd):
    commands = {"style": ends_with(1), "types": ends_with(0), "everyday tests": ends_with(0)}
    seconds, codes = test.run_stages(commands, os.environ)
    assert codes == {"style": 1, "types": 0}
    assert "── not in order: style" in capfd.readouterr().out
    style, types, tests = test.summary(commands, seconds, test.failures(codes))
    assert style.startswith("style") and style.endswith(" s   not in order")
    assert types.endswith(" s") and tests.split() == ["everyday", "tests", "not", "run"]


def test_the_others_are_not_run_once_an_everyday_one_has_failed():
    commands = {"everyday tests": ends_with(2), "other tests": ends_with(0), "mutants": ends_with(0)}
    assert test.run_stages(commands, os.environ)[1] == {"everyday tests": 2}


@pytest.mark.parametrize(
    ("everyday", "others", "failed"), [(5, 0, []), (0, 5, []), (5, 5, ["everyday", "other"])]
)
def test_a_choice_without_tests_is_a_failure_only_where_no_stage_has_any(everyday, others, failed):
    commands = {"everyday tests": ends_with(everyday), "other tests": ends_with(others)}
    codes = test.run_stages(commands, os.environ)[1]
    assert [name.split()[0] for name in test.failures(codes)] == failed


def test_the_slowest_tests_are_listed_and_those_that_take_too_long_named(tmp_path):
    (tmp_path / "test_three.py").write_text(
        "import time\n"
        "def test_quick(): pass\n"
        "def test_long(): time.sleep(0.6)\n"
        "def test_longest(): time.sleep(0.9)\n"
    )
    command = [toolbox.PYTHON, timed_tests.__file__, "--most", "0.5", tmp_path, "-p", "no:cacheprovider"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0
    listed, too_long = ran.stdout.split("slowest tests")[1].split("too long: more than 0.5 s")
    order = ["test_longest", "test_long", "test_quick"]
    assert [line.split("::")[1] for line in listed.splitlines() if "::" in line] == order
    assert [line.split("::")[1] for line in too_long.splitlines() if "::" in line] == order[:2]
