"""scripts/test.py says truly whether the tests passed."""

import subprocess
import sys

import pytest

import toolbox

pytestmark = pytest.mark.slow


def run(tests, *arguments):
    script, cache = toolbox.ROOT / "scripts/test.py", tests.parent / "cache"
    command = [sys.executable, script, "-n", "0", "-o", f"cache_dir={cache}", tests, *arguments]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)


@pytest.fixture
def tests(tmp_path):
    (tmp_path / "test_two.py").write_text("def test_good(): pass\ndef test_bad(): assert False\n")
    return tmp_path / "test_two.py"


def test_a_failed_test_is_a_failure(dist, tests):
    ran = run(tests)
    assert ran.returncode == 1
    assert ran.stdout.splitlines()[-1] == "Not in order: everyday tests"


def test_a_test_that_passes_the_second_time_has_passed(dist, tests):
    tests.write_text(
        "from pathlib import Path\n"
        "def test_good(): pass\n"
        "def test_at_last():\n"
        "    before = Path(__file__).with_name('before')\n"
        "    passes = before.exists()\n"
        "    before.touch()\n"
        "    assert passes\n"
    )
    ran = run(tests)
    assert ran.returncode == 0
    assert "1 failed, 1 passed" in ran.stdout
    assert "1 passed" in ran.stdout.split("once more")[1]


def test_arguments_reach_pytest(dist, tests):
    ran = run(tests, "-k", "good")
    assert "1 passed, 1 deselected" in ran.stdout


def test_no_tests_at_all_is_a_failure_too(dist, tests):
    assert run(tests, "-k", "neither").returncode == 5
