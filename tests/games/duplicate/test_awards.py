"""The awards of a duplicate, beside what one finds by looking through every slip."""

from drivers.club import PLAYERS, Club
from faristol.games.duplicate import sanctions
from faristol.games.duplicate.awards import awards
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings


def of_kind(event, kind):
    return [award for award in awards(event) if award.kind == kind]


def everything_that_counts(event):
    """Yield each slip that counts, of those who have a place: points, round, play, player."""
    for round_ in event.rounds:
        for player, slip in round_.slips.items():
            counts = counted(event, round_, player)
            if player not in event.expelled and slip.play and counts.reason is None:
                yield counts.points, round_.number, slip.play, player


def test_the_best_play_is_the_highest_that_anybody_made():
    event = Club().begin().rounds(4).end().state
    most = max(points for points, *_ in everything_that_counts(event))
    found = {award.play: (award.figure, award.round, set(award.players)) for award in of_kind(event, "play")}
    expected = {}
    for points, number, play, player in everything_that_counts(event):
        if points == most:
            expected.setdefault(play, (points, number, set()))[2].add(player)
    assert found == expected


def test_most_masters_goes_to_all_who_found_as_many():
    club = Club(players=PLAYERS[:4]).begin().time()
    best = club.plays()
    club.hand_in(1, "p1", best[0]).hand_in(1, "p2", best[0]).hand_in(1, "p3", best[-1]).slips().master()
    (award,) = of_kind(club.end().state, "masters")
    assert {"p1", "p2"} <= set(award.players) and award.figure == 1
    assert "p3" not in award.players


def test_the_best_comeback_is_told_from_the_worst_place_to_the_last():
    club = Club(players=("Anna", "Biel", "Carla", "Dani")).begin().time()
    low = club.plays()[-3:]
    club.hand_in(1, "p1", null="none")
    for player, play in zip(("p2", "p3", "p4"), low, strict=True):
        club.hand_in(1, player, play)
    club.master().next().time()
    club.hand_in(2, "p1", club.plays()[0])
    for player in ("p2", "p3", "p4"):
        club.hand_in(2, player, null="none")
    club.master().next().round()
    event = club.end().state
    stages, last = course(event), {row.player.id: row.rank for row in standings(event)}
    worst = {player: max(after.ranks[player] for after in stages) for player in last}
    gains = {player: worst[player] - last[player] for player in last}
    assert max(gains.values()) >= 2, "somebody has to come back in this event"
    found = of_kind(event, "comeback")
    assert {award.players for award in found} == {(p,) for p in last if gains[p] == max(gains.values())}
    for award in found:
        (player,) = award.players
        assert award.places == (worst[player], last[player]) and award.figure == gains[player]
        after = [stage.ranks[player] for stage in stages]
        assert after[award.round - 1] == worst[player] and worst[player] not in after[award.round :]


def test_one_place_gained_is_no_comeback_and_nothing_played_no_award():
    assert awards(Club().begin().state) == []
    club = Club(players=("Anna", "Biel")).begin().time()
    club.hand_in(1, "p1", null="none").hand_in(1, "p2", club.plays()[0]).master().next().time()
    club.hand_in(2, "p1", club.plays()[0]).hand_in(2, "p2", null="none").master()
    assert of_kind(club.state, "comeback") == []


def test_who_was_expelled_has_no_award():
    club = Club(players=PLAYERS[:4]).begin().time()
    club.hand_in(1, "p1", club.plays()[0])
    for player in ("p2", "p3", "p4"):
        club.hand_in(1, player, null="none")
    club.master().next()
    for _ in range(3):
        club.write(sanctions.sanction(club.state, "p1"))
    assert "p1" in club.state.expelled
    assert all("p1" not in award.players for award in awards(club.state))
    assert of_kind(club.state, "play") == []
