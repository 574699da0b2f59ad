"""Logs of games of two, by letter, tournaments and competitions, in which every type of entry occurs."""

from collections.abc import Callable
from dataclasses import replace

from drivers.director import Director
from drivers.hall import Hall
from drivers.letter_arbiter import Arbiter
from drivers.letter_game import BLUE, RED, Device, march
from drivers.log import MINUTE
from drivers.match import JUDGE, Match
from faristol.competitions import opening as competing
from faristol.competitions import rounds, ruling
from faristol.competitions.event import Player as Entrant
from faristol.games.classic import arbiter, both_late, noting, playing, starting
from faristol.games.correspondence import arbiter as letter_arbiter
from faristol.games.correspondence import challenging, ending, post
from faristol.games.log import Entry
from faristol.tournaments import (
    awarding,
    changing,
    choosing,
    collecting,
    directing,
    merging,
    opening,
    reporting,
    timing,
)
from faristol.tournaments.counting_teams import count_teams, drop_teams, order_boards
from faristol.tournaments.deciding import name_arbiters
from faristol.tournaments.difference import Merged
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.from_tablets import SentResult, enter_sent
from faristol.tournaments.hall import set_first_table
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report
from faristol.tournaments.separating import separate_divisions
from faristol.tournaments.terms import LADDER, System, Terms

ODD = "100 % {x} %(name)s <b>"
"""A name that a careless sentence would take for markup or a placeholder."""
WHY = f"because {ODD}"
EXPORTED: list[Entry] = [{"type": "Exported"}]


def classic() -> list[list[Entry]]:
    late = Match("federation", players=(ODD, "Pau")).absent(1, 2).arrive(1).arrive(2)
    late.write(starting.draw_for_start(late.state, late.read("AB"))).write(starting.draw_racks(late.state))
    late.clock().set_clock(1, 25 * MINUTE).stop("arbiter").clock().play("H8 CASA").forfeit()
    late.call_time().abandon(2).write(arbiter.penalise(late.state, 2, 10, JUDGE, WHY))
    late.decide((300, 0), 1, why=WHY).write(arbiter.sign(late.state, 1))
    scored = Match("mallorca").begin().senyors().exchange(2)
    scored.write(playing.play_came_off(scored.state, scored.now))
    scored.overdrawn(1, 1, seen=False)
    scored.play("H8 CASA").put("8H COSA").challenge().rule(True).complete()
    scored.write(arbiter.correct_points(scored.state, 1, 0, JUDGE, WHY))
    scored.write(EXPORTED).count_tiles("A", "", (7, 7)).passes(6).settle("", "").undo()
    given_up = Match("mallorca").begin().put("H8 CASA").abandon(2)
    wrong = Match("federation", mode="tablet")
    wrong.write(starting.name_starter(wrong.state, 2)).write(starting.draw_racks(wrong.state)).passes(2)
    wrong.undo()
    agreed = Match("mallorca", mode="tablet").begin().clock().passes().agreed_undo()
    one_tap = Match("mallorca", mode="tablet", taps="one").begin()
    one_tap.put_and_press(one_tap.row(3))
    three = Match("romanian", players=("Ana", "Barbu", ODD), minutes=0).begin().passes(2)
    over = Match("federation", clocks="table").begin().put("H8 CASA").challenge().rule(False)
    over.play("H8 CASA").passes(6)
    over.write(noting.note_turn(over.state, 2, WHY)).write(noting.note_turn(over.state, 2, "")).tapped_undo()
    late_both = (11 * MINUTE, 12 * MINUTE)
    over.write(both_late.settle_both_late(over.state, over.now, late_both, [1], JUDGE, "late"))
    return [match.entries for match in (late, scored, given_up, wrong, agreed, one_tap, three, over)]


def correspondence() -> list[list[Entry]]:
    first = Device(players=(ODD, "Ana Ionescu"), program=True)
    first.write(post.sheets_arrived(first.state, march(2)))
    first.write(post.ask_first_play(first.state, march(20)))
    first.turns("H7 CASA")
    first.write(post.letter_arrived(first.state, march(2), "stamp"))
    first.write(post.say_longer(first.state, BLUE, march(20), march(3)))
    first.write(post.send_again(first.state, march(3), sure=True))
    first.write(post.agree_way(first.state, RED, "e-mail"))
    first.write(post.letter_returned(first.state, march(5), march(9)))
    first.write(post.write_leave(first.state, RED, march(90), march(100), march(1)))
    first.write([{"type": "SumsCorrected", "player": RED, "said": [1, 1], "counted": [12, 12]}])
    first.write(EXPORTED)
    first.write(challenging.challenge(first.state, ["CASA"], WHY))
    first.pass_turn("right")
    first.pass_turn("wrong")
    first.send(3)
    first.write(challenging.judge(first.state, True))
    first.pass_turn()
    first.write([{"type": "TurnSent", **_sent(4)}])
    first.write([{"type": "SendingConfirmed", "player": RED, "sent": march(5).isoformat(), "days": 0}])
    first.write(ending.claim_time(first.state, RED, march(90), sure=True))
    first.write(ending.claim_arrived(first.state, first.state.claims[0], march(91)))
    first.write(ending.judge_time(first.state, first.state.claims[0], over=False))
    first.write(ending.offer_draw(first.state, RED))
    first.write(ending.abandon(first.state, BLUE))
    first.write(letter_arbiter.punish(first.state, RED, 30, WHY))
    first.write(letter_arbiter.decide(first.state, 12_000, 3_000, WHY))
    first.undo()
    second = Device(words=["MINE"])
    second.turns("H7 CASA", "8G MAI")
    second.write(letter_arbiter.annul(second.state, 1, RED, WHY))
    third = Device()
    third.turns("H7 CASA")
    third.write(challenging.challenge(third.state, ["CASA"]))
    third.pass_turn("right")
    third.pass_turn("wrong")
    third.send()
    third.write(challenging.admit(third.state))
    third.write([{"type": "DisputeReceived", "player": BLUE, "came": march(9).isoformat(), "why": WHY}])
    return [device.entries for device in (first, second, third)]


def _sent(day: int) -> Entry:
    days = dict.fromkeys(("partner_sent", "arrived", "sent"), march(day).isoformat())
    return {"player": RED, **days, "known": "stamp", "days": 0}


def tournament() -> list[list[Entry]]:
    club = Director("ABCDE", rounds=4, minutes=20, director=ODD)
    club.enter("F", club=ODD).do(opening.change_player, Player("F", ODD, 1500.5, club=ODD, table=2))
    club.enter("G").do(opening.remove_player, "G").do(opening.change_rounds, 3)
    club.do(opening.plan_round, 2, System("factor", 2)).do(opening.plan_round, 2, None)
    club.do(opening.change_terms, Terms(first_round="adjacent")).do(opening.hear_room, ODD)
    club.do(directing.lock_pair, "A", "B").do(directing.unlock_pair, "A", "B")
    club.do(directing.forbid_pair, "A", "C").do(directing.allow_pair, "A", "C")
    club.do(directing.give_bye, "D", half=True).do(directing.take_bye, "D")
    club.do(opening.mark_absent, "E", 2).do(opening.mark_present, "E", 2).do(opening.mark_absent, "E", 1)
    club.do(opening.mark_away, "D").do(opening.mark_back, "D").do(opening.list_by, "surname")
    club.do(timing.plan_start, 1, "9:30", "2026-11-28").do(timing.plan_start, 2, "16").do(
        timing.plan_start, 2, ""
    )
    club.pair().do(directing.drop_draft).pair().publish().do(directing.call_off_round, WHY).pair().publish()
    club.do(timing.start_clock, 20).do(timing.stop_clock)
    one, two = (pair.first for pair in club.state.rounds[0].draft.pairs[:2])
    club.do(changing.change_places, one, two, WHY).enter("H").enter("I").do(changing.add_table, "H", "I", WHY)
    club.enter("J").do(changing.add_bye, "J", WHY).do(changing.correct_rating, "A", 1500.5, WHY)
    pair = club.state.rounds[0].draft.pairs[1]
    sent = SentResult(1, 2, 1, (pair.first, pair.second), (410, 300), f"#note {ODD}")
    club.do(enter_sent, sent).do(enter_sent, replace(sent, score=(300, 410)))
    club.better_win().do(reporting.correct_result, 1, 1, Report(score=(1, 2)), "", sure=True).close()
    club.do(opening.withdraw, "F").do(opening.bring_back, "F").write(EXPORTED).pair().publish()
    merged(club)
    club.do(reporting.enter_result, 2, 1, Report("forfeit-first")).better_win().close()
    club.do(reporting.correct_result, 1, 1, Report("both-lost", (4, 5)), WHY)
    club.do(name_arbiters, [ODD])
    prizes = Prize("place", cents=4050), Prize("group", group=ODD), Prize("by-hand", what=ODD, player="A")
    club.write(awarding.set_prizes(Prizes(prizes, "hort", currency=ODD)))
    club.do(collecting.set_fee, "12.50", {ODD: "6"}).do(collecting.settle, "A", "3")
    club.do(collecting.take, "A", ODD).do(collecting.give_back, "A", ODD, "1")
    club.do(collecting.cancel_payment, "A")
    club.do(count_teams, "2").do(drop_teams)
    club.do(order_boards, ("", ODD), ["F"], once=True)
    club.do(directing.end_tournament).do(directing.reopen_tournament, WHY)
    evening = Director("AB", Terms(mode=LADDER, scoring="ladder")).do(
        begin_evening, {"A": "here", "B": "here"}
    )
    return [club.entries, evening.entries, two_tablets().entries, separate()]


def two_tablets() -> Director:
    """A tournament into which all that another tablet did was merged, and a choice of both kinds."""
    here = Director("ABCDEF", rounds=4).whole_round()
    common, there = len(here.entries), here.branch()
    for club, name in ((here, f"Aina {ODD}"), (there, f"Aina {ODD[::-1]}")):
        club.do(opening.change_player, Player("A", name, 2000)).enter("Z").do(opening.change_rounds, 5)
    there.enter("Y", club=ODD).do(opening.mark_absent, "B", 3).do(opening.change_rounds, 6)
    there.do(reporting.correct_result, 1, 1, Report(score=(450, 300)), WHY).whole_round()

    def found(**answers: str) -> Merged:
        base = here.branch()
        base.entries = here.entries[:common]
        logs = (here.entries, there.entries)
        met = merging.merged(base.state, here.state, there.state, *logs, common, answers)
        assert isinstance(met, Merged)
        return met

    (twin,) = found().same
    here.write(found(**{twin.origin: "one"}).entries)
    return here.do(choosing.take_theirs, 1).do(choosing.keep_ours, 1)


def separate() -> list[Entry]:
    """Return a log of divisions that are paired each for itself."""
    event = Hall().enter_all({"A": "ABCD", "B": "abcd"})
    event.do(separate_divisions, separate=True).do(separate_divisions, separate=False)
    event.do(separate_divisions, separate=True).in_("B", set_first_table, "11")
    return event.round_in("B").publish_in("A").entries


def merged(club: Director) -> None:
    """Merge what another tablet has typed at tables 2, 3 and 4 of round two, and decide on 2 and 3."""
    base, common, other = club.state, len(club.entries), club.branch()
    for board in (2, 3, 4):
        other.do(reporting.enter_result, 2, board, Report(score=(390, 380)))
    for board in (2, 3):
        club.do(reporting.enter_result, 2, board, Report(score=(380, 390)))
    met = merging.merged(base, club.state, other.state, club.entries, other.entries, common)
    assert isinstance(met, Merged)
    club.write(met.entries).do(choosing.keep_here, 2, 2, WHY).do(choosing.take_beside, 2, 3, WHY)


def competition() -> list[list[Entry]]:
    heard = Arbiter(("Ana", ODD, "Carmen"))
    heard.write(competing.change_player(heard.state, Entrant("p1", "Ana Pop", "Iași", "1,2", "3")))
    heard.enters("Dan").write(competing.remove_player(heard.state, "p4")).begins()
    heard.write(competing.send_sheets(heard.state, march(1)))
    one, two, three = heard.state.games
    heard.write([{"type": "LetterCame", "game": 1, "side": 2, "day": march(400).isoformat()}])
    heard.hears(one, 300, 250).hears(one, 310, 250, corrected=WHY)
    heard.write(ruling.punish(heard.state, one, 1, 30, WHY)).write(ruling.lose(heard.state, two, 2, WHY))
    heard.write(ruling.exclude(heard.state, "p3", WHY)).write(EXPORTED)
    heard.ends(march(500)).write(ruling.reopen(heard.state, WHY))
    typed = Arbiter()
    typed.write(competing.type_string(typed.state, typed.state.tile_set.all))
    by_rounds = Arbiter(("Ana", ODD, "Carmen"))
    by_rounds.write(competing.hear_room(by_rounds.state, "zăpadă"))
    by_rounds.write(rounds.pair_round(by_rounds.state))
    return [heard.entries, typed.entries, by_rounds.entries]


LOGS: dict[str, Callable[[], list[list[Entry]]]] = {
    "ClassicOpened": classic,
    "CorrespondenceOpened": correspondence,
    "TournamentOpened": tournament,
    "CompetitionOpened": competition,
}
