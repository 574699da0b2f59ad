"""A message is read as people send it on (COR-25)."""

from dataclasses import replace

import pytest

from drivers.letter_disguises import IN_ORDER
from drivers.letter_game import AS_WRITTEN, RED, TILES, Device, march, third_turn
from drivers.letters_in_sentences import IN_SENTENCES
from drivers.letters_sent_on import SENT_ON
from faristol.games.correspondence import ending
from faristol.games.correspondence.arriving import came
from faristol.games.correspondence.fitting import received
from faristol.games.correspondence.message_errors import MessageUnreadable
from faristol.games.correspondence.notices import news_for_partner, notice_of, write_notice
from faristol.games.correspondence.reading import read_message
from faristol.games.correspondence.typed import plain, words_of
from faristol.games.correspondence.unwrapped import ENDS

EVERY = IN_ORDER | SENT_ON | IN_SENTENCES
RIGHT = read_message(TILES, AS_WRITTEN)


def without_case(message):
    """Return what a game compares of a message: the names without capitals, diacritics and full stops."""
    part = message.parts[None]
    part = replace(part, confirms=plain(part.confirms).strip(ENDS))
    names = {"game": words_of(message.game), "signed": plain(message.signed).strip(ENDS)}
    return replace(message, parts={None: part}, **names)


def test_cor_25_there_are_sixty_disguises():
    assert len(IN_ORDER) == 60


@pytest.mark.parametrize("disguise", EVERY)
def test_cor_25_a_message_is_read_through_its_disguise(disguise):
    text = EVERY[disguise](AS_WRITTEN)
    assert without_case(read_message(TILES, text)) == without_case(RIGHT)
    blue = third_turn()
    blue.write(received(blue.state, read_message(TILES, text), blue.is_word))
    assert blue.points[-1] == 41


@pytest.mark.parametrize(
    "line",
    [
        *("Expediat: 31.02.2026", "Expediat: joi", "Punctaj: mult", "Turul: al treilea"),
        *("Litere depuse: O, 7", "Punctaj total: 51 sau 54", "Punctaj: 41?"),
    ],
)
def test_cor_25_what_cannot_be_read_is_refused_with_its_line(line):
    label = line.partition(":")[0]
    written = next(each for each in AS_WRITTEN.splitlines() if each.startswith(f"{label}:"))
    with pytest.raises(MessageUnreadable) as refused:
        read_message(TILES, AS_WRITTEN.replace(written, line))
    assert refused.value.details["line"] == line


def test_cor_25_a_joker_written_as_a_star_is_not_taken_for_bold_letters():
    text = AS_WRITTEN.replace("Litere rămase: B, C, D, E, F", "Litere rămase: *, C, *, E, F")
    assert read_message(TILES, text).parts[None].left == ("?", "C", "?", "E", "F")
    text = AS_WRITTEN.replace("Litere rămase: B, C, D, E, F", "Litere rămase: *,C,*,E,F")
    assert read_message(TILES, text).parts[None].left == ("?", "C", "?", "E", "F")


@pytest.mark.parametrize("label", ["Recunosc greșeala", "Propun remiză"])
def test_cor_25_what_is_asked_by_yes_or_no_is_not_taken_for_yes(label):
    def read(said):
        message = read_message(TILES, f"{AS_WRITTEN}{label}: {said}\n")
        return message.admitted or message.offered

    assert read("da") and read("DA, îmi pare rău")
    assert not read("nu") and not read("Nu.")
    for doubtful in ("da / nu", "poate"):
        with pytest.raises(MessageUnreadable):
            read(doubtful)


def test_cor_25_words_for_no_letters_are_not_taken_for_letters():
    for none in ("niciuna", "nimic", "", "–"):
        text = AS_WRITTEN.replace("Litere luate: N, P", f"Litere luate: {none}")
        assert read_message(TILES, text).parts[None].drawn == ()


def test_cor_16_of_a_leave_the_year_may_stand_behind_its_last_day():
    text = f"{AS_WRITTEN}Concediu: 26.XI – 15.XII.2026\n"
    first, last, _ = read_message(TILES, text).leave
    assert (first.isoformat(), last.isoformat()) == ("2026-11-26", "2026-12-15")


def test_cor_25_the_head_of_a_mail_is_not_taken_for_a_label_typed_in_haste():
    text = f"De la: Ana\nTrimis: duminică, 11 octombrie 2026 20:14\nSubiect: turul\n\n{AS_WRITTEN}"
    assert read_message(TILES, text) == RIGHT


def test_cor_25_a_notice_is_read_from_one_line_and_from_the_source_of_a_page():
    red = Device()
    red.write(ending.abandon(red.state, RED))
    text = write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))
    page = "".join(f"<b>{line.replace('Î', '&Icirc;')}</b><br>\n" for line in text.splitlines())
    for sent_on in (" ".join(text.split()), page):
        blue = Device()
        assert came(blue.state, blue.entries, sent_on, blue.is_word, march(1)).entries[-1]["lost"] == RED


def test_cor_25_of_a_whole_chat_the_latest_that_is_new_is_taken_and_the_rest_is_known():
    red, blue = Device(way="chat"), Device(way="chat")
    red.play("H7 CASA")
    chat = "06.03.2026, 18:22 - Ion: Salut!\n06.03.2026, 18:23 - Ion: " + red.send()
    blue.write(came(blue.state, blue.entries, chat, blue.is_word, march(1)).entries)
    blue.play("8G MAI")
    answer = blue.send()
    red.receive(answer)
    red.play("9H STO")
    chat += f"07.03.2026, 10:00 - Ana: {answer}08.03.2026, 9:12 - Ion: {red.send()}"
    chat += "08.03.2026, 9:15 - Ana: mersi\n"
    blue.write(came(blue.state, blue.entries, chat, blue.is_word, march(1)).entries)
    assert len(blue.state.sent) == 3
    assert came(blue.state, blue.entries, chat, blue.is_word, march(1)).entries == []


def test_cor_25_a_notice_is_read_in_a_chat_too():
    red, blue = Device(way="chat"), Device(way="chat")
    red.write(ending.abandon(red.state, RED))
    text = write_notice(notice_of(red.state, RED, news_for_partner(red.entries)))
    chat = "".join(f"[06.03.2026, 18:22:10] Ion: {line}\n" for line in text.splitlines())
    assert came(blue.state, blue.entries, chat, blue.is_word, march(1)).entries[-1]["type"] == "GameEnded"
