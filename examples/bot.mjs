// A bot for Dolmen in a program of its own. Try it: ./dolmen play rune-stones --seats "me,node examples/bot.mjs"
//
// It reads lines from stdin and answers on stdout, as docs/bot-protocol.md says. It likes choices that most players want,
// avoids giving something up, and otherwise chooses at random.

import { createInterface } from "node:readline";

const liking = { main: 2, plain: 1, "end-turn": 0, "gives-up": -1 };

function say(line) {
  process.stdout.write(`${line}\n`);
}

function choose(view, question) {
  const best = Math.max(...question.options.map((option) => liking[option.role]));
  const liked = question.options.filter((option) => liking[option.role] === best);
  const chosen = liked[Math.floor(Math.random() * liked.length)];
  say(`info round ${view.round}: ${chosen.words}`);
  return chosen.choice;
}

let view = {};

createInterface({ input: process.stdin }).on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const content = space < 0 ? "" : line.slice(space + 1);
  switch (word) {
    case "dolmen":
      say("name Likes");
      say("ready");
      break;
    case "game":
      say(`info playing ${JSON.parse(content).game}`);
      say("ready");
      break;
    case "view":
      view = JSON.parse(content);
      break;
    case "go":
      say(`choice ${choose(view, JSON.parse(content))}`);
      break;
    case "quit":
      process.exit(0);
  }
});
