"""A long table comes to the page once; afterwards only those of its rows that are others."""

from drivers.director_window import DirectorWindow

PLAYERS = "\n".join(f"Maria Antònia Ferrer Puig {at};{2000 - at}" for at in range(120))


def a_round_of_sixty_tables() -> DirectorWindow:
    window = DirectorWindow().opens(PLAYERS)
    window.draws()
    window.publishes()
    return window


def sent(window: DirectorWindow) -> str:
    return str(window.last["regions"]["work"])


def test_a_result_brings_its_own_row_and_the_names_of_the_others() -> None:
    window = a_round_of_sixty_tables()
    window.writes(7, 401, 300)
    assert 'id="score-7"' in sent(window)
    assert 'id="table-8" data-as-before' in sent(window)
    assert sent(window).count("data-as-before") > 55
    assert len(sent(window)) < len(window.work) / 3


def test_what_the_page_then_shows_is_what_a_page_shows_that_is_opened_anew() -> None:
    window = a_round_of_sixty_tables()
    for board in (60, 1, 33):
        window.writes(board, 400, 299)
        window.do("tournament.choose", data={"board": str(board)})
    window.do("tournament.close")
    window.writes(2, 390, 390)
    stands = window.work
    window.restart()
    window.go(f"#/event/{window.stream}")
    assert "data-as-before" not in stands
    assert window.work == stands


def test_a_short_table_comes_whole() -> None:
    window = DirectorWindow().opens()
    window.draws()
    window.publishes()
    window.writes(1, 400, 300)
    assert "data-as-before" not in sent(window)


def test_a_row_is_drawn_for_the_language_that_is_read() -> None:
    window = a_round_of_sixty_tables()
    window.language = "ca"
    window.go(f"#/event/{window.stream}")
    assert "Taula 7" in window.work
    assert "Table 7" not in window.work
