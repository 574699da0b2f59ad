"""A team that changes its name keeps what it has played; a player who changes the team does not."""

from dataclasses import replace

from faristol.screens.tournament.pairings import board_lines
from faristol.texts import texts
from faristol.tournaments import opening
from tournaments.test_matches_of_teams import four, stand


def renamed(event, club, letters):
    for letter in letters:
        event.do(opening.change_player, replace(event.state.players[letter], club=club))
    return event


def test_a_team_that_is_renamed_takes_its_matches_with_it():
    event = four().pair().publish()
    event.report(AC=(400, 300), GE=(350, 360), BD=(420, 380), FH=(300, 310)).close()
    before = stand(event)
    assert stand(renamed(event, "Manacor", "AE")) == [
        ("Manacor" if name == "M" else name, *rest) for name, *rest in before
    ]
    met = {frozenset(match.teams) for _, some in event.state.matches() for match in some}
    assert met == {frozenset(("Manacor", "I")), frozenset("PS")}
    then = [line.match for line in board_lines(event.state, event.state.rounds[0], texts("en"))]
    assert then[0].startswith("M ")


def test_a_player_who_changes_the_club_takes_no_match_along():
    event = four().pair().publish()
    event.report(AC=(400, 300), GE=(350, 360), BD=(420, 380), FH=(300, 310)).close()
    before = stand(event)
    assert {row for row in stand(renamed(event, "P", "E")) if row[2]} == {row for row in before if row[2]}
