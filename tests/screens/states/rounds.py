"""A duplicate's round as its judge has it on the screen, at every step."""

from collections.abc import Callable
from functools import cache

from drivers.bag_club import Tables
from drivers.club import Club, words
from drivers.sessions import session
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import handing_in, real_bag, sanctions
from faristol.games.duplicate.ruling import Written
from faristol.screens.duplicate.round.rack_typed import RACK_ASKED, RACK_TYPED
from faristol.screens.duplicate.round.slip import SLIP, InHand
from faristol.screens.scene import Scene
from faristol.screens.session import Session

AT = "#/event/id"


@cache
def round_states(scene: Callable[..., Scene], name: str) -> dict[str, Scene]:
    def club(**chosen: object) -> Club:
        return Club(name=name, **chosen)

    def timed(**chosen: object) -> Club:
        made = club(**chosen).begin()
        return made.write(drawing.start_time(made.state.draws))

    def ended(**chosen: object) -> Club:
        made = timed(**chosen)
        return made.write(drawing.end_time(made.state.draws, "judge"))

    def in_hand(made: Club, **slip: object) -> dict[str, object]:
        return Session("id").put(SLIP, InHand(**slip), about=len(made.state.rounds))

    stopped = timed()
    stopped.write(drawing.stop_time(stopped.state.draws))
    warned = timed()
    warned.write(sanctions.sanction(warned.state, "p2"))
    ruled = timed()
    best, other, *_ = ruled.plays()
    ruled.hand_in(1, "p1", best).hand_in(1, "p2", other, given=3).hand_in(1, "p3", "h8 xxxx")
    ruled.hand_in(1, "p4", null="uncircled").hand_in(1, "p5", null="absent")
    for _ in range(2):
        ruled.write(sanctions.sanction(ruled.state, "p1"))
    second = ended()
    second.hand_in(1, "p1", best)
    is_word = second.words.lexicon.contains
    second.write(handing_in.read_again(second.state, 1, "p1", Written(other), is_word))
    all_in = ended().slips()
    nobody = ended(ruleset="romanian-duplicate")
    chosen = club().begin().rounds(2)
    bag = club(source="bag").begin()
    rejected = club(source="bag").begin()
    rejected.write(real_bag.type_rack(rejected.state, tuple("AEIOUAE")))
    mistyped = Tables(name=name).begin().round_with("CASATRO")
    half = Session("id").put(RACK_TYPED, "CANYL·L?", about="1-0")
    put_right = Session("id").put(RACK_ASKED, True, about=1)
    to_master = session({"master": ""}, 1)
    open_ = {"words": words("ca")}
    return {
        "round, a rack from the bag": scene(AT, bag),
        "round, a rack half typed": scene(AT, bag, session=half),
        "round, a rack typed wrong": scene(
            AT, mistyped, session=put_right, problems={"tiles": "!", "why": "!"}, **open_
        ),
        "round, slips, a beginning asked about": scene(
            AT, mistyped, session=in_hand(mistyped, text="h8 cro", asked="H8 CRO", table=1), **open_
        ),
        "round, a rack put back": scene(AT, rejected, problems={"tiles": "!"}),
        "round, call": scene(AT, club().begin()),
        "round, time": scene(AT, timed(), **open_),
        "round, time, the words opening": scene(AT, timed(), opening=0.3),
        "round, time, typing": scene(AT, timed(), session=in_hand(timed(), text="h8"), **open_),
        "round, time, nothing begins so": scene(AT, timed(), session=in_hand(timed(), text="xxx"), **open_),
        "round, time, a judge who plays": scene(AT, timed(judge_plays=True), **open_),
        "round, stopped": scene(AT, stopped, **open_),
        "round, unseen": scene(AT, timed(), last_sign=timed().entries[-1]["at"] + 1_000),
        "round, unseen, ran out": scene(AT, timed(), last_sign=timed().entries[-1]["at"], now=10**14),
        "round, slips": scene(AT, ruled, problems={"play": "!", "table": "!"}, **open_),
        "round, slips, one of them again": scene(AT, ruled, session=in_hand(ruled, table=3), **open_),
        "round, slips, the same for many": scene(
            AT, ruled, session=in_hand(ruled, text="h8", many=(6, 7)), **open_
        ),
        "round, slips, in the grace": scene(AT, ended(), now=ended().entries[-1]["at"] + 2_000, **open_),
        "round, slips, read again": scene(AT, second, session=in_hand(second, second=True), **open_),
        "round, all slips in": scene(AT, all_in, **open_),
        "round, master": scene(AT, all_in, session=to_master, **open_),
        "round, master, one below the best": scene(
            AT, all_in, session=session({"master": all_in.plays()[9]}, 1), **open_
        ),
        "round, master, words not valid": scene(
            AT, all_in, session=session({"master": invented(all_in)}, 1), **open_
        ),
        "round, master, unreadable": scene(
            AT, all_in, session=session({"master": "h8"}, 1), problems={"master": "!"}, **open_
        ),
        "round, master, nobody has one": scene(AT, nobody, session=to_master, words=words("ro")),
        "round, results": scene(AT, chosen, **open_),
        "round, the end asked": scene(AT, chosen, session={"end-duplicate": True}, **open_),
        "round, a master play found wrong": scene(AT, chosen, session={"wrong": 1}, **open_),
        "round, somebody to be expelled": scene(AT, ruled, session={"sanction": "p1"}, **open_),
        "round, somebody to have zero points": scene(AT, warned, session={"sanction": "p2"}, **open_),
    }


def invented(club: Club) -> str:
    """A play that fits, with a word that nobody knows."""
    rack = [tile for tile in club.state.round.rack if tile != "?"]
    return "H8 " + club.state.tile_set.write(sorted(rack, reverse=True)[:5])
