"""With the system's own colours the squares and what is chosen are seen; which way the tiles go is heard, and then forgotten."""

from playwright.sync_api import expect

from drivers.browser.judge import Judge

LOOK = "(one) => ((style) => [style.outlineStyle, style.backgroundColor])(getComputedStyle(one))"


def test_the_system_s_colours_show_the_squares_and_what_is_chosen(judge: Judge) -> None:
    page = judge.page
    judge.goes("#/settings").sees("#themes")
    page.emulate_media(forced_colors="active")
    chosen, other = (
        page.locator(f"#themes [aria-pressed={pressed}]").first.evaluate(LOOK)
        for pressed in ("true", "false")
    )
    assert chosen[1] != other[1]
    judge.goes("#/analysis").sees("#board")
    assert page.locator("#board-C14").evaluate(LOOK)[0] == "solid"


def test_the_direction_is_heard_when_it_turns_and_not_on_the_next_screen(judge: Judge) -> None:
    page = judge.page
    judge.goes("#/analysis").sees("#board")
    page.focus("#board-H8")
    for heard in ("Down.", "Across."):
        page.keyboard.press("Space")
        expect(page.locator("#announce")).to_have_text(heard)
    judge.goes("#/about").sees("#licences-title")
    expect(page.locator("#announce")).to_have_text("")
