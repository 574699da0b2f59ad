"""The list of an analysis: paged through, narrowed, put in another order, and equal plays in one line."""

import re
from dataclasses import dataclass

from test_analysis import count, opened


def numbers(window):
    return [int(number) for number in re.findall(r'id="play-(\d+)"', window.regions["work"])]


def cells(window, kind):
    return re.findall(rf'<td class="{kind}[^"]*">(.*?)</td>', window.regions["work"])


def test_every_play_can_be_paged_to_and_shown_on_the_board():
    window = opened(rack="CASATER")
    lines = listed(window)
    while 'id="page-on"' in window.page and not re.search(r'id="page-on"[^>]*disabled', window.page):
        window.do("analysis.page", data={"by": "1"})
        lines += listed(window)
    assert sum(int(line.more) + 1 for line in lines) == count(window) > len(lines) > 100
    assert [line.number for line in lines] == sorted({line.number for line in lines})
    assert len({(line.word, line.points) for line in lines}) == len(lines)
    window.do("analysis.show", data={"number": "60"})
    assert 'data-state="new"' in window.regions["work"] and 'id="lay"' in window.regions["shelf"]
    window.do("analysis.rack", fields={"rack": "CASA"})
    assert numbers(window)[0] == 1


def test_plays_are_filtered_by_their_tiles_their_place_and_what_stays():
    window = opened(rack="CASATER")
    window.do("analysis.which", data={"which": "seven"})
    assert numbers(window) and all(not stays.strip() for stays in cells(window, "plays__stays"))
    assert window.do("analysis.which", data={"which": "with"})["focus"] == "word"
    window.do("analysis.narrow", fields={"word": "c", "place": "8h", "keeps": ""})
    assert {line.place for line in listed(window)} == {"8H"}
    window.do("analysis.narrow", fields={"word": "", "place": "8", "keeps": "AA"})
    places = {line.place for line in listed(window)}
    assert len(places) > 1 and all(place.startswith("8") for place in places)
    stays = cells(window, "plays__stays")
    assert stays and all(each.split("<")[0].count("A") >= 2 for each in stays)
    assert not window.do("analysis.narrow", fields={"word": "7"})["ok"]
    assert 'id="word-problem"' in window.page


def test_the_list_is_put_in_order_by_what_the_plays_are_worth():
    window = opened(rack="CASE?")
    plain = numbers(window)
    window.do("analysis.order", data={"by": "equity"})
    worth = [float(each) for each in re.findall(r'<td class="figure">(\d+\.\d)</td>', window.regions["work"])]
    assert len(worth) == 25 and worth == sorted(worth, reverse=True) and numbers(window) != plain
    assert re.search(r'aria-sort="descending">\s*<button [^>]*id="by-equity"', window.page)


@dataclass(frozen=True)
class Line:
    number: int
    place: str
    more: str
    """How many more ways there are."""
    word: str
    points: int


def listed(window):
    row = (
        r'<tr id="play-(\d+)".*?<td class="less">.*?\b([A-O]\d+|\d+[A-O])\b(.*?)</td>'
        r'.*?id="show-\1"[^>]*>(.*?)</button>.*?<strong>(\d+)</strong>'
    )
    return [
        Line(
            int(number),
            place,
            (re.findall(r"\+(\d+)<", more) or ["0"])[0],
            re.sub("<[^>]*>", "", word),
            int(points),
        )
        for number, place, more, word, points in re.findall(row, window.regions["work"], re.DOTALL)
    ]


def several_ways(window):
    """The first line of the list that has more than one way."""
    return next(line for line in listed(window) if line.more != "0")


def test_equal_plays_are_one_line_that_opens():
    window = opened(rack="TRIPULA")
    before, line = listed(window), several_ways(window)
    window.do("analysis.open", data={"number": str(line.number)})
    ways = [each for each in listed(window) if (each.word, each.points) == (line.word, line.points)]
    assert len(ways) == len({each.place for each in ways}) == int(line.more) + 1 > 1
    assert len(listed(window)) == len(before) + int(line.more)
    window.do("analysis.open", data={"number": str(line.number)})
    assert listed(window) == before


def test_going_through_the_list_shows_a_line_once_and_each_way_of_an_open_one():
    window = opened(rack="TRIPULA")
    line, after = several_ways(window), listed(window)[listed(window).index(several_ways(window)) + 1]
    window.do("analysis.show", data={"number": str(line.number)})
    window.do("analysis.next_play")
    assert f'id="play-{after.number}" aria-selected="true"' in window.page
    window.do("analysis.show", data={"number": str(line.number)})
    window.do("analysis.open", data={"number": str(line.number)})
    window.do("analysis.next_play")
    shown = int(re.search(r'id="play-(\d+)" aria-selected="true"', window.page)[1])
    second = next(each for each in listed(window) if each.number == shown)
    assert (second.word, second.points) == (line.word, line.points) and second.place != line.place


def test_in_the_order_of_places_each_way_has_its_own_row():
    window = opened(rack="TRIPULA")
    window.do("analysis.order", data={"by": "place"})
    assert {line.more for line in listed(window)} == {"0"} and len(listed(window)) == 25


def test_the_plays_and_the_other_turns_are_counted_and_together_are_as_many_as_are_listed():
    window = opened(rack="CASATER")
    others = int(re.search(r'id="others">\s*and (\d+) other turns', window.page)[1])
    in_all = re.search(r"1–\d+ of ([^<]+)", window.page)[1]
    assert count(window) + others == int(re.sub(r"\D", "", in_all))
    window.do("analysis.which", data={"which": "exchange"})
    assert 'id="others"' not in window.page
