"""What the players of a competition send: several letters in one text, what is missing, who is asked."""

from datetime import date
from random import Random

from test_cor_whole_competition import NAMES, Played

from drivers.letter_arbiter import BEGINS, CLOSES, Arbiter
from drivers.log import NOON
from faristol.competitions.letters import hear, pieces, scores_in
from faristol.competitions.missing import asked, missing
from faristol.competitions.reporting import which_game
from faristol.competitions.sheets import opening_of
from faristol.games.correspondence import ending
from faristol.games.correspondence.dispute import read_letter, write_letter
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.sheet import write_sheet
from faristol.games.log import stamped

CAME = date(2027, 3, 1)


def entries_of(arbiter, game, lost=None):
    """Return the log of a game in which one side gave up before the first play, or of one that goes on."""
    (first,) = stamped([opening_of(arbiter.state, game, "0.1.0")], 0, NOON, "")
    return [first, *stamped(ending.abandon(opened(first), lost), 1, NOON, "k")] if lost else [first]


def letter(arbiter, number, side, lost=2):
    game = arbiter.state.games[number - 1]
    entries = entries_of(arbiter, game, lost)
    event = opened(entries[0])
    for entry in entries[1:]:
        event = apply(event, entry)
    return write_letter(event, entries, side)


def hears(arbiter, text):
    """Read one letter and write what it brings; return what that is."""
    found = read_letter(text)
    heard = hear(arbiter.state, found, found.player, CAME)
    arbiter.write([*heard.entries])
    return heard.what


def test_cor_28_letters_in_any_order_are_told_apart_with_a_chat_and_mails_around_them():
    arbiter = Arbiter().begins()
    one, two, three = (letter(arbiter, number, 1) for number in (1, 2, 3))
    bare = write_sheet(entries_of(arbiter, arbiter.state.games[1], 1)).rstrip()
    quoted = "\n".join(f"> {line}" for line in three.splitlines())
    chat = f"12.03.27, 10:15 - Ana: Bună!\n12.03.27, 10:16 - Ana: {two}12.03.27, 10:20 - Dorina: Mulțumesc\n"
    text = (
        f"{chat}{bare}\n12.03.27, 11:00 - Barbu: Atât.\n{one}\nCu stimă,\nAna\n\nDorina a scris:\n{quoted}\n"
    )
    found = [piece for piece in pieces(text) if piece.is_letter]
    read = [read_letter(piece.text) for piece in found]
    names = [arbiter.state.names(arbiter.state.games[number]) for number in (1, 1, 0, 2)]
    assert [each.game.names for each in read] == names
    assert [piece.is_signed for piece in found] == [True, False, True, True]
    lines = text.splitlines()
    assert "Către arbitru" in lines[found[0].line - 1] and lines[found[3].line - 1].startswith("> Către")
    assert lines[found[1].line - 1] == "FIȘA DE CONCURS"


def test_cor_28_letters_are_told_apart_in_the_source_of_a_page_too():
    arbiter = Arbiter().begins()
    page = "".join(
        f"<div>{line}<br></div>\n" for number in (1, 2) for line in letter(arbiter, number, 1).splitlines()
    )
    found = [piece for piece in pieces(page) if piece.is_letter]
    assert [hears(arbiter, piece.text) for piece in found] == ["reported", "reported"]


def test_cor_28_a_letter_counts_once_and_the_other_player_s_confirms_it():
    arbiter = Arbiter().begins()
    assert hears(arbiter, letter(arbiter, 1, 1)) == "reported"
    assert hears(arbiter, letter(arbiter, 1, 1)) == "again"
    before = len(arbiter.entries)
    assert hears(arbiter, letter(arbiter, 1, 2)) == "again"
    assert [entry["side"] for entry in arbiter.entries[before:]] == [2]
    assert arbiter.state.games[0].wrote == ((1, CAME), (2, CAME))
    assert hears(arbiter, letter(arbiter, 1, 2, lost=1)) == "differs"
    assert arbiter.worth(arbiter.state.games[0]) == ("1.5300", "0.4700")


def test_cor_28_the_arbiter_asks_whoever_has_not_written_about_a_game_without_a_result():
    arbiter = Arbiter().begins()
    first, second, third = arbiter.state.games
    arbiter.hears(second, 300, 200)
    arbiter.write([{"type": "LetterCame", "game": 1, "side": 1, "day": CAME.isoformat()}])
    found = missing(arbiter.state, CAME)
    assert [(each.game.number, each.sides, each.since) for each in found] == [
        (1, (2,), CAME),
        (3, (1, 2), BEGINS),
    ]
    assert missing(arbiter.state, date(2027, 4, 2))[1].since == CLOSES
    wanted = {(first.players[1], 1), (third.players[0], 3), (third.players[1], 3)}
    found = {(id, game.number) for id, games in asked(missing(arbiter.state, CAME)).items() for game in games}
    assert found == wanted


def test_cor_28_a_question_brings_no_result_and_both_players_are_still_asked_for_it():
    chance, arbiter = Random(8), Arbiter(NAMES).begins()
    letters = (Played(arbiter, game).plays().letter(chance) for game in arbiter.state.games)
    question = next(text for text in letters if read_letter(text).game.asks_arbiter)
    game = which_game(arbiter.state, read_letter(question).game)
    assert hears(arbiter, question) == "asks"
    assert [each.sides for each in missing(arbiter.state, CAME) if each.game.number == game.number] == [
        (1, 2)
    ]


def test_cor_28_a_line_with_two_names_and_two_scores_waits_for_the_arbiter():
    arbiter = Arbiter(("Ana", "Ana-Maria", "Dan")).begins()
    game = arbiter.either("Ana", "Dan")
    red, blue = arbiter.state.names(game)
    for line, scores in (
        (f"Partida noastră, {red} – {blue}: 524 – 480.", (524, 480)),
        (f"{blue.upper()} 480, {red} 524", (524, 480)),
        (f"{red}–{blue} −10:40", (-10, 40)),
    ):
        heard = scores_in(arbiter.state, line)
        assert (heard.what, heard.game, heard.report.scores) == ("by-hand", game, scores), line
    for line in (
        "12.03.27, 10:15 - Ana: Bună, Dan!",
        f"{red}: 524 – 480",
        f"1: {red} – {blue}",
        "Mariana 524, Dan 480",
    ):
        assert scores_in(arbiter.state, line) is None, line
    other = arbiter.either("Ana-Maria", "Dan")
    assert scores_in(arbiter.state, "Ana-Maria – Dan: 1 – 2").game == other
    arbiter.hears(game, 524, 480)
    assert scores_in(arbiter.state, f"{red} - {blue} 524-480").what == "again"
