"""Whatever comes can be read at whatever step one is, and says itself who wrote it (COR-19, 21, 23, 25)."""

from drivers.letter_windows import case_of, first_play, lays, opened, reads, sends, text_of
from drivers.markup import read
from faristol.games.correspondence.sheet import write_sheet


def notice_of(window, do, fields=None, data=None, page="/days"):
    """Do something between two turns, and return the notice for the partner."""
    stream = window.last["stream"]
    window.go(f"#/event/{stream}{page}")
    answer = window.do(do, fields or {}, data=data or {})
    assert answer["ok"], window.regions["notice"]
    window.go(f"#/event/{stream}")
    return text_of(window, "notice-text")


def both_at_blue_s_turn():
    red, blue, text = first_play()
    assert reads(blue, text)["ok"]
    return red, blue


def claim(red):
    return notice_of(red, "correspondence_days.claim", {"told": "2026-11-20"}, {"sure": "yes"})


def test_a_claim_is_read_at_one_s_own_turn_and_the_five_days_run_from_its_arrival():
    red, blue = both_at_blue_s_turn()
    assert 'id="read-form"' in blue.regions["work"]
    assert blue.do("correspondence.read", {"message": claim(red), "came": "2026-11-23"})["ok"]
    assert [(entry["type"], entry.get("until")) for entry in blue.entries[-2:]] == [
        ("TimeClaimed", None),
        ("ClaimArrived", "2026-11-28"),
    ]
    assert "What Ion Popescu wrote is noted." in blue.regions["notice"]


def test_the_page_of_the_arbiter_knows_the_partner_s_notice_from_an_answer():
    red, blue = both_at_blue_s_turn()
    blue.go(f"#/event/{blue.last['stream']}/arbiter")
    assert blue.do("correspondence_arbiter.read", {"message": claim(red), "came": "2026-11-23"})["ok"]
    assert "What Ion Popescu wrote is noted." in blue.regions["notice"]
    assert blue.entries[-1]["until"] == "2026-11-28"


def test_the_arbiter_s_answer_is_read_beside_the_board_while_a_play_is_made():
    red, blue = both_at_blue_s_turn()
    assert blue.do("correspondence.challenge", {"word-1": "on", "why": ""})["ok"]
    blue.go(f"#/event/{blue.last['stream']}/arbiter")
    arbiter = case_of(text_of(blue, "letter-text"))
    arbiter.do("correspondence_arbiter.judge", {"word-1": "wrong"})
    blue.go(f"#/event/{blue.last['stream']}")
    assert blue.do("correspondence.read", {"message": text_of(arbiter, "ruling-text")})["ok"]
    assert "The arbiter’s answer is noted." in blue.regions["notice"]
    assert "ChallengeJudged" in blue.types


def test_what_is_pasted_or_added_is_kept_before_it_is_read_whatever_happens_to_the_page():
    red, blue = both_at_blue_s_turn()
    assert blue.do("correspondence.read", {"message": claim(red), "came": "2026-11-23"})["ok"]
    game = f"#/event/{blue.last['stream']}"
    for page, form, field in (
        ("", "read-form", "message"),
        ("/arbiter", "answer-form", "message"),
        ("/arbiter", "explain-form", "explained"),
    ):
        blue.go(game + page)
        (attributes,) = (
            each.attributes for each in read(blue.regions["work"]).all() if each.attributes.get("id") == form
        )
        assert attributes["data-typing"] == attributes["data-change"]
        blue.do(attributes["data-typing"], {field: f"half of it, {form}"})
        blue.restart()
        blue.go(game + page)
        assert f"half of it, {form}" in blue.regions["work"]


def test_who_made_a_play_before_the_partner_gave_up_sends_it_still():
    red, blue = both_at_blue_s_turn()
    blue.do("correspondence.pass_turn")
    gave_up = notice_of(red, "correspondence.abandon", page="")
    assert blue.do("correspondence.read", {"message": gave_up})["ok"]
    assert 'id="send"' in blue.regions["shelf"], "the play was made before: it counts, and needs its dates"
    text = sends(blue, sent="2026-11-20")
    assert 'id="copy"' in blue.regions["shelf"]
    assert red.do("correspondence.read", {"message": text, "came": "2026-11-21"})["ok"]
    assert red.types.count("TurnSent") == 2


def test_the_day_on_which_the_sheets_came_is_asked_and_never_taken_for_today():
    red = opened("red")
    lays(red, "H7", "casa")
    red.do("correspondence.enter")
    assert "Fill in the day on which it came" in red.regions["work"]
    assert not red.do("correspondence.send", {"sent": "2026-11-20"})["ok"]
    red.do("correspondence.write_dates", {"arrived": "2026-11-04", "sent": "2026-11-20"})
    assert "15 days of thought" in red.regions["work"]


def test_a_letter_that_does_not_fit_stays_in_its_field_at_one_s_own_turn_too():
    red, blue, text = first_play()
    reads(blue, text)
    blue.do("correspondence.read", {"message": text.replace("I, ROȘU", "III, ROȘU")})
    assert 'id="doubt"' in blue.regions["work"]
    assert text_of(blue, "message").startswith("Partida:")


def test_the_result_that_is_shared_says_what_the_sheet_says():
    red, blue = both_at_blue_s_turn()
    assert red.do("correspondence.abandon")["ok"]
    name, players, ended, coefficients = text_of(red, "result-words").splitlines()
    assert coefficients in write_sheet(red.entries).splitlines()
    assert (name, ended) == (red.entries[0]["name"], "Ion Popescu a abandonat partida.")
    assert players.startswith("Ion Popescu – Ana Ionescu: ")
