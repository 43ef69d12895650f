"""A stand-in for the server while the page is drawn: the real rules, one process, no socket, nothing stored.

    .venv/bin/python web/mock/serve.py 8200
"""

import json
import random
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

from dolmen import catalog
from dolmen.kernel import engine
from dolmen.kernel.match import Match, start
from dolmen.kernel.step import Draw

SITE = Path(__file__).parents[2] / "src/dolmen/server/site"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2",
         ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json"}
CSP = ("default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
       "connect-src 'self' ws: wss:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'")
TABLES: dict[str, "Table"] = {}
LOCK = threading.RLock()


def phrase(game: Any, sentence: Any, values: Any) -> Any:
    rest, out = list(values), []
    for param in sentence.params:
        name, _, kind = param.partition(":")
        kind = kind or name
        if kind == "pool":
            out.append([name, "pool", rest[:6]])
            del rest[:6]
        else:
            out.append([name, kind if kind == "player" or kind in game.words else "number", rest.pop(0)])
    return {"key": sentence.key, "values": out}


class Table:
    def __init__(self, body: dict[str, Any]) -> None:
        self.game = catalog.find(body["game"])
        self.seats = body["seats"]
        self.id = f"t{len(TABLES) + 1}"
        options = dict(body.get("options") or {})
        if body.get("first") is not None:
            options["first_player"] = str(body["first"] + 1)
        setup = self.game.setup(len(self.seats), options)
        names = [seat["name"] or seat["kind"] for seat in self.seats]
        self.match: Match = start(self.game, setup, names, table=self.id, words=[body.get("word", "")] * len(names))
        self.views: dict[int, Any] = {}
        self.chat: list[Any] = []
        self.note()

    def note(self) -> None:
        self.views[self.match.moment] = self.game.view(self.match.state, 0)

    def play(self, seat: int, choice: int) -> None:
        self.match.play(seat, choice)
        self.note()

    def bots(self) -> bool:
        ask = engine.pending(self.match.state)
        if ask is None or self.seats[ask.seat]["kind"] not in ("bot", "link"):
            return False
        options = ask.options(self.match.state)
        breaks = [c for c in options if type(ask).__name__ == "Action" and 1 <= c <= 6]
        self.play(ask.seat, breaks[-1] if breaks else 0 if type(ask).__name__ == "EndTurn" else random.choice(options))
        return True

    def mine(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat["kind"] in ("me", "local")]

    def question(self, state: Any, ask: Any) -> Any:
        game = self.game
        said = ask.asked(state)
        choices = []
        for choice in ask.candidates(state):
            refusal = ask.why_not(state, choice)
            label = ask.label(state, choice)
            choices.append({
                "choice": choice, "name": engine.choice_name(ask, choice),
                "label": phrase(game, label.sentence, label.values), "rule": ask.rule_of(choice),
                "refusal": refusal and {"rule": refusal.rule,
                                        "phrase": phrase(game, refusal, ask.numbers(state, choice, refusal))},
            })
        return {"seat": ask.seat, "ask": type(ask).__name__, "args": list(ask.args()),
                "phrase": phrase(game, said.sentence, said.values), "rule": ask.rule, "together": False, "choices": choices}

    def log(self, since: int) -> Any:
        return [{"moment": m, "rule": told.event.rule, "event": told.event.key, "phrase": phrase(self.game, told.event, told.values)}
                for m, told in self.match.told if m > since]

    def state(self, since: int = -1) -> Any:
        match, game = self.match, self.game
        ask = engine.pending(match.state)
        mine = self.mine()
        seat = ask.seat if ask and ask.seat in mine else mine[0]
        no_undo = match.why_no_undo(seat)
        return {
            "table": self.id, "game": game.id, "moment": match.moment, "options": match.setup.options,
            "seats": [{"name": s["name"] or s["kind"], "kind": "bot" if s["kind"] == "bot" else "person", "colour": s.get("colour", n),
                       "level": s.get("level", ""), "online": True, "ready": True} for n, s in enumerate(self.seats)],
            "mine": mine, "watching": False, "seat": seat, "view": game.view(match.state, seat),
            "question": self.question(match.state, ask) if ask and ask.seat in mine else None,
            "waiting": [ask.seat] if ask else [],
            "undo": {"possible": no_undo is None, "reason": no_undo and phrase(game, no_undo, ())},
            "log": self.log(since), "score": game.breakdown(match.state), "last_round": match.state.ending,
            "result": match.result().document() if match.over else None,
            "fairness": {"commitment": match.journal.header["commitment"], "words": match.journal.header["words"],
                         "secret": match.secret.hex() if match.over else None},
            "links": {"seats": {str(n): f"/join/x{n}" for n, s in enumerate(self.seats) if s["kind"] == "link"}, "watch": "/watch/y"},
            "chat": self.chat,
        }

    def preview(self, choice: int) -> Any:
        state = self.game.clone(self.match.state)
        state.sink = []
        engine.apply(state, choice)
        ask = engine.pending(state)
        stops = "end" if ask is None else "chance" if isinstance(ask, Draw) else "question"
        return {"view": self.game.view(state, 0), "stops": stops,
                "log": [{"moment": 0, "rule": t.event.rule, "event": t.event.key, "phrase": phrase(self.game, t.event, t.values)} for t in state.sink]}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None: ...

    def answer(self, body: Any, code: int = 200) -> None:
        data = json.dumps(body, default=list).encode() if code != 204 else b""
        self.send_response(code)
        self.send_header("content-type", "application/json")
        self.send_header("set-cookie", "csrftoken=mock; Path=/")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def me(self) -> Any:
        tables = []
        for t in TABLES.values():
            ask = engine.pending(t.match.state)
            tables.append({"table": t.id, "game": t.game.id, "seats": [s["name"] for s in t.seats], "turn": ask.seat if ask else None,
                           "mine": t.mine(), "over": t.match.over, "moment": t.match.moment, "changed": "2026-11-15T21:00:00Z"})
        return {"name": "", "tables": tables}

    def do_GET(self) -> None:
        url = urlparse(self.path)
        query = {k: int(v[0]) for k, v in parse_qs(url.query).items() if v[0].lstrip("-").isdigit()}
        parts = url.path.strip("/").split("/")
        with LOCK:
            if url.path == "/api/games":
                self.answer({"games": [{"id": g.id, "players": g.players, "bots": ["beginner", "club", "master"], "words": g.words,
                                        "secrets": g.secrets,
                                        "options": [{"id": o.id, "default": o.default, "values": o.values, "low": o.low, "high": o.high} for o in g.options]}
                                       for g in catalog.games()]})
            elif url.path == "/api/me":
                self.answer(self.me())
            elif parts[:2] == ["api", "tables"]:
                table = TABLES.get(parts[2])
                if table is None:
                    self.answer({"error": "no-table", "phrase": None, "rule": "", "state": None}, 404)
                elif len(parts) == 3:
                    self.answer(table.state(query.get("since", -1)))
                elif parts[3] == "moments":
                    n = int(parts[4])
                    view = table.views[max(m for m in table.views if m <= max(n, min(table.views)))]
                    self.answer({"moment": n, "view": view, "log": [x for x in table.log(-1) if x["moment"] <= n]})
                elif parts[3] == "preview":
                    self.answer(table.preview(query["choice"]))
                elif parts[3] == "journal":
                    data = table.match.journal.text().encode()
                    self.send_response(200)
                    self.send_header("content-length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                else:
                    self.answer({"error": "no"}, 404)
            else:
                self.site(url.path)

    def site(self, path: str) -> None:
        file = (SITE / path.lstrip("/")).resolve()
        if not file.is_file() or SITE.resolve() not in file.parents:
            file = SITE / "index.html"
        data = file.read_bytes()
        self.send_response(200)
        self.send_header("content-type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("content-security-policy", CSP)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"{}")
        parts = urlparse(self.path).path.strip("/").split("/")
        with LOCK:
            if parts == ["api", "me"]:
                self.answer(self.me())
            elif parts == ["api", "tables"]:
                table = Table(body)
                TABLES[table.id] = table
                self.answer(table.state())
            else:
                table = TABLES[parts[2]]
                if parts[3] == "choices":
                    refusal = table.match.why_not(body["seat"], body["choice"])
                    if body["moment"] != table.match.moment or refusal:
                        self.answer({"error": "stale", "phrase": None, "rule": "", "state": table.state()}, 409)
                        return
                    table.play(body["seat"], body["choice"])
                elif parts[3] == "undo":
                    table.match.undo(body["seat"])
                elif parts[3] == "chat":
                    table.chat.append({"n": len(table.chat) + 1, "seat": 0, "text": body.get("text", ""), "phrase": body.get("phrase", "")})
                self.answer(table.state())


def bots() -> None:
    while True:
        with LOCK:
            for table in TABLES.values():
                table.bots()
        time.sleep(float(sys.argv[2]) if len(sys.argv) > 2 else 0.3)


if __name__ == "__main__":
    threading.Thread(target=bots, daemon=True).start()
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
