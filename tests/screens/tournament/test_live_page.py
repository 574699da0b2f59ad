"""The published page as it is followed from outside: when there is a newer one, and that it is the same."""

from drivers.director_window import DirectorWindow


def asks_for_page(director):
    return director.do("page")


def version(director):
    return director.last.get("live", {}).get("version")


def test_before_the_first_round_there_is_nothing_to_follow():
    director = DirectorWindow().opens()
    assert version(director) is None and "page" not in asks_for_page(director)
    director.draws()
    assert version(director) is None


def test_a_publication_a_result_and_a_closed_round_make_a_newer_page():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    seen = [version(director)]
    director.writes(1, 400, 300)
    seen.append(version(director))
    director.do("event.undo")
    seen.append(version(director))
    director.hands_in()
    director.do("tournament.close")
    seen.append(version(director))
    assert None not in seen and seen == sorted({*seen})


def test_what_the_page_does_not_show_makes_no_newer_one():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    before = version(director)
    director.do("tournament.write", {"first": "1"})
    director.go(f"#/event/{director.stream}/fees")
    director.do("tournament_fees.set", {"fee": "5"})
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.list_by")
    assert version(director) == before


def test_it_is_the_published_page_and_asking_changes_nothing():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    director.writes(1, 400, 300)
    entries, regions = [*director.entries], dict(director.regions)
    told = asks_for_page(director)
    assert told["stream"] == director.stream and told["live"]["name"] == "torneig-de-tardor.html"
    assert director.entries == entries and director.regions == regions
    saved = director.do("file.publish")["save"]["text"]
    assert _without_time(told["page"]) == _without_time(saved) and "400" in told["page"]


def _without_time(page):
    """Return a page without the moment at which its log was written out, and what is sealed with it."""
    return [line for line in page.split("\n") if "exported_at" not in line and '"digest"' not in line]


def test_a_name_that_looks_like_an_address_stops_it():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    director.go(f"#/event/{director.stream}/players")
    fields = {"player": "pau@example.org", "club": "", "category": "", "why": ""}
    director.do("tournament_players.change", fields, data={"player": "p1"})
    assert version(director) is None and "page" not in asks_for_page(director)


def test_a_window_that_only_watches_writes_no_page():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    watching = DirectorWindow(director.disk)
    watching.go(f"#/event/{director.stream}")
    assert "live" not in watching.last
