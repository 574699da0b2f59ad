"""scripts/changed.py: which tests a change can reach."""

import subprocess

import pytest

import changed

pytestmark = pytest.mark.slow


def reached_by(*names):
    return changed.tests_of([changed.ROOT / name for name in names])


def folders(tests):
    return {test.rsplit("/", 1)[0] for test in tests}


def test_who_imports_it_at_once_or_by_way_of_others_is_reached():
    reached = reached_by("py/faristol/tournaments/cup.py")
    assert {"tests/tournaments/test_cup.py", "tests/tournaments/test_plan.py"} <= {*reached}
    assert {"tests/screens/tournament", "tests/commands"} <= folders(reached)


def test_nobody_goes_through_the_tables_of_all_activities():
    reached = folders(reached_by("py/faristol/tournaments/cup.py"))
    assert not reached & {"tests/screens/classic", "tests/screens/duplicate", "tests/browser"}


def test_a_template_reaches_the_tests_of_its_activity():
    reached = folders(reached_by("py/faristol/screens/classic/table/classic.html"))
    assert "tests/screens/classic" in reached and "tests/screens/duplicate" not in reached


def test_the_page_reaches_the_tests_in_a_browser_and_of_its_styles():
    for name in ("site/css/board.css", "site/devices/board.js"):
        assert {"tests/browser/test_board_drag.py", "tests/screens/test_stylesheets.py"} <= {
            *reached_by(name)
        }


def test_data_reaches_who_reads_it():
    assert "tests/words/test_plays.py" in reached_by("tests/data/positions/catalan.json")
    assert "tests/rules/mallorca/test_mal_plays.py" in reached_by("py/faristol/rulesets/mallorca.toml")


def test_a_driver_reaches_its_tests_and_a_test_itself():
    assert "tests/tournaments/test_cup.py" in reached_by("tests/drivers/director.py")
    assert "tests/browser/test_speech.py" in reached_by("tests/browser/test_speech.py")


def test_the_house_is_looked_at_whatever_has_changed_and_nothing_where_nothing_has():
    assert folders(reached_by("NOTICE")) >= {"tests/house"}
    assert reached_by() == []


@pytest.fixture
def repository(tmp_path):
    def git(*arguments):
        who = ["-c", "user.name=Bel", "-c", "user.email=bel@example.org"]
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("same", "edited", "committed"):
        (tmp_path / name).write_text("before\n")
    git("add", ".")
    git("commit", "-m", "The beginning")
    git("checkout", "-b", "other")
    return tmp_path, git


def test_it_is_what_differs_from_main_committed_or_not_and_what_is_new(repository):
    folder, git = repository
    assert changed.since_main(folder) == []
    (folder / "committed").write_text("after\n")
    git("commit", "-a", "-m", "A change")
    (folder / "edited").write_text("after\n")
    (folder / "nou ŀ").write_text("new\n")
    assert [path.name for path in changed.since_main(folder)] == ["committed", "edited", "nou ŀ"]
