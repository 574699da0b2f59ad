"""The kinds of evenings, by their names."""

from evenings.at_relay import AtRelay
from evenings.by_mail import ByMail
from evenings.evening import Evening
from evenings.explorers import CuriousJudge, Organiser, Secretary, Studying
from evenings.hall_at_relay import HallAtRelay
from evenings.handing_over import HandingOver
from evenings.in_the_middle import InTheMiddle
from evenings.letter import Letter
from evenings.one_thing import OneThing, OneThingAtATournament, OneThingInARoom
from evenings.room import Room
from evenings.tournament import OtherTournament, TournamentEvening
from evenings.two_directors import TwoDirectors
from evenings.two_rooms import TwoRooms
from evenings.wandering import Alone, Match, Wandering

KINDS: dict[str, type[Evening]] = {
    kind.kind: kind
    for kind in (
        *(
            Room,
            AtRelay,
            HandingOver,
            TournamentEvening,
            OtherTournament,
            Letter,
            ByMail,
            Match,
            Alone,
            Wandering,
        ),
        *(HallAtRelay, Organiser, CuriousJudge, Secretary, Studying, TwoDirectors, TwoRooms, InTheMiddle),
        *(OneThing, OneThingInARoom, OneThingAtATournament),
    )
}
