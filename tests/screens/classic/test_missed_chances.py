"""A finished game is annotated: its GCG says what each turn cost, and one walks along the missed chances."""

import re

from drivers.match_window import MatchWindow
from drivers.page_read import element, rows_of
from drivers.positions import whole
from faristol.core.gcg import place_text
from faristol.core.gcg_reading import read_gcg
from faristol.core.tiles import tile_set
from faristol.games.classic import arbiter
from faristol.practice.annotating import Annotation
from screens.states.classic_sheet import at_the_tablet

NAME = "Neus Bonet"


def annotated():
    match = at_the_tablet(NAME)
    window = MatchWindow(match)
    window.to("replay")
    for _ in range(3_000):
        if not window.last.get("again"):
            break
        window.do("look")
    return match, window


def here(window):
    return int(re.search(r'id="slider"[^>]* value="(\d+)"', window.regions["work"])[1])


def dear_turns(window):
    """Those with a dot in the chart."""
    columns = re.findall(r'id="point-(\d+)"(.*?)</button>', window.regions["work"], re.DOTALL)
    return [int(number) for number, column in columns if "turning__cost" in column]


def test_one_walks_from_one_missed_chance_to_the_next_and_after_the_last_again_to_the_first():
    _, window = annotated()
    dear, walked = dear_turns(window), []
    assert len(dear) > 1
    for _ in range(len(dear) + 1):
        to = re.search(r'id="next-chance"[^>]*data-turn="(\d+)"', window.regions["work"])[1]
        window.do("classic_replay.go_to", {"turn": to})
        walked.append(here(window))
        assert "Worth most:" in window.regions["work"]
    start = dear.index(walked[0])
    assert walked == [dear[(start + n) % len(dear)] for n in range(len(dear) + 1)]


def test_the_gcg_has_a_note_of_what_each_turn_cost_behind_what_people_noted():
    match, window = annotated()
    window.do("classic_replay.note", {"note-1": "better: CASES"})
    while window.last.get("again"):
        window.do("look")
    window.do("classic_replay.save_annotated")
    saved = window.last["save"]
    assert saved["name"].endswith(".gcg")
    game = read_gcg(tile_set("ca"), saved["text"].encode())
    notes = [turn.note for turn in game.turns if turn.kind in ("play", "exchange", "pass")]
    assert notes[0].startswith("better: CASES\nCost: ")
    told = [note for note in notes if "Cost: " in note]
    assert len(told) == sum(turn.rack is not None for turn in match.state.turns)
    assert any("points, " in note and "Worth most: " in note for note in told)


def test_the_sentence_of_a_column_gives_the_cost_that_made_its_dot():
    match, window = annotated()
    annotation = Annotation(whole("ca"), match.state)
    while not annotation.done:
        annotation.go_on()
    for number in dear_turns(window):
        told = re.search(rf'id="point-{number}".*?aria-label="([^"]*)"', window.regions["work"], re.DOTALL)[1]
        worth = annotation.costs[number].worth
        assert f"Cost: {worth // 10}.{worth % 10} points" in told or f"Cost: {worth // 10} points" in told


def test_a_turn_with_most_points_that_cost_something_is_not_called_the_best():
    match, window = annotated()
    seen = []
    for number in range(1, len(match.state.turns) + 1):
        window.do("classic_replay.go_to", {"turn": str(number)})
        work = window.regions["work"]
        assert "nothing better was possible" not in work
        if "no play had more points" in work:
            tag = re.search(r'<span class="tag[^>]*>\s*no play had more points', work)[0]
            assert ('data-kind="ok"' in tag) == ("It cost" not in work)
            seen.append("It cost" in work)
    assert seen


def test_the_notes_of_a_gcg_name_squares_as_its_turns_do():
    match, window = annotated()
    window.do("classic_replay.save_annotated")
    told = re.findall(r"Worth most: (\w+) (\S+) \d+\.", window.last["save"]["text"])
    annotation = Annotation(whole("ca"), match.state)
    while not annotation.done:
        annotation.go_on()
    plays = [cost.best.play.play for cost in annotation.costs.values() if cost.worth and cost.best.play]
    assert [place for place, _ in told] == [place_text(play.place) for play in plays] != []
    assert [place for place, _ in told] != [str(play.place) for play in plays]


def test_the_points_of_the_plays_are_those_of_the_rows_with_what_a_corrected_play_is_worth():
    match = at_the_tablet(NAME)
    worth = match.state.turns[0].points
    match.write(arbiter.correct_points(match.state, 1, worth - 2, "Bel", "Miscounted"))
    window = MatchWindow(match)
    window.to("replay")
    while window.last.get("again"):
        window.do("look")
    work = window.regions["work"]
    row = element(work, "turn-1").text()
    assert f"its play is worth {worth}" in row and str(worth - 2) in row
    assert work.count("its play is worth") == 2, "in its row, and where the turn itself is shown"
    mine = sum(turn.scored for turn in match.state.turns if turn.player == 1)
    (played,) = [cells for cells in rows_of(element(work, "sums")) if cells[0] == "Points of the plays"]
    assert str(mine) in played
