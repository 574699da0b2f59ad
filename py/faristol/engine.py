"""The engine of a window: an intent comes in as JSON, the changed regions of the page go out.

decide → append → fold → render, one intent at a time. The screen changes only after the facts are on disk.
Only here, and in what other tablets do, is a bug caught; the page then says how far the event is safe.
"""

import asyncio
import json
import os
import traceback
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol import __version__
from faristol.desk import Desk
from faristol.errors import Rejected
from faristol.event_beside import ADDRESS as BESIDE
from faristol.going_on import GoingOn
from faristol.library import Library
from faristol.next_start import NextStart
from faristol.notices import RefusalAndNotice, notice, of_a_sheet, problems, written_anew
from faristol.remote_acts import RemoteActs
from faristol.screen_wants import with_cards, with_remembered, with_words
from faristol.screens import register
from faristol.screens.activities import board_answer, in_hand, live_page, newest_page
from faristol.screens.long_tables import changed_regions
from faristol.screens.page_facts import asks_again, facts_for_the_page
from faristol.screens.page_message import read_device, read_intent, read_settings
from faristol.screens.parts.word_lists import imported
from faristol.screens.rendering import render
from faristol.screens.scene import Intent, Scene, Screen, Step, WordsNotOpen
from faristol.screens.session import IMPORTING, LEAVING, Session
from faristol.storage import Store
from faristol.storage.errors import StorageFull
from faristol.storage.page_copies import PageCopies, WithPageCopies
from faristol.storage.recorded import voice_rows
from faristol.storage.spare import NoSpare, Spare
from faristol.tablets import Tablets
from faristol.words.shelf import Shelf

HOME = "#/"
SENT_BY_THE_PAGE = ("look", "refresh")
"""The intents that no person has asked for: after them the notice stays as it is."""

Chance = Callable[[int], bytes]


class Engine:
    """The engine of one window, with what is on its screen and the log behind it."""

    def __init__(
        self, store: Store, shelf: Shelf, chance: Chance = os.urandom, spare: Spare | None = None
    ) -> None:
        self._page = PageCopies()
        spare = WithPageCopies(spare or NoSpare(store), self._page)
        self._desk = Desk(store, spare)
        self._library = Library(store, shelf, spare)
        self._next_start = NextStart(self._desk.events)
        self._going_on = GoingOn(shelf.pace)
        self._chance = chance
        self._turn = asyncio.Lock()
        acts = RemoteActs(self._desk, self._library, self._turn, self._scene)
        self.remote = acts.act
        self._tablets = Tablets(store, acts)
        self._address = HOME
        self._session = Session()
        self._bug = False
        """Whether the last intent ended in a bug."""
        self._regions: dict[str, str] = {}
        self._notice: RefusalAndNotice = None, None
        """It stays while only the page sends intents."""

    async def handle(self, text: str, data: bytes | None = None) -> str:
        """Return the answer to one intent. Intents take turns, because each waits for the disk."""
        message = json.loads(text)
        self._page.hear(message.get("copies", {}))
        answer = {"seq": message["seq"], **await self._answered(message, data), "copies": self._page.untold()}
        return json.dumps(answer, ensure_ascii=False)

    async def _answered(self, message: dict[str, Any], data: bytes | None) -> dict[str, Any]:
        if message["do"] == "alive":  # At once, or the page restarts an engine that is opening a lexicon.
            await self._desk.alive(message["at"])
            return {"ok": True, "room": self._desk.disk}
        if message["do"] == "jumped":
            # Before its turn, or a sign of life that follows it would hide the time that nobody saw.
            self._desk.signs.wait_for_jump()
        with self._going_on.pace.answering():
            beside = message["do"] in ("link", "over", "page")
            return await (self._beside(message) if beside else self._in_turn(message, data))

    async def _beside(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer what leaves the screen as it is: another tablet, a tile above a square, the page for all."""
        async with self._turn:
            scene, answer = self._scene(message), dict[str, Any]()
            if message["do"] == "over":
                screen = register.screen_at(self._address, scene.event)
                answer["points"] = screen.points_if_dropped(scene, read_intent(message, None))
            elif message["do"] == "page":
                answer |= newest_page(scene)
            else:
                answer |= await self._tablets.hear(self._scene, message)
                answer["links"] = self._tablets.answer(self._scene(message))
        return answer

    async def _in_turn(self, message: dict[str, Any], data: bytes | None) -> dict[str, Any]:
        """Return the answer; after a bug the session is as it was before, after two in a row empty."""
        async with self._turn:
            before = self._session
            try:
                answer = await self._answer(message, data)
                self._bug = False
            except Exception:
                traceback.print_exc()
                answer = {"broken": traceback.format_exc(), "safe": self._desk.safe_up_to}
                self._session = Session() if self._bug else before
                self._bug = True
            return answer

    async def _answer(self, message: dict[str, Any], data: bytes | None) -> dict[str, Any]:
        intent = read_intent(message, data)
        if intent.do == "hello":
            self._regions, self._session = {}, Session.from_json(message.get("session"))
            await self._tablets.begin(message.get("links"))
        try:
            step = await self._act(self._scene(message), intent)
        except Rejected as refusal:
            step = Step(refused=refusal)
            await self._reread_after_refusal(intent.at, refusal)
        await self._tablets.follow(step, self._desk.event)
        refused = step.refused
        if self._desk.written_anew:
            self._desk.written_anew, refused = False, None
            step = replace(step, notice=written_anew(self._scene(message)))
        return await self._show(message, step, refused)

    async def _reread_after_refusal(self, at: int, refusal: Rejected) -> None:
        """Read the open event again after a refusal; go home if it is gone."""
        if isinstance(refusal, StorageFull):
            return  # A browser on a full disk may drop a database that is only read.
        try:
            await self._desk.reread(at)
        except Rejected:
            self._address = HOME
            await self._desk.open(None, at)

    def _scene(self, message: dict[str, Any]) -> Scene:
        event = self._tablets.beside.event if self._address == BESIDE else self._desk.event
        return Scene(
            address=self._address,
            settings=read_settings(message.get("settings")),
            device=read_device(message.get("device")),
            session=self._session,
            now=message["at"],
            zone=message.get("zone", 0),
            event=in_hand(event, self._session),
            chance=self._chance,
            app=__version__,
            room=self._tablets.room,
            restoring=self._desk.restoring.share if self._desk.restoring else None,
        )

    async def _act(self, scene: Scene, intent: Intent) -> Step:
        """Do what the intent asks for, on the disk first, and return the step that changes this screen."""
        screen = register.screen_at(self._address, scene.event)
        if intent.key and self._desk.has_written(intent.key):
            self._session = self._session.dismissed()
            return screen.again(scene, intent)
        match intent.do:
            case "go" | "leave" if not self._bug and screen.stays(
                await with_remembered(self._desk, screen, scene)
            ):
                step = Step()
            case "hello" | "go" | "leave":
                step = await self._go(intent)
            case "look":
                if self._address == HOME:
                    await self._desk.examine()
                about = await self._library.outcome()
                step = imported(scene, about) if about else Step()
            case "refresh":
                await self._desk.reread(intent.at)
                await self._library.reread_choices()
                return Step()
            case "dismiss":
                step = Step(session=self._session.dismissed())
            case "event.undo":
                await self._desk.undo(intent.at, intent.key)
                return Step(announce=scene.texts.gettext("The last act is undone."))
            case "event.claim":
                await self._desk.claim()
                return Step()
            case "room":
                await self._desk.look_at_disk(intent.at)
                return Step()
            case "jumped":
                self._desk.jumped(int(intent.data["seen"]))
                self._tablets.jumped(int(intent.data["seen"]), intent.at)
                return Step()
            case "event.rescue":
                await self._desk.rescue()
                return Step()
            case "event.file":
                return replace(register.intent("file.export")(scene, intent), entries=[])
            case _ if register.act(screen, intent.do, scene) is None:
                register.screen_of(intent.do)  # A name that no screen has is a bug.
                return Step()  # A tap that came twice or late: its screen has already gone.
            case _:
                step = await self._decide(screen, scene, intent)
        if step.lists is not None:
            await self._library.act(step.lists, intent.at, await self._desk.events.cards())
        address = await self._desk.write(step, intent.at, intent.key)
        if step.room is not None:
            await self._tablets.act(scene, step.room, address)
        step = await self._desk.restore(step, scene.texts, intent) if self._address == HOME else step
        if step.session is not None:
            self._session = step.session
        if asked := self._desk.asked_about_file:
            step, self._session = replace(step, notice=None), self._session.put(IMPORTING, asked)
        if step.go or address:
            await self._open(address or step.go or HOME, intent)
        if step.saves_everything:
            save, left_out = await self._desk.everything(scene.app, intent.at)
            return replace(step, save=save, notice=step.saves_everything(left_out))
        return step

    async def _decide(self, screen: Screen, scene: Scene, intent: Intent) -> Step:
        """Return the step that the screen decides on, having opened the word list if it cannot do without."""
        act = register.act(screen, intent.do, scene)
        assert act is not None
        scene = await with_remembered(self._desk, screen, await with_cards(self._desk, screen, scene, intent))
        try:
            return act(await with_words(self._library, screen, scene, screen.waits), intent)
        except WordsNotOpen as lacking:
            scene = await with_words(self._library, screen, scene, True, *lacking.args)
            return act(scene, intent)

    async def _go(self, intent: Intent) -> Step:
        to = intent.data.get("to") or HOME
        if self._leaves_a_running_event(to) and intent.do != "leave":
            return Step(session=self._session.put(LEAVING, to))
        await self._open(to, intent)
        return Step(session=self._session.dismissed())

    def _leaves_a_running_event(self, to: str) -> bool:
        event = self._desk.event
        asks = event and event.writing and getattr(event.state, "asks_before_leaving", event.state.running)
        return bool(event and asks and register.stream_of(to) != event.stream)

    async def _open(self, address: str, intent: Intent) -> None:
        restarted = "restarted" in intent.data
        try:
            await self._desk.open(register.stream_of(address), intent.at, restarted)
        except Rejected:
            self._address = HOME
            await self._desk.open(None, intent.at, restarted)
            raise
        await self._library.reread_choices()
        self._address = address
        self._session = self._session.opened(register.stream_of(address))

    async def _show(self, message: dict[str, Any], step: Step, refused: Rejected | None) -> dict[str, Any]:
        scene = self._scene(message)
        screen = register.screen_at(self._address, scene.event)
        scene = await with_remembered(self._desk, screen, await with_cards(self._desk, screen, scene))
        try:
            if screen.lists:
                scene = replace(scene, lists=await self._library.lists())
            scene = await with_words(self._library, screen, scene, screen.waits)
            self._going_on.show(screen.background(scene), message["do"])
        except Rejected as refusal:
            refused = refusal
        if message["do"] not in SENT_BY_THE_PAGE or refused or step.notice:
            self._notice = refused, step.notice
        if shown := self._notice[0]:
            scene = replace(scene, problems=problems(shown, scene.texts))
        regions = render(screen, scene)
        regions["notice"] = notice(scene, self._desk.room, self._notice, "".join(regions.values()))
        answer: dict[str, Any] = {
            "ok": refused is None,
            "regions": changed_regions(regions, self._regions),
            "url": self._address,
            "session": self._session.as_json(),
            **facts_for_the_page(screen, scene),
            "wrote": self._desk.wrote or self._library.lists_written(),
            "focus": refused.field if refused else step.focus,
            "announce": step.announce,
            **of_a_sheet(refused, scene.texts),
            "print": step.print,
            "storage": self._desk.events.storage,
            "room": self._desk.disk,
            "links": self._tablets.answer(scene),
        }
        answer |= {**board_answer(scene, message.get("board")), **live_page(scene.event, scene.room)}
        answer["home"] = await self._next_start.home(scene, regions if self._address == HOME else None)
        if step.records or message["do"] == "hello":
            answer["voice"] = voice_rows(await self._desk.recordings())
        answer |= {"save": vars(step.save)} if step.save else {}
        self._regions, works = regions, self._address == HOME and self._desk.looks_on
        return answer | asks_again(screen, scene, works, refused is not None)
