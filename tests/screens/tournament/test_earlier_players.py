"""Players of an earlier tournament of the device: chosen, looked through, some left out, others entered."""

from drivers.director_window import FORM, DirectorWindow
from drivers.page_read import element, rows_of
from faristol.storage.files import export_file
from faristol.tournaments.barruf import barruf
from screens.states.leagues import evenings

SPRING = "\n".join(
    (
        "Nom;BARRUF;Partides;Club;Categoria",
        "Maria Antònia Gelabert Puigserver;1173,85;61;Palma;A",
        "Joan Apol·loni Sard;1090;12;Manacor;B",
        "Ștefan Țiriac;;;;",
        "Aina Roca;960;3;Palma;",
    )
)


def in_autumn(players=""):
    """A new tournament on the device on which the one of spring was played, one round."""
    spring = DirectorWindow().opens(SPRING, name="Primavera")
    spring.whole_round()
    autumn = DirectorWindow(spring.disk).opens(players, name="Tardor")
    autumn.go(f"#/event/{autumn.stream}/players")
    return spring, autumn


def looks_through(window, stream):
    window.go(f"#/event/{window.stream}/earlier")
    return window.do("tournament_earlier.choose", data={"stream": stream})


def expected(spring):
    """By name, the rating and the games after the tournament, from its own state."""
    after = barruf([*spring.state.players.values()], spring.state.played)
    return {each.player.name: (round(each.rating, 2), each.player.games + each.games) for each in after}


def test_the_list_of_players_leads_there_and_the_list_is_shown_before_anybody_is_entered():
    spring, autumn = in_autumn()
    assert f'href="#/event/{autumn.stream}/earlier"' in autumn.work
    autumn.go(f"#/event/{autumn.stream}/earlier")
    assert f"choose-{spring.stream}" in autumn.work and "Primavera" in autumn.work
    assert f"choose-{autumn.stream}" not in autumn.work
    before = len(autumn.entries)
    assert looks_through(autumn, spring.stream)["ok"]
    rows = {cell: rating for cell, rating, _ in rows_of(element(autumn.work, "comers"))}
    for name, (rating, games) in expected(spring).items():
        cell = next(cell for cell in rows if cell.startswith(name))
        assert float(rows[cell]) == rating and cell.endswith("1 game" if games == 1 else f"{games} games")
    assert "Enter 4 players" in autumn.regions["shelf"] and len(autumn.entries) == before


def test_all_are_entered_with_name_club_category_rating_and_games():
    spring, autumn = in_autumn()
    looks_through(autumn, spring.stream)
    assert autumn.do("tournament_earlier.enter")["ok"]
    assert autumn.last["url"] == f"#/event/{autumn.stream}/players"
    entered = autumn.state.players.values()
    assert {each.name: (each.rating, each.games) for each in entered} == expected(spring)
    assert {(each.name, each.club, each.category) for each in entered} == {
        (each.name, each.club, each.category) for each in spring.state.players.values()
    }
    autumn.do("event.undo")
    assert not autumn.state.players


def test_whoever_is_in_already_is_left_out_also_with_the_surname_first():
    spring, autumn = in_autumn("Gelabert Puigserver, Maria Antonia\nAina Roca")
    looks_through(autumn, spring.stream)
    assert "2 players are in this tournament already." in autumn.text
    autumn.do("tournament_earlier.enter")
    assert len(autumn.state.players) == 4
    looks_through(autumn, spring.stream)
    assert "All its players are in this tournament already." in autumn.text
    assert not autumn.do("tournament_earlier.enter")["ok"] and len(autumn.state.players) == 4


def test_who_does_not_come_is_left_out_and_a_second_tap_takes_it_back():
    spring, autumn = in_autumn()
    looks_through(autumn, spring.stream)
    ids = {each.name: each.id for each in spring.state.players.values()}
    for name in ("Aina Roca", "Ștefan Țiriac", "Ștefan Țiriac"):
        autumn.do("tournament_earlier.comes", data={"player": ids[name]})
    assert "Enter 3 players" in autumn.regions["shelf"]
    autumn.do("tournament_earlier.enter")
    assert {each.name for each in autumn.state.players.values()} == {*ids} - {"Aina Roca"}


def test_where_few_come_all_are_unmarked_and_those_are_marked():
    spring, autumn = in_autumn()
    looks_through(autumn, spring.stream)
    autumn.do("tournament_earlier.nobody")
    assert "Nobody is marked" in autumn.regions["shelf"]
    assert not autumn.do("tournament_earlier.enter")["ok"] and not autumn.state.players
    player = next(iter(spring.state.players.values()))
    autumn.do("tournament_earlier.comes", data={"player": player.id})
    autumn.do("tournament_earlier.enter")
    assert [each.name for each in autumn.state.players.values()] == [player.name]


def test_by_elo_where_this_device_reckons_with_elo():
    spring, autumn = in_autumn()
    spring.go(f"#/event/{spring.stream}/standings/ratings")
    spring.do("tournament_standings.rate_by", data={"system": "elo"})
    looks_through(autumn, spring.stream)
    assert "(Elo)" in autumn.text
    autumn.do("tournament_earlier.enter")
    entered = {each.name: each.rating for each in autumn.state.players.values()}
    assert all(entered[name] != rating for name, (rating, _) in expected(spring).items())


def test_a_draft_that_was_made_without_them_is_dropped_and_that_is_said():
    spring, autumn = in_autumn("Zoe\nIu")
    autumn.draws()
    looks_through(autumn, spring.stream)
    autumn.do("tournament_earlier.enter")
    assert autumn.state.draft is None and "The draft of round 1 was dropped." in autumn.text


def test_what_is_no_tournament_is_refused_and_a_device_without_another_one_says_so():
    _, autumn = in_autumn()
    autumn.go("#/")
    evening = export_file("evening", evenings("Vespre")[0].entries, "0", [], 0)
    assert autumn.do("home.bring", file=evening, file_name="evening.json")["ok"]
    for stream in ("evening", "elsewhere"):
        assert not looks_through(autumn, stream)["ok"]
        assert "choose-evening" not in autumn.work and "cannot be read" in autumn.text
    window = DirectorWindow().opens(players="", **FORM)
    window.go(f"#/event/{window.stream}/earlier")
    assert "There is no other tournament with players on this device." in window.text
