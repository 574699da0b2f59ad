"""A word that is not in the list, and a leave that is cut: what the screen and the answer say of it."""

from drivers.letter_game import Device
from drivers.letter_windows import opened, reads, text_of
from faristol.games.correspondence import challenging
from faristol.games.correspondence.sheet import write_sheet

HANDS = "TSRAEIO" + "MINELEA"


def messages():
    """Return RED’s device after the first play, and its message."""
    red = Device(HANDS, way="e-mail")
    red.play("H7 TSR")
    first = red.send()
    return red, first.split("Faristol:")[0]


def blue_s_window():
    return opened("blue", write_sheet(Device(HANDS, way="e-mail").entries))


def test_the_answer_names_the_words_that_are_not_in_the_list():
    blue, (_, text) = blue_s_window(), messages()
    reads(blue, text)
    assert text_of(blue, "answer-text").splitlines()[-1] == "Nu sunt în fondul de cuvinte: TSR."


def test_a_second_word_in_doubt_while_a_challenge_is_open_stops_nobody():
    blue, (red, text) = blue_s_window(), messages()
    reads(blue, text, take="challenge")
    for variant in ("right", "wrong"):
        blue.do("correspondence.variant", data={"variant": variant})
        assert blue.do("correspondence.pass_turn")["ok"]
    blue.do("correspondence.send", {"sent": "2026-11-20", "arrived": "2026-11-20"})
    red.write(challenging.challenge(red.state, ["TSR"]))
    for variant in ("right", "wrong"):
        red.pass_turn(variant)
    red.send()
    for variant, play in (("right", "H7 TSRAE"), ("wrong", "H7 RTS")):
        red.play(play, variant)
    again = red.send().split("Faristol:")[0].replace("01.03.2026", "20.11.2026")
    before = blue.entries
    reads(blue, again, came="2026-11-21")
    assert blue.entries == before and 'id="take-challenge"' not in blue.regions["work"]
    assert 'id="take-as-it-is"' in blue.regions["work"], blue.regions["work"]
    reads(blue, again, came="2026-11-21", take="as-it-is")
    assert blue.types[-2:] == ["TurnSent", "LetterArrived"]
    assert "a challenge is open already" in blue.regions["notice"]


def test_a_letter_that_challenges_and_lays_a_word_in_doubt_is_read_with_one_challenge():
    red = Device(HANDS, way="e-mail")
    red.turns("PAS", "8H MINE")
    blue = opened("blue", write_sheet(red.entries))
    red.write(challenging.challenge(red.state, ["MINE"]))
    for variant, play in (("right", "J8 NTS"), ("wrong", "H7 TSR")):
        red.play(play, variant)
    text = red.send().split("Faristol:")[0]
    before = blue.entries
    reads(blue, text)
    assert blue.entries == before
    assert text_of(blue, "answer-text").splitlines()[-1] == "Nu sunt în fondul de cuvinte: NTS."
    assert 'id="take-as-it-is"' in blue.regions["work"], blue.regions["work"]
    reads(blue, text, take="as-it-is")
    assert blue.types.count("Challenged") == 1
    assert "TurnSent" in blue.types[-2:]


def test_a_letter_that_admits_a_fault_and_lays_a_word_in_doubt_can_be_challenged():
    red = Device(HANDS, way="e-mail")
    red.turns("H7 TREI")
    red.write(challenging.challenge(red.state, ["TREI"]))
    for variant in ("right", "wrong"):
        red.pass_turn(variant)
    red.send()
    blue = opened("blue", write_sheet(red.entries))
    red.write(challenging.admit(red.state))
    red.play("H7 TSR")
    reads(blue, red.send().split("Faristol:")[0])
    assert 'id="take-challenge"' in blue.regions["work"], blue.regions["work"]
    reads(blue, red.message.split("Faristol:")[0], take="challenge")
    assert blue.entries[-1]["words"] == ["TSR"]


def test_a_leave_that_is_cut_says_so():
    red = opened("red")
    red.go(f"{red.last['url']}/days")
    assert red.do("correspondence_days.leave", {"first": "2027-02-20", "last": "2027-03-05"})["ok"]
    assert red.entries[-1]["last"] == "2027-02-27"
    assert "The leave ends on" in red.regions["notice"] and "is lost" in red.regions["notice"]


def test_another_way_of_writing_is_noted_and_the_partner_reads_it():
    red, blue = opened("red"), opened("blue")
    home = red.last["url"]
    red.go(f"{home}/days")
    assert not red.do("correspondence_days.way", {"way": "e-mail"}).get("broken")
    assert red.types == ["CorrespondenceOpened"]
    assert red.do("correspondence_days.way", {"way": "telephone"})["ok"]
    assert 'id="claim-form"' not in red.regions["work"]
    red.go(home)
    assert reads(blue, text_of(red, "notice-text"))["ok"]
    assert [(entry["type"], entry.get("way")) for entry in blue.entries[1:]] == [("WayAgreed", "telephone")]
