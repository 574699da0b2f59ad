"""Forged draws before both verifiers, ours and `docs/verify-draw.html`: each is refused by its fault's name.

Both say the same of every log, with these differences. What cannot be read as a log at all our program
refuses by the entry where it breaks, and the page by one of its names. The page looks neither at the points
of tiles nor at plays, slips and the clock: where only these are impossible, our program alone refuses a log.
"""

import re
from functools import cache

import pytest

import toolbox
from drivers.club import Club
from drivers.forged_draws import forgeries, honest
from drivers.forging_draws import KINDS, WARNINGS, numbered, places
from drivers.second_verifier import answers
from faristol.errors import Rejected
from faristol.games.verification import FAULTS
from faristol.screens.draw.verify.view import drawn_as_written
from faristol.storage.files import export_file

DAMAGED = ["damaged"]
DOCUMENT = (toolbox.ROOT / "docs/draw.md").read_text("utf-8")


@cache
def corpus():
    return [*forgeries(honest(), seed=1)]


def ours(log):
    """What our program says of the file of a log: its faults, then its warnings."""
    try:
        found = drawn_as_written(export_file("x", log, "0", [], 0)).found
    except Rejected:
        return DAMAGED
    assert found, "no secret is in it"
    about = found.compared
    return [*found.faults, *filter(None, [about.early, about.own_tiles and "own-tiles"])]


def of_page(told):
    """The same of what the page's own function found."""
    return [*told["faults"], *filter(None, [told["early"], not told["usual"] and "own-tiles"])]


def verdicts(logs):
    """What both say of each log."""
    pages = answers(*(["check", log] for log in logs))
    return [
        (ours(log), page["faults"] if "early" not in page else of_page(page))
        for log, page in zip(logs, pages, strict=True)
    ]


def test_an_honest_draw_has_no_fault_for_either():
    assert verdicts(honest()) == [([], [])] * len(honest())


def test_the_corpus_has_each_kind_of_forgery_and_more_than_two_hundred():
    assert len(corpus()) > 200
    assert {each.name.rpartition("-")[0] for each in corpus()} == KINDS.keys()


@cache
def judged():
    """Each forgery, with what both say of it."""
    return [
        (each, *both) for each, both in zip(corpus(), verdicts([each.log for each in corpus()]), strict=True)
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_both_refuse_a_forgery_by_its_name_and_agree_in_all(kind):
    for forgery, by_us, by_page in judged():
        if forgery.name.rpartition("-")[0] == kind:
            assert forgery.fault in by_page, forgery.name
            assert by_us in (by_page, DAMAGED), forgery.name


@pytest.mark.parametrize("warning", WARNINGS)
def test_what_is_no_forgery_by_itself_is_only_told_of(warning):
    told = [both for forgery, *both in judged() if forgery.fault == warning]
    assert told and all(verdict == [warning] for both in told for verdict in both)


def test_what_only_our_program_can_call_damaged_is_refused_by_the_page_as_well():
    assert all(set(by_page) - {*WARNINGS} for _, by_us, by_page in judged() if by_us == DAMAGED)


def test_a_draw_that_a_program_made_alone_is_true_for_both_and_the_page_says_that_nothing_was_promised():
    log = Club("duplicate", ("Aina", "Biel"), source="program").begin().rounds(2).end().publish().entries
    assert verdicts([log]) == [([], [])]
    (told,) = answers(["check", log])
    assert told["alone"]


def test_a_duplicate_may_end_before_a_rack_of_all_that_is_left_since_that_may_allow_no_play():
    club = Club("duplicate", ("Aina", "Biel")).begin()
    while club.state.running:
        club.round().next()
    assert not club.state.draws.bag
    log = club.publish().entries
    kept, drawn = places(log, "TilesKept"), places(log, "RackDrawn")
    at = max(place for place in kept if place < drawn[-1])
    end = {"type": "DrawsEnded", "clause": "DUP-16"}
    assert verdicts([numbered([*log[: at + 1], {**log[at], **end}, log[-1]])]) == [([], [])]


def test_the_reasons_of_the_page_are_the_names_in_the_document():
    named = re.findall(r"^\| `([a-z-]+)` \|", DOCUMENT.split("## What is refused")[1], re.MULTILINE)
    assert [*named] == answers(["reasons"])[0]
    assert {*named} == {*FAULTS, "opening", "version"}


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_a_translation_of_the_document_has_all_its_names_lines_and_parts(language):
    def parts(text):
        example = re.findall(r"^    (?:[a-z]+: .+|faristol draw 2)$", text, re.MULTILINE)
        kinds = re.findall(r"^(#+|\| `\w+`|- |\d\.)", text, re.MULTILINE)
        return {*re.findall(r"`[^`\n]+`", text)}, example, kinds

    assert parts((toolbox.ROOT / f"docs/draw.{language}.md").read_text("utf-8")) == parts(DOCUMENT)
