// Plays N matches of two clients each against a boardgame.io server: node boardgame-load.cjs PORT N SECONDS IDLE RATE.
const { io } = require("socket.io-client");
const paced = require("./pace.cjs");

const [port, count, seconds, idle, rate] = process.argv.slice(2).map(Number);
const inTurn = paced(rate);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let moves = 0;
let measuring = false;
let refused = 0;

class Player {
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.sent = 0;
    this.number = 0;
    this.waiting = -1;
    this.socket = io(`${address}/comparable`, { transports: ["websocket"], forceNew: true });
  }

  // A match that does not exist is made at the first sync; without credentials the server has less to check.
  start() {
    return new Promise((resolve) => {
      this.socket.on("sync", (_, info) => { resolve(); this.turn(info.state); });
      this.socket.on("update", (_, state) => this.heard(state));
      this.socket.on("patch", () => { throw new Error("no patches expected"); });
      this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, undefined, 2));
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
      payload: { type: "place", args: [this.number % 12, this.number % 6], playerID: this.seat },
    };
    this.number += 1;
    inTurn(() => {
      this.waiting = state._stateID;
      this.sent = performance.now();
      this.socket.emit("update", action, state._stateID, this.match, this.seat);
    });
  }
}

async function main() {
  if (idle) return rest();
  for (let n = 0; n < count; n += 1) {
    for (const seat of ["0", "1"]) await new Player(`match${n}`, seat).start();
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
  const matchID = "idle";
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
