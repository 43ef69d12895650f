// Plays N tables of two guests each against a Dolmen server as the page does, with POSTed choices and open sockets: node dolmen-load.cjs PORT N SECONDS IDLE.
const WebSocket = require("ws");

const [port, count, seconds, idle] = process.argv.slice(2).map(Number);
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
    const body = JSON.stringify({ game: "przepowiednia", options: {}, seats });
    const headers = { cookie: this.cookie, "x-csrftoken": this.token, "content-type": "application/json" };
    return (await fetch(`${address}/api/tables`, { method: "POST", headers, body })).json();
  }

  async join(link) {
    const headers = { cookie: this.cookie, "x-csrftoken": this.token, "content-type": "application/json" };
    await fetch(`${address}/api/join`, { method: "POST", headers, body: JSON.stringify({ token: link.split("/").at(-1) }) });
  }

  open(table) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket?since=1000000&page=${this.page}`, { headers: { cookie: this.cookie }, perMessageDeflate: false });
    return new Promise((resolve) => this.socket.once("message", resolve));
  }

  start() {
    this.socket.on("message", (data) => this.heard(data));
  }

  heard(data) {
    const message = JSON.parse(data);
    if (message.type === "state" && message.state.question) void this.turn(message.state);
  }

  async turn(state) {
    if (state.moment <= this.played) return;
    const { question } = state;
    const possible = question.choices.filter((choice) => choice.refusal === null);
    const first = question.ask === "EndTurn" || question.ask === "Action";
    const { choice } = first ? possible[0] : possible[Math.floor(possible.length / 2)];
    this.clicks += 1;
    this.played = state.moment;
    const sent = performance.now();
    const body = JSON.stringify({ seat: question.seat, moment: state.moment, choice, client: `c${this.clicks}`, page: this.page });
    const headers = { cookie: this.cookie, "x-csrftoken": this.token, "content-type": "application/json" };
    const answer = await fetch(`${address}/api/tables/${this.table}/choices`, { method: "POST", headers, body });
    const after = await answer.json();
    if (!answer.ok) refused += 1;
    else if (measuring) { latencies.push(performance.now() - sent); moves += 1; }
    if (answer.ok && after.question) void this.turn(after);
  }
}

async function main() {
  if (idle) return rest();
  const guests = [];
  for (let n = 0; n < count; n += 1) {
    const [host, friend] = [await new Guest().begin(), await new Guest().begin()];
    const state = await host.make();
    await friend.join(state.links.seats["1"]);
    await host.open(state.table);
    await friend.open(state.table);
    host.table = friend.table = state.table;
    guests.push(host, friend);
  }
  for (const guest of guests) {
    guest.start();
    const answer = await fetch(`${address}/api/tables/${guest.table}`, { headers: { cookie: guest.cookie } });
    const state = await answer.json();
    if (state.question) void guest.turn(state);
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
  const host = await new Guest().begin();
  const state = await host.make();
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
