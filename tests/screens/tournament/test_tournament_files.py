"""A tournament as files: tables, data, other programs' texts, each read back; the page for everybody."""

import base64
import csv
import io
import json
import re
import zipfile
from collections import defaultdict
from fractions import Fraction

from drivers.director import SECRET, WORD, Director
from drivers.offenders import each
from faristol.screens.activities import ACTIVITIES
from faristol.screens.parts.spreadsheet import MARK, Text
from faristol.screens.parts.workbook import first_sheet
from faristol.screens.parts.xlsx import workbook
from faristol.tournaments import reporting
from faristol.tournaments.barruf import barruf
from faristol.tournaments.reporting import Report
from faristol.tournaments.results import WIN
from screens.states.standings import NAMES, drafted, entered, over, played, running, scene, whole_round


def file(club, what):
    asked = scene("#/event/id", club)
    return ACTIVITIES["tournament"].exports[what].file(asked.event, asked, "lliga")


def rows(text, sign=";"):
    assert text.startswith(MARK)
    return list(csv.reader(io.StringIO(text.removeprefix(MARK)), delimiter=sign))


def test_the_standings_are_a_table_whose_columns_are_rounds_and_the_games_are_all_there():
    club = played()
    heads, *lines = rows(file(club, "standings").text)
    assert [name for name in heads if name.startswith("Ronda")] == ["Ronda 1", "Ronda 2", "Ronda 3"]
    assert [line[2] for line in lines] == [row.player.name for row in club.state.standings()]
    assert len({len(line) for line in lines} | {len(heads)}) == 1
    for line, row in zip(lines, club.state.standings(), strict=True):
        assert Fraction(line[-3].replace(",", ".")) * WIN == row.record.halves
        assert int(line[-2]) == row.record.differential
    _, *lines = rows(file(club, "games").text)
    rounds = club.state.rounds
    assert len(lines) == sum(len(each.draft.pairs) + len(each.draft.byes) for each in rounds)
    forfeit = next(line for line in lines if line[:2] == ["2", "2"])
    assert forfeit[3] == "300" and forfeit[5] == "0" and forfeit[7]


def test_standings_and_games_are_two_sheets_of_one_file_in_which_names_are_names_and_figures_figures():
    """Read back as a list of players is, the first sheet has the figures of the table, with full stops."""
    club = played()
    saved = file(club, "book")
    assert saved.name == "lliga.xlsx" and saved.packed
    heads, *lines = (line.split("\t") for line in first_sheet(base64.b64decode(saved.text)).splitlines())
    table, *table_lines = rows(file(club, "standings").text)
    assert heads == table
    for line, written in zip(lines, table_lines, strict=True):
        assert line[2] == written[2]
        assert [float(each) for each in line[-3:]] == [float(each.replace(",", ".")) for each in written[-3:]]


def sheets(*lines):
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(workbook([("A & B", lines)])))) as archive:
        assert archive.testzip() is None
        return archive.read("xl/worksheets/sheet1.xml").decode(), archive.read("xl/workbook.xml").decode()


def test_a_name_in_a_spreadsheets_file_is_no_figure_formula_or_markup_and_columns_have_their_letters():
    sheet, book = sheets(["Nom"], [Text("007"), Text("=1+1"), Text("<b>&"), "7,5", -3, "", "x\x00y"])
    assert 'name="A &amp; B"' in book
    for text in ("007", "=1+1", "&lt;b&gt;&amp;", "xy"):
        assert f't="inlineStr"><is><t xml:space="preserve">{text}</t>' in sheet
    assert '<c r="D2"><v>7.5</v></c><c r="E2"><v>-3</v></c><c r="G2"' in sheet and "<f>" not in sheet
    sheet, _ = sheets([*range(28)])
    assert all(f'r="{at}1"' in sheet for at in ("A", "Z", "AA", "AB"))


def counted(lines):
    """What the association makes of its table: points by result, a rest is a win."""
    points = defaultdict(Fraction)
    for _, one, mine, two, other in lines:
        if two == "BYE":
            points[one] += 1
            continue
        figures = [Fraction(mine), Fraction(other)]
        if not set(figures) <= {0, Fraction(1, 2), 1}:
            ahead = (figures[0] > figures[1]) - (figures[0] < figures[1])
            figures = [Fraction(1 + ahead, 2), Fraction(1 - ahead, 2)]
        points[one] += figures[0]
        points[two] += figures[1]
    return points


def test_the_association_counts_the_same_points_from_its_table():
    club = played()
    heads, *lines = rows(file(club, "rows").text, ",")
    assert heads == ["Ronda", "Jugador 1", "Puntuació 1", "Jugador 2", "Puntuació 2"]
    points = counted(lines)
    for row in club.state.standings():
        assert points[row.player.name] * WIN == row.record.halves, row.player.name


def test_and_from_its_document_with_the_games_that_change_a_rating():
    club = played()
    document = json.loads(file(club, "association").text)
    assert document["campionat"]["data"] == "2026-10-03" and document["campionat"]["acabat"] is False
    assert document["campionat"]["rondes_previstes"] == 5 and document["id_extern"] == "faristol-id"
    name_of = {person["id"]: person["nom"] for person in document["participants"]}
    points, games = defaultdict(Fraction), defaultdict(int)
    for game in document["partides"]:
        one, two = game["jugador_1"], game["jugador_2"]
        if two is None:
            points[one] += 1
            continue
        mine, other = game["punts_1"], game["punts_2"]
        points[one] += Fraction((mine > other) - (mine < other) + 1, 2)
        points[two] += Fraction((other > mine) - (other < mine) + 1, 2)
        games[one] += 1
        games[two] += 1
    rated = barruf(list(club.state.players.values()), club.state.played)
    numbers = club.state.numbers
    for row in club.state.standings():
        number = str(numbers[row.player.id])
        assert name_of[number] == row.player.name
        assert points[number] * WIN == row.record.halves
    assert {each.player.id: each.games for each in rated} == {
        player: games[str(number)] for player, number in numbers.items()
    }
    sides = ("jugador_1", "jugador_2")
    seen = [(game["ronda"], game[side]) for game in document["partides"] for side in sides if game[side]]
    assert len(seen) == len(set(seen))


def test_a_result_that_the_points_would_not_tell_is_written_as_a_result():
    club = entered(NAMES[:2], rounds=1).pair().publish()
    late = Report("played", (400, 300), (660, 700), winner=1)
    club.do(reporting.enter_result, 1, 1, late, word=WORD)
    result = club.state.rounds[0].sheets[1].result
    assert result.winner == 1
    game = json.loads(file(club, "association").text)["partides"][0]
    _, line = rows(file(club, "rows").text, ",")
    told_by_points = result.score[1] > result.score[0]
    assert ("resultat_1" in game) is not told_by_points
    assert counted([line])[line[3]] == 1


def test_data_for_programs_tells_everything_once_more():
    club = played()
    document = json.loads(file(club, "json").text)
    assert (document["format"], document["version"]) == ("faristol-tournament", 1)
    standings = {row.player.id: row.record.halves for row in club.state.standings()}
    assert {each["player"]: Fraction(each["points"]) * WIN for each in document["standings"]} == standings
    assert [len(each["boards"]) for each in document["rounds"]] == [
        len(each.draft.pairs) for each in club.state.rounds
    ]
    assert SECRET.hex() not in file(club, "json").text


# --- Swiss Perfect and the TRF


def test_swiss_perfect_reads_the_games_and_their_points_agree_with_the_standings():
    club = played()
    head, *lines = file(club, "rnd").text.splitlines()
    assert head == "ROUND|TABLE_NO|WHITE_ID|BLACK_ID|WHITE_SCORE|BLACK_SCORE"
    points = defaultdict(Fraction)
    for line in lines:
        number, board, white, black, mine, other = line.split("|")
        assert {mine, other} <= {"0", "0.5", "1"} and int(board) >= 1 and int(number) in (1, 2, 3)
        points[int(white)] += Fraction(mine)
        points[int(black)] += Fraction(other)
    numbers = club.state.numbers
    for row in club.state.standings():
        assert points[numbers[row.player.id]] == Fraction(row.record.halves, 2) - len(row.record.byes)


def test_swiss_perfect_reads_the_standings():
    club = played()
    head, *lines = file(club, "stg").text.splitlines()
    fields = head.split("|")
    assert fields[0] == "PLACING" and fields[-2:] == ["", ""]
    told = [line.split("|") for line in lines]
    assert all(len(line) == len(fields) for line in told)
    assert [int(line[0]) for line in told] == list(range(1, 21))
    assert sorted(int(line[2]) for line in told) == list(range(1, 21))
    assert [float(line[3]) for line in told] == sorted((float(line[3]) for line in told), reverse=True)
    groups = [line[1] for line in told if line[1]]
    assert groups[0].split("-")[0] == "1" and groups[-1].split("-")[-1] == "20"


def test_the_median_of_swiss_perfect_leaves_out_the_best_and_the_worst():
    club = over()
    for line in file(club, "stg").text.splitlines()[1:]:
        _, _, id, _, _, median, buchholz, _, _, _ = line.split("|")
        player = next(player for player, number in club.state.numbers.items() if number == int(id))
        done = {row.player.id: row.record for row in club.state.standings()}
        faced = sorted(done[other].halves / 2 for other, _ in done[player].faced)
        assert float(buchholz) == sum(faced) and float(median) == sum(faced[1:-1])


def trf_players(text):
    """By the columns of the format, counted from 1."""
    found = {}
    for line in text.split("\r\n"):
        if line.startswith("001"):
            cells = [line[start : start + 8] for start in range(91, len(line), 10)]
            found[int(line[4:8])] = {
                "name": line[14:47].strip(),
                "rating": line[48:52].strip(),
                "points": Fraction(line[80:84].strip()),
                "rank": int(line[85:89]),
                "rounds": [(int(cell[:4]), cell[5], cell[7:8]) for cell in cells],
            }
    return found


def test_a_tournament_report_is_read_back_column_by_column():
    club = played()
    text = file(club, "trf").text
    assert "012 Rosa Caldentey\r\n" in text and "062 20\r\n" in text and "142 5\r\n" in text
    found, numbers = trf_players(text), club.state.numbers
    worth = {"1": 1, "=": Fraction(1, 2), "0": 0, "+": 1, "-": 0, "U": 1, "F": 1, "Z": 0}
    for row in club.state.standings():
        told = found[numbers[row.player.id]]
        assert told["name"] == row.player.name and told["rank"] == row.rank
        assert told["points"] * 2 == row.record.halves
        assert sum(worth[result] for _, _, result in told["rounds"]) == told["points"]
    for number, told in found.items():
        for at, (other, colour, result) in enumerate(told["rounds"]):
            if other:
                mirrored = found[other]["rounds"][at]
                assert mirrored[0] == number and {colour, mirrored[1]} == {"w", "b"}
                assert (result, mirrored[2]) in {("1", "0"), ("0", "1"), ("=", "="), ("+", "-"), ("-", "+")}
    results = [result for told in found.values() for _, _, result in told["rounds"]]
    assert {"1", "0", "=", "+", "-", "U", "Z"} <= set(results)


@each("what", ACTIVITIES["tournament"].exports)
@each("made", [Director, drafted, running, over])
def test_every_file_can_be_made_at_any_time(made, what):
    assert file(made(), what).text


def test_only_a_name_that_a_spreadsheet_would_reckon_has_an_apostrophe_before_it():
    club = played()
    for what in ("standings", "games"):
        cells = [cell for line in rows(file(club, what).text) for cell in line]
        assert not any(cell.startswith("'") for cell in cells)
        formulas = [cell for cell in cells if cell.startswith(("=", "+", "@"))]
        assert not formulas and not any(cell.startswith("-") and not cell[1:].isdecimal() for cell in cells)
    assert any(
        re.fullmatch(r"\d+\+ \d+–\d+", cell) for line in rows(file(club, "standings").text) for cell in line
    )
    club = whole_round(entered(("=1+1", "Aina"), rounds=1))
    for what in ("standings", "games", "rows"):
        assert "'=1+1" in file(club, what).text
