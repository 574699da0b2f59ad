"""The search with several criteria: what is filled in, what is listed, in which order, and what is saved."""

import re

from drivers.positions import whole
from drivers.window import Window, wait_for
from faristol.core.letters import codes
from faristol.core.tiles import tile_set
from faristol.words.lexicon import words_of
from faristol.words.measures import likelihood, points


def at_the_search(language="en"):
    window = Window(language=language)
    window.go("#/search")
    return window


def fills(window, **fields):
    return window.do("search.typing", fields)


def count(window):
    return int(re.search(r'data-count="(\d+)"', window.regions["work"])[1])


def listed(window):
    return re.findall(r'<th scope="row"[^>]*>([^<]+)', window.regions["work"])


def row(window, number):
    found = re.search(rf'<tr id="word-{number}">(.*?)</tr>', window.regions["work"], re.S)[1]
    return [re.sub("<[^>]*>", "", cell).strip() for cell in re.findall(r"<t[dh].*?</t[dh]>", found, re.S)]


def in_tiles(word, language="ca"):
    """As the program writes it: a tile of two letters is one."""
    numbers = codes(tile_set(language))
    return bytes(numbers[tile] for tile in tile_set(language).read(word))


def test_the_search_stands_behind_word_study_in_its_language():
    window = Window()
    window.go("#/study")
    window.do("study.language", data={"language": "ro"})
    assert window.do("study.search")["url"] == "#/search"
    assert 'href="#/study"' in window.regions["bar"]
    fills(window, begins="xi", longest="4")
    assert "XI" in listed(window)


def test_the_words_meet_all_criteria_together_and_enter_reads_out_how_many_there_are():
    window = at_the_search()
    fills(window, begins="c", ends="a", longest="4", having="s")
    assert "CASA" in listed(window)
    assert all(word.startswith("C") and word.endswith("A") and "S" in word for word in listed(window))
    fills(window, having="casa", only="casa")
    assert listed(window) == ["CASA", "SACA"]
    fills(window, having="casa", only="casa", begins="s")
    assert listed(window) == ["SACA"]
    said = window.do("search.find", {"longest": "2", "having": "a"})["announce"]
    assert said.startswith(f"{count(window)} words")


def test_a_word_is_listed_with_its_hooks_and_points():
    window = at_the_search()
    fills(window, begins="casa", longest="4")
    before, word, behind, points = row(window, 1)
    assert word == "CASA"
    lexicon = whole("ca").lexicon
    letters = tuple(tile_set("ca").letters)
    for side, at in ((before, 0), (behind, 1)):
        right = [
            tile for tile in letters if lexicon.contains(in_tiles([f"[{tile}]CASA", f"CASA[{tile}]"][at]))
        ]
        assert side.split() == right
    assert points == "5"


def test_the_likeliest_come_first_where_one_wants_them_so_and_are_practised_in_their_order():
    window = at_the_search()
    window.do("search.drill", data={"drill": "sevens"})
    assert count(window) == 500
    measure = likelihood(tile_set("ca"))
    every = words_of(whole("ca").lexicon.rows, 7)
    first = sorted(every, key=lambda word: (-measure.of(word), word))[:50]
    letters = tuple(tile_set("ca").letters)
    assert listed(window) == ["".join(letters[code - 1] for code in word) for word in first]
    first = listed(window)[0]
    assert window.do("search.practise")["url"] == "#/exercises"
    kind = re.search('data-deck="(list [0-9a-f]+)"', window.regions["work"])[1]
    lexicon = whole("ca").lexicon
    sure = sum(map(lexicon.is_confirmed, sorted(every, key=lambda word: (-measure.of(word), word))[:500]))
    assert f"{sure} words" in window.regions["work"] and "7 · 1–500" in window.regions["work"]
    assert 0 < sure < 500, "those that one source alone knows are not studied unless one asks for them"
    window.do("exercises_setup.begin", {"language": "ca"}, data={"deck": kind})
    window.do("exercises.answer", {"answer": first})
    assert first in window.regions["work"] and "cannot be made" not in window.regions["work"]


def written(word, language="ca"):
    signs = [tuple(tile_set(language).letters)[code - 1] for code in word]
    return "".join("QU" if (language, sign) == ("ca", "Q") else sign for sign in signs)


def test_the_other_ready_made_searches_list_what_their_names_say():
    window, rows, tiles = at_the_search(), whole("ca").lexicon.rows, tile_set("ca")
    ways, worth = likelihood(tiles), points(tiles)
    window.do("search.drill", data={"drill": "eights"})
    likely = sorted(words_of(rows, 8), key=lambda word: (-ways.of(word), word))
    assert (count(window), listed(window)) == (500, [*map(written, likely[:50])])
    window.do("search.drill", data={"drill": "threes"})
    assert count(window) == len(words_of(rows, 3))
    assert listed(window) == [*map(written, words_of(rows, 3)[:50])]
    window.do("search.drill", data={"drill": "dear"})
    short = [word for length in range(2, 6) for word in words_of(rows, length) if worth.of(word) >= 15]
    dear = sorted(short, key=lambda word: (-worth.of(word), len(word), word))
    assert (count(window), listed(window)) == (len(short), [*map(written, dear[:50])])


def test_a_search_goes_to_paper_in_its_order():
    window = at_the_search()
    fills(window, begins="cany", longest="5")
    window.do("search.order", data={"order": "points"})
    assert window.do("search.print")["print"]
    assert re.findall(r"<li>([^<°]+)", window.regions["print"]) == listed(window)
    assert "CANY…" in window.regions["print"]


def test_words_of_the_clubs_list_that_ours_lacks_are_listed_alone():
    window = at_the_search()
    window.go("#/words")
    window.do("words.choose", file=b"casa\nzaxx\nxaxx\ncanya\n", file_name="club.txt")
    window.do("words.compile", {"name": "Club", "version": "", "language": "ca", "few": "on"})
    (about,) = wait_for(window.log.lists())
    window.go("#/search")
    ours = re.search(r'name="sha256" value="([0-9a-f]{64})" checked', window.regions["work"])[1]
    window.do("search.list", {"sha256": about["sha256"]})
    window.do("search.unlike", {"unlike": ours})
    assert listed(window) == ["XAXX", "ZAXX"]
    fills(window, begins="z")
    assert listed(window) == ["ZAXX"]


def test_pages_follow_one_another_and_the_last_is_before_the_first():
    window = at_the_search()
    fills(window, longest="3")
    first = listed(window)
    window.do("search.page", data={"page": "1"})
    assert listed(window) != first and len(listed(window)) == 50
    fills(window, longest="3", begins="a")
    assert all(word.startswith("A") for word in listed(window)), "what is asked anew begins at its first page"


def test_what_cannot_be_read_is_said_beside_its_field_and_lists_nothing():
    window = at_the_search()
    fills(window, shortest="1", begins="w", points_from="many")
    for name in ("shortest", "begins", "points_from"):
        assert f'id="{name}-problem"' in window.regions["work"]
    assert "data-count" not in window.regions["work"]
    fills(window, shortest="2", begins="ca")
    assert count(window) > 100


def test_a_search_is_saved_as_a_text_file_in_its_order_and_a_whole_list_is_not_kept_once_more():
    window = at_the_search()
    fills(window, longest="2")
    window.do("search.order", data={"order": "points"})
    saved = window.do("search.save")["save"]
    words = saved["text"].split()
    assert words[:50] == listed(window) and len(words) == count(window)
    assert 'id="keep-list"' in window.regions["work"]
    fills(window, longest="15")
    assert 'id="keep-list"' not in window.regions["work"]
    window.do("search.keep")
    assert wait_for(window.log.lists()) == []


def test_a_search_becomes_a_list_of_the_device_in_one_step():
    window = at_the_search()
    fills(window, longest="2", having="a")
    words = listed(window)
    assert window.do("search.keep")["url"] == "#/words"
    assert f"is ready: {len(words)} words." in window.regions["work"]
    (about,) = wait_for(window.log.lists())
    assert about["name"] == "2 · +A" and about["version"].startswith("Faristol català ")
    assert wait_for(window.log.choices()) == {}, "events go on with the list that was chosen"
    for screen in ("#/search", "#/study", "#/exercises", "#/solo", "#/duplicate", "#/classic", "#/judge"):
        window.go(screen)
        assert f'value="{about["sha256"]}"' in window.regions["work"], screen
    window.go("#/search")
    window.do("search.list", {"sha256": about["sha256"]})
    fills(window, longest="15")
    assert listed(window) == words


def test_the_same_search_is_not_kept_twice():
    window = at_the_search()
    fills(window, longest="2", having="a")
    window.do("search.keep")
    window.go("#/search")
    window.do("search.keep")
    assert "already on this device" in window.regions["notice"]
    assert len(wait_for(window.log.lists())) == 1


def test_words_that_an_earlier_edition_lacks_are_listed_alone():
    window = at_the_search()
    earlier = re.search(r'<option value="([0-9a-f]{64})"', window.regions["work"])[1]
    window.do("search.unlike", {"unlike": earlier})
    new = count(window)
    assert 0 < new < 20_000
    fills(window, longest="5")
    assert count(window) < new, "the criteria narrow it down further"
    window.do("search.clear")
    assert "data-count" not in window.regions["work"]


def test_a_book_that_is_there_begins_with_the_new_list():
    window = at_the_search()
    window.go("#/exercises")
    window.do("exercises_setup.open", {"language": "ca"})
    window.go("#/search")
    fills(window, begins="cany", shortest="5", longest="5")
    assert window.do("search.practise")["url"].startswith("#/event/")
    kind = re.search('data-deck="(list [0-9a-f]+)"', window.regions["shelf"])[1]
    assert "CANY… · " in window.regions["shelf"] and "words" in window.regions["shelf"]
    window.do("exercises.choose", data={"deck": kind})
    assert 'id="answer-form"' in window.regions["work"]
