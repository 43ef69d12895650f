// Plays N tables of two guests each against a Dolmen server as the page does, over sockets:
// node dolmen-load.cjs PORT N SECONDS IDLE RATE GAME. Choices are made at random; a game that has ended is followed by a new one.
const WebSocket = require("ws");
const paced = require("./pace.cjs");

const [port, count, seconds, idle, rate] = process.argv.slice(2, 7).map(Number);
const game = process.argv[7] ?? "przepowiednia";
const inTurn = paced(rate);
const address = `http://127.0.0.1:${port}`;
const latencies = [];
let moves = 0;
let measuring = false;
let refused = 0;
let pages = 0;

class Guest {
  async begin() {
    const answer = await fetch(`${address}/api/me`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    this.cookie = cookies.join("; ");
    this.token = cookies.find((cookie) => cookie.startsWith("csrftoken=")).slice(10);
    this.clicks = 0;
    this.page = `p${(pages += 1)}`;
    this.played = -1;
    return this;
  }

  async make() {
    const seats = [{ kind: "me", name: "A" }, { kind: "link", name: "B" }];
    const body = JSON.stringify({ game, options: {}, seats });
    const headers = { cookie: this.cookie, "x-csrftoken": this.token, "content-type": "application/json" };
    return (await fetch(`${address}/api/tables`, { method: "POST", headers, body })).json();
  }

  async join(link) {
    const headers = { cookie: this.cookie, "x-csrftoken": this.token, "content-type": "application/json" };
    await fetch(`${address}/api/join`, { method: "POST", headers, body: JSON.stringify({ token: link.split("/").at(-1) }) });
  }

  open(table) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket?since=1000000&page=${this.page}&short=1`, { headers: { cookie: this.cookie }, perMessageDeflate: false });
    this.known = [];
    this.state = null;
    this.socket.on("message", (data) => this.heard(data));
    return new Promise((resolve) => this.socket.once("message", resolve));
  }

  start() {
    this.playing = true;
  }

  heard(data) {
    const message = JSON.parse(data);
    if (message.type === "refused") refused += 1;
    if (message.type !== "state" && message.type !== "patch") return;
    const state = this.stateOf(message);
    const answered = message.answers.includes(this.client);
    if (answered && measuring) { latencies.push(performance.now() - this.sent); moves += 1; }
    if (!this.playing) return;
    if (state.question) this.turn(state);
    else if (answered && state.result) void again(this.pair);
  }

  // As the page does: the first state on a socket is whole, then only what has changed comes; choices that were sent before come as numbers.
  stateOf(message) {
    const { question } = message.type === "state" ? message.state : message;
    if (question) {
      this.known.splice(message.first, Infinity, ...question.choices);
      question.choices = message.choices.map((number) => this.known[number]);
    }
    if (message.type === "state") this.state = message.state;
    else this.state = { ...this.state, ...message.state, view: { ...this.state.view, ...message.view }, question, log: message.log };
    return this.state;
  }

  turn(state) {
    if (state.moment <= this.played) return;
    const { question } = state;
    const possible = question.choices.filter((choice) => choice.refusal === null);
    const { choice } = possible[Math.floor(random() * possible.length)];
    this.clicks += 1;
    this.played = state.moment;
    this.client = `c${this.clicks}`;
    const click = { type: "choose", seat: question.seat, moment: state.moment, choice, client: this.client, page: this.page };
    inTurn(() => {
      this.sent = performance.now();
      this.socket.send(JSON.stringify(click));
    });
  }
}

// The same numbers in every run.
let seed = 1;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
}

async function sit([host, friend]) {
  const state = await host.make();
  await friend.join(state.links.seats["1"]);
  for (const guest of [host, friend]) {
    guest.socket?.terminate();
    guest.played = -1;
    guest.playing = false;
    guest.table = state.table;
    guest.pair = [host, friend];
    await guest.open(state.table);
  }
}

async function play(guest) {
  guest.start();
  const answer = await fetch(`${address}/api/tables/${guest.table}`, { headers: { cookie: guest.cookie } });
  const state = await answer.json();
  if (state.question) guest.turn(state);
}

async function again(pair) {
  await sit(pair);
  for (const guest of pair) await play(guest);
}

async function main() {
  if (idle) return rest();
  const pairs = [];
  for (let n = 0; n < count; n += 1) {
    const pair = [await new Guest().begin(), await new Guest().begin()];
    await sit(pair);
    pairs.push(pair);
  }
  for (const pair of pairs) for (const guest of pair) await play(guest);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  console.log("begin");
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  console.log(JSON.stringify({ moves, refused, latencies: summary() }));
  process.exit(0);
}

// Many watchers of one table; with a negative number, tables at which nobody looks.
async function rest() {
  const host = await new Guest().begin();
  const state = await host.make();
  console.log("before");
  for (let n = 0; n > idle; n -= 1) await (await new Guest().begin()).make();
  for (let n = 0; n < idle; n += 1) {
    const guest = await new Guest().begin();
    await guest.join(state.links.watch);
    await guest.open(state.table);
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
