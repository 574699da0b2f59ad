"""A hand is faster than an engine: sheets typed ahead are taken one by one, in order, none merged, lost or doubled."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.bag_club import Tables
from drivers.browser import club_site
from drivers.browser.held_back import KEY, held_back
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.club import Club


@pytest.fixture
def judge(take: Take, tmp_path: Path) -> Judge:
    """A duplicate of twelve players, whose time runs."""
    return starts(take(), tmp_path)


def starts(judge: Judge, tmp_path: Path) -> Judge:
    judge.brings_event(Club().begin().entries, tmp_path.name).taps("#start").sees("#play")
    return judge.waits_for_words()


def are_noted(judge: Judge, plays: list[str]) -> None:
    """The first tables have handed in the words of these plays."""
    assert [each.upper().split()[0] for each in noted(judge, len(plays))] == [
        play.split()[1].upper() for play in plays
    ]


def noted(judge: Judge, tables: int) -> list[str]:
    """Table by table, what the first of them handed in."""
    found = []
    for table in range(1, tables + 1):
        judge.taps(f"#table-{table}")
        expect(judge.page.locator(f"#table-{table}")).to_have_attribute("aria-current", "true")
        found.append(judge.page.inner_text("#had [lang]"))
    return found


def test_slips_typed_ahead_of_the_engine_are_noted_one_by_one(judge: Judge) -> None:
    plays = Club().begin().plays()[:12]
    page = judge.page
    held_back(page, 500)
    for play in plays:
        page.keyboard.type(f"{play.lower()}\n", delay=KEY)
    expect(page.locator("#pile [data-state=sent]")).to_have_count(1)
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "12", timeout=30_000)
    expect(page.locator("#play")).to_have_value("")
    page.evaluate("letGo()")
    are_noted(judge, plays)


def test_what_is_typed_behind_a_slip_that_cannot_be_read_goes_on_and_that_one_keeps_its_table(
    judge: Judge,
) -> None:
    plays = [play.lower() for play in Club().begin().plays()[:4]]
    page = judge.page
    held_back(page, 300)
    page.keyboard.type(f"{plays[0]}\nz#zz\n{plays[2]}\n{plays[3][:4]}", delay=KEY)
    expect(page.locator("#pile [data-state=passed]")).to_contain_text("z#zz")
    expect(page.locator("#play")).to_have_value(plays[3][:4])
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "2")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#play")).to_have_value("z#zz")
    page.keyboard.press("Control+A")
    page.keyboard.type(f"{plays[1]}\n{plays[3][4:]}\n", delay=KEY)
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "4", timeout=15_000)
    expect(page.locator("#pile li")).to_have_count(0)
    page.evaluate("letGo()")
    are_noted(judge, plays)


def test_a_slip_that_came_back_can_be_thrown_away_by_a_tap(judge: Judge) -> None:
    play, *_ = Club().begin().plays()
    page = judge.page
    page.keyboard.type(f"z#zz\n{play.lower()}\n", delay=KEY)
    judge.taps("#pile [data-state=passed] [data-drop]")
    expect(page.locator("#table-2")).to_have_attribute("data-state", "in")
    expect(page.locator("#pile li")).to_have_count(0)
    expect(page.locator("#play")).to_have_value("")


@pytest.mark.slow
def test_what_waits_outlives_a_browser_that_is_killed_and_is_noted_once(
    launch: Launch, site: club_site.Site, tmp_path: Path
) -> None:
    plays = Club().begin().plays()[:3]
    context = launch()
    judge = starts(Judge(context, site.address, context.pages[0]).opens(), tmp_path)
    held_back(judge.page, 30_000)
    for play in plays:
        judge.page.keyboard.type(f"{play.lower()}\n", delay=KEY)
    expect(judge.page.locator("#pile li")).to_have_count(3)
    where = judge.page.url.split("#")[1]
    judge.page.wait_for_timeout(500)
    club_site.kill(context)

    context = launch()
    judge = Judge(context, site.address, context.pages[0]).opens(f"#{where}")
    judge.taps("#as-last-seen")
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "3", timeout=60_000)
    expect(judge.page.locator("#pile li")).to_have_count(0)
    are_noted(judge, plays)


def test_what_is_tapped_after_the_last_slip_is_done_after_it(judge: Judge) -> None:
    plays = Club().begin().plays()[:2]
    page = judge.page
    held_back(page, 400)
    for play in plays:
        page.keyboard.type(f"{play.lower()}\n", delay=KEY)
    judge.taps("#end-time").sees("#to-master")
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "2")
    page.evaluate("letGo()")


def test_enter_in_the_empty_field_leads_to_the_next_step_and_a_letter_leads_back(judge: Judge) -> None:
    page = judge.page
    page.keyboard.press("Enter")
    expect(page.locator("#end-time")).to_be_focused()
    page.keyboard.type("ca")
    expect(page.locator("#play")).to_be_focused()
    expect(page.locator("#play")).to_have_value("ca")
    judge.taps("#table-7")
    expect(page.locator("#table")).to_have_value("7")
    expect(page.locator("#play")).to_have_value("ca")


def test_each_act_has_a_key_that_waits_for_its_turn(judge: Judge) -> None:
    first, second = (play.lower() for play in Club().begin().plays()[:2])
    page = judge.page
    held_back(page, 300)
    page.keyboard.type(f"{first}\n+-.{second}\n/", delay=KEY)
    expect(page.locator("#null-sheet")).to_be_visible()
    page.keyboard.type("3?", delay=KEY)
    expect(page.locator("#keys-sheet")).to_be_visible()
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "5", timeout=30_000)
    page.evaluate("letGo()")
    page.keyboard.press("Escape")
    expect(page.locator("#keys-sheet")).to_be_hidden()
    one, same, none = noted(judge, 3)
    assert one == same and one.upper().startswith(first.split()[1].upper()) and none == ""
    expect(page.locator("#table-4")).to_have_attribute("data-state", "missing")
    judge.taps("#table-6")
    expect(page.locator("#had")).to_contain_text("illegible")


def test_an_answer_leaves_the_hand_where_it_has_gone(judge: Judge) -> None:
    """The table is begun before the warning is noted, and before the slip in front of it is."""
    play, other = (play.lower() for play in Club().begin().plays()[:2])
    page, before = judge.page, judge.entries
    held_back(page, 500)
    page.keyboard.type("!'calde", delay=KEY)
    judge.sees_entries(before + 1)
    expect(page.locator("#table")).to_be_focused()
    page.keyboard.type("n", delay=KEY)
    page.keyboard.press("Tab")
    page.keyboard.type(f"{play}\n'", delay=KEY)
    expect(page.locator("#table-9")).to_have_attribute("data-state", "in")
    page.keyboard.type("11", delay=KEY)
    page.keyboard.press("Tab")
    page.keyboard.type(f"{other}\n", delay=KEY)
    expect(page.locator("#table-11")).to_have_attribute("data-state", "in")
    page.evaluate("letGo()")


def test_a_question_about_one_slip_waits_for_a_look_and_takes_no_key_of_the_next_one(
    take: Take, tmp_path: Path
) -> None:
    tables = Tables().begin().round_with("C?STEPL")
    judge: Judge = take().brings_event(tables.entries, tmp_path.name)
    page = judge.page
    judge.sees("#play")
    judge.waits_for_words()
    held_back(page, 300)
    page.keyboard.type("1 h8 pastel\n2 h8 ceps\n", delay=KEY)
    judge.sees("#question")
    expect(page.locator("#play")).to_be_focused()
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "0")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("1")
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "2")
    expect(page.locator("#question")).to_have_count(0)
    page.evaluate("letGo()")
    assert noted(judge, 2) == ["PASTEL H8", "CEPS H8"]


def test_a_second_slip_of_a_table_lies_aside_until_the_judge_decides_and_those_behind_it_go_on(
    judge: Judge,
) -> None:
    plays, page = Club().begin().plays()[:4], judge.page
    held_back(page, 300)
    page.keyboard.type(f"1 {plays[0]}\n1 {plays[1]}\n2 {plays[2]}\n1 {plays[3]}\n", delay=KEY)
    aside = page.locator("#pile [data-state=aside]")
    expect(aside).to_have_count(2)
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "2")
    expect(aside.first).to_contain_text(plays[1])
    expect(aside.first).to_contain_text(f"has a slip already: {plays[0]}")
    page.keyboard.press("Enter")
    expect(aside.first.locator(".pile__aside").first).to_be_focused()
    aside.nth(1).locator("[data-replace]").click()
    expect(aside).to_have_count(1)
    aside.locator("[data-correct]:visible").click()
    expect(page.locator("#play")).to_have_value(f"1 {plays[1]}")
    page.keyboard.press("Home")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "3")
    page.evaluate("letGo()")
    words = [play.split()[1] for play in (plays[3], plays[2])]
    assert [each.split()[0] for each in noted(judge, 2)] == words


def test_a_pause_in_a_slip_that_is_put_aside_leaves_nothing_of_it_in_the_fields(judge: Judge) -> None:
    """The engine hears of half the play in the pause; Enter would hand that in as a slip of its own."""
    plays, page = Club().begin().plays()[:2], judge.page
    page.keyboard.type(f"1 {plays[0]}\n", delay=KEY)
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "1")
    held_back(page, 300)
    text = f"1 {plays[1]}"
    page.keyboard.type(text[:-2], delay=KEY)
    page.wait_for_timeout(150)
    page.keyboard.type(f"{text[-2:]}\n", delay=KEY)
    aside = page.locator("#pile [data-state=aside]")
    expect(aside).to_have_count(1)
    page.evaluate("letGo()")
    page.keyboard.press("Enter")
    expect(aside.locator(".pile__aside").first).to_be_focused()
    expect(page.locator("#play")).to_have_value("")


def test_players_typed_ahead_of_the_engine_are_entered_in_order(take: Take) -> None:
    judge: Judge = take()
    names = ("Magdalena Nicolau i Ferrà", "Jordi Puigserver", "Ștefan Țurcanu", "Anna")
    judge.goes("#/duplicate").sees("#setup")
    page = judge.page
    judge.taps("#open").sees("#enter-form")
    expect(page.locator("#player")).to_be_focused()
    held_back(page, 400)
    for name in names:
        page.keyboard.type(f"{name}\n", delay=KEY)
    page.keyboard.type("Bi")
    expect(page.locator("#seats tbody tr")).to_have_count(4, timeout=15_000)
    expect(page.locator("#player")).to_have_value("Bi")
    page.evaluate("letGo()")
    assert [row.split("\t")[1] for row in page.locator("#seats tbody tr").all_inner_texts()] == [*names]
