// Plays N matches of two clients each against a boardgame.io server: node boardgame-load.cjs PORT N SECONDS IDLE.
const { io } = require("socket.io-client");

const [port, count, seconds, idle] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let moves = 0;
let measuring = false;
let refused = 0;

async function post(path, body) {
  const answer = await fetch(address + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}

class Player {
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.sent = 0;
    this.number = 0;
    this.waiting = -1;
    this.socket = io(`${address}/comparable`, { transports: ["websocket"], forceNew: true });
  }

  start(credentials) {
    this.credentials = credentials;
    return new Promise((resolve) => {
      this.socket.on("sync", (_, info) => { resolve(); this.turn(info.state); });
      this.socket.on("update", (_, state) => this.heard(state));
      this.socket.on("patch", () => { throw new Error("no patches expected"); });
      this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, credentials, 2));
    });
  }

  heard(state) {
    if (this.waiting >= 0) {
      if (state._stateID <= this.waiting) refused += 1;
      if (measuring) { latencies.push(performance.now() - this.sent); moves += 1; }
      this.waiting = -1;
    }
    this.turn(state);
  }

  turn(state) {
    if (state.ctx.currentPlayer !== this.seat) return;
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "place", args: [this.number % 12, this.number % 6], playerID: this.seat, credentials: this.credentials },
    };
    this.number += 1;
    this.waiting = state._stateID;
    this.sent = performance.now();
    this.socket.emit("update", action, state._stateID, this.match, this.seat);
  }
}

async function main() {
  if (idle) return rest();
  for (let n = 0; n < count; n += 1) {
    const { matchID } = await post("/games/comparable/create", { numPlayers: 2 });
    for (const seat of ["0", "1"]) {
      const { playerCredentials } = await post(`/games/comparable/${matchID}/join`, { playerID: seat, playerName: `P${seat}` });
      await new Player(matchID, seat).start(playerCredentials);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  console.log("begin");
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  console.log(JSON.stringify({ moves, refused, latencies: summary() }));
  process.exit(0);
}

async function rest() {
  console.log("before");
  const { matchID } = await post("/games/comparable/create", { numPlayers: 2 });
  for (let n = 0; n < idle; n += 1) {
    const socket = io(`${address}/comparable`, { transports: ["websocket"], forceNew: true });
    await new Promise((resolve) => { socket.on("sync", resolve); socket.on("connect", () => socket.emit("sync", matchID, null, undefined, 2)); });
  }
  console.log("idle");
  await new Promise((resolve) => setTimeout(resolve, 60000));
}

function summary() {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  return { p50: at(0.5), p99: at(0.99) };
}

main();
