"""A player of a chaos run: follows tables, makes legal choices at random, and sends each click until it is answered."""

import asyncio
import random
import secrets
from typing import Final

from websockets.exceptions import WebSocketException

from bench.chaos.browser import Answer, Browser, Json, Lost, Talk
from bench.chaos.ledger import Click, Ledger, Sheet

# Seconds after which an unanswered click is sent again, perhaps to another server.
PATIENCE: Final = 3.0
# Seconds of silence after which a player looks again, when it is another's turn.
SILENCE: Final = 6.0
PAUSE: Final = 0.05
# How often a choice is posted in place of being sent over the socket, taken back, followed by a word, handed to a bot.
POSTED: Final = 0.2
UNDONE: Final = 0.03
SAID: Final = 0.02
HANDED: Final = 0.003


class Player:
    """One guest, at one table at a time."""

    def __init__(self, browser: Browser, ledger: Ledger, chance: random.Random) -> None:
        self.browser = browser
        self.ledger = ledger
        self.chance = chance
        self.pending: Click | None = None

    async def begin(self) -> None:
        """Become a guest."""
        while not self.browser.cookies:
            await self.insist("GET", "/api/me")

    async def insist(self, method: str, path: str, body: Json | None = None) -> Answer:
        """Repeat a call that may be repeated until a server that can write answers it."""
        while True:
            try:
                answer = await (self.browser.get(path) if method == "GET" else self.browser.post(path, body or {}))
            except Lost:
                self.ledger.counts["calls without an answer"] += 1
            else:
                if answer.status < 500:
                    return answer
                self.blame(answer, path)
            await asyncio.sleep(PAUSE)

    def blame(self, answer: Answer, what: str) -> None:
        """Note an answer that no server should give; 503 only says that nothing was done."""
        self.ledger.counts[f"status {answer.status}"] += 1
        if answer.status >= 500 and answer.status != 503:
            self.ledger.faults.append(f"{what}: {answer.status} {answer.body}")

    async def play(self, sheet: Sheet) -> None:
        """Play a table to its end, through whatever happens to the connection."""
        self.pending = None
        while not sheet.over:
            try:
                async with self.browser.socket(sheet.table, sheet.last) as talk:
                    await self.follow(sheet, talk)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.ledger.counts["broken sockets"] += 1
                await asyncio.sleep(PAUSE * self.chance.randint(1, 8))

    async def follow(self, sheet: Sheet, talk: Talk) -> None:
        """Answer what is asked, as long as the socket holds."""
        if self.pending is not None:
            await self.send(sheet, talk, self.pending)
        while not sheet.over:
            message = await talk.hear(PATIENCE if self.pending else SILENCE)
            kind = message["type"]
            if kind == "state":
                for client in message["answers"]:
                    self.answered(sheet, client)
                await self.look(sheet, message["state"], talk)
            elif kind == "refused":
                state = self.refused(sheet, message["client"], message["status"], message["failure"])
                if state is None:
                    # Nothing was done, and the table is not sent again: open the socket again and try again.
                    return
                await self.look(sheet, state, talk)
            elif kind == "ping":
                await talk.send({"type": "pong"})

    def answered(self, sheet: Sheet, client: str) -> None:
        """Note that a click was carried out."""
        click = sheet.clicks.get(client)
        if click is not None:
            self.ledger.acknowledge(click)
        if self.pending is not None and self.pending.client == client:
            self.pending = None

    def refused(self, sheet: Sheet, client: str, status: int, failure: Json) -> Json | None:
        """Note that a click was refused; return the fresh state if it came along."""
        self.ledger.counts[f"refused {failure['error']}"] += 1
        if status >= 500:
            self.blame(Answer(status, failure), "a click")
            return None
        if client in sheet.clicks:
            sheet.clicks[client].refused = failure["error"]
        if self.pending is not None and self.pending.client == client:
            self.pending = None
        state: Json | None = failure["state"]
        return state

    async def look(self, sheet: Sheet, state: Json, talk: Talk) -> None:
        """Note what is seen, and make the next click."""
        sheet.see(state)
        if sheet.over or self.pending is not None:
            return
        click = self.next_click(sheet, state)
        if click is not None:
            self.pending = click
            sheet.clicks[click.client] = click
            await self.send(sheet, talk, click)
        elif state["mine"] and state["seats"][state["mine"][0]]["kind"] == "bot":
            await self.change_seat(sheet, state["mine"][0], {"action": "return"})
        await self.distract(sheet, state)

    def next_click(self, sheet: Sheet, state: Json) -> Click | None:
        """What to do now, if anything."""
        asked = state["question"]
        client, moment = secrets.token_hex(8), state["moment"]
        if state["undo"]["possible"] and self.chance.random() < UNDONE:
            sheet.undone_to = moment - 1 if sheet.undone_to is None else min(moment - 1, sheet.undone_to)
            return Click(client, self.browser.guest, state["seat"], moment, None)
        if asked is None:
            return None
        possible = [entry for entry in asked["choices"] if entry["refusal"] is None]
        chosen = self.chance.choice(possible)
        return Click(client, self.browser.guest, asked["seat"], moment, chosen["choice"], asked["together"])

    async def send(self, sheet: Sheet, talk: Talk, click: Click) -> None:
        """Send a click over the socket, or now and then by a call."""
        body: Json = {"seat": click.seat, "moment": click.moment, "client": click.client}
        if click.choice is not None:
            body["choice"] = click.choice
        if self.chance.random() >= POSTED:
            await talk.send({"type": "undo" if click.choice is None else "choose", **body})
            return
        where = "undo" if click.choice is None else "choices"
        try:
            answer = await self.browser.post(f"/api/tables/{sheet.table}/{where}", body)
        except Lost:
            self.ledger.counts["calls without an answer"] += 1
            raise EOFError from None
        if answer.status == 200:
            self.answered(sheet, click.client)
            sheet.see(answer.body)
            # The socket is told, too; but whoever chose by a call may be asked again at once.
            await self.look(sheet, answer.body, talk)
            return
        state = self.refused(sheet, click.client, answer.status, answer.body)
        if state is None:
            await asyncio.sleep(PAUSE)
            raise EOFError
        await self.look(sheet, state, talk)

    async def distract(self, sheet: Sheet, state: Json) -> None:
        """Now and then say something, or hand the seat to a bot for a while."""
        if state["mine"] and self.chance.random() < HANDED:
            await self.change_seat(sheet, state["mine"][0], {"action": "bot", "level": "uniform"})
        if self.chance.random() < SAID:
            text = secrets.token_hex(8)
            try:
                answer = await self.browser.post(f"/api/tables/{sheet.table}/chat", {"text": text})
            except Lost:
                return
            if answer.status == 204:
                sheet.chat.add(text)
            elif answer.status >= 500:
                self.blame(answer, "chat")

    async def change_seat(self, sheet: Sheet, seat: int, change: Json) -> None:
        """Change the seat; a lost or late change is made again when the table is looked at next."""
        try:
            answer = await self.browser.post(f"/api/tables/{sheet.table}/seats/{seat}", change)
        except Lost:
            return
        if answer.status == 200:
            sheet.see(answer.body)
        elif answer.status >= 500:
            self.blame(answer, "a seat")
