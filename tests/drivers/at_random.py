"""A director who does many things at random, as far as the rules let them be done."""

from faristol.errors import Rejected
from faristol.tournaments import changing, directing, opening, reporting
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import KING, System


def goes_on(club, chance, steps):
    """Do so many things at random, as far as the rules let them be done."""
    for _ in range(steps):
        try:
            chance.choice(_acts(club, chance, club.state, chance.choice([*club.state.players])))()
        except (Rejected, IndexError, ValueError):
            continue


def _acts(club, chance, state, some):
    return [
        lambda: club.do(
            opening.enter_player, Player(_free(club), _name(chance), chance.randint(1, 20) * 100)
        ),
        lambda: club.do(opening.withdraw, some),
        lambda: club.do(opening.bring_back, some),
        lambda: club.do(opening.mark_absent, some, state.next),
        lambda: club.do(opening.mark_away, some),
        lambda: club.do(changing.correct_rating, some, chance.randint(1, 20) * 100, "list"),
        lambda: club.do(directing.forbid_pair, some, chance.choice([*state.players])),
        lambda: club.do(directing.give_bye, some, half=chance.random() < 0.5),
        lambda: club.do(opening.change_rounds, chance.randint(4, 9)),
        lambda: club.do(opening.plan_round, state.next + 1, System(KING)),
        lambda: club.pair(repeats_agreed=True),
        lambda: club.publish(),
        lambda: _result(club, chance),
        lambda: _result(club, chance),
        lambda: club.better_win(),
        lambda: club.close(),
        lambda: club.undo(),
    ]


def _free(club):
    return next(opening.new_ids(club.state))


def _name(chance):
    return f"{chance.choice(('Zoe', 'Ivo', 'Mar', 'Pau'))} {chance.randrange(10**9)}"


def _result(club, chance):
    published = club.state.rounds[-1]
    board = chance.randint(1, len(published.draft.pairs))
    report = Report(score=(chance.randint(300, 400), 350))
    if board in published.sheets:
        club.do(
            reporting.correct_result, published.number, board, report, "list", arbiter="Marta Roig", sure=True
        )
    else:
        club.do(reporting.enter_result, published.number, board, report, sure=True)
