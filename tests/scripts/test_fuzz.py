"""What comes from outside, damaged: the mutants that once failed, and how new ones are made."""

import subprocess
import sys
from random import Random

import pytest

import fuzz
from drivers.mutation import mutant
from drivers.outside import FORMATS
from drivers.taking import Failure, Format


@pytest.mark.parametrize("name", FORMATS)
def test_what_once_failed_and_the_examples_themselves_are_taken_or_refused_in_words(name):
    for data in [*FORMATS[name].examples()[:1], *fuzz.found_before(name)]:
        FORMATS[name].take(data)


@pytest.mark.parametrize("name", FORMATS)
def test_a_seed_makes_the_same_mutant_each_time_and_another_one_another(name):
    made = [fuzz.made(name, seed) for seed in range(20)]
    assert made == [fuzz.made(name, seed) for seed in range(20)]
    assert len(set(made)) > 10


def test_nearly_every_mutant_differs_from_its_example():
    examples = [b"one\ntwo\n", b"three"]
    assert sum(mutant(Random(seed), examples) in examples for seed in range(100)) < 20


def test_one_that_fails_is_kept_and_tried_first_the_next_time(tmp_path, monkeypatch):
    monkeypatch.setattr(fuzz, "FOUND", tmp_path / "fuzz")

    def take(data):
        if b"!" in data:
            raise Failure("an exclamation mark")

    monkeypatch.setitem(fuzz.FORMATS, "code", Format(lambda: [b"one"], take))
    assert fuzz.failure("code", b"one!") == "an exclamation mark"
    assert fuzz.failure("code", b"one") is None
    fuzz.keep("code", b"one!")
    assert fuzz.found_before("code") == [b"one!"]
    assert next(fuzz.attempts(["code"], 1, 0)) == ("code", "kept", b"one!")


def test_it_says_how_many_and_ends_well_where_nothing_fails():
    arguments = ["--format", "code", "--seconds", "0.1", "--seed", "5"]
    done = subprocess.run([sys.executable, fuzz.__file__, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failed" in done.stdout
