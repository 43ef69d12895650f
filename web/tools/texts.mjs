/**
 * The texts of a language, gathered from where they are kept: the shell's, those that all games share, and the games'.
 * `virtual:texts` maps "pl/przepowiednia" to a loader of one small module; comments and the terminal's own words stay out.
 * "pl/" is for the pages without a game: the shell's words, and each game's title and summary as "przepowiednia-game-title".
 * "pl/przepowiednia/new" is for setting a new table; a table itself does without those words and without the game's options.
 * "pl/przepowiednia/later" is what only the dialogs of a table say, what a game keeps under "## Later", a coach's reasons, and
 * what its things do (their attribute "text", where no sentence says it): it is fetched when it is needed.
 * `virtual:review` maps "pl" to the words of a review: the page's own, and what bots say about a game as a whole.
 * `virtual:howto` maps "pl/przepowiednia" to the words of the page "How to play", which come with the rules.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const python = join(web, "../src/dolmen");
const LANGUAGES = ["pl", "en"];
const NAME = "virtual:texts";
const HOW_TO_NAME = "virtual:howto";
const REVIEW_NAME = "virtual:review";

function games() {
  const folder = join(python, "games");
  return readdirSync(folder)
    .filter((game) => existsSync(join(folder, game, "texts/en.ftl")))
    .map((game) => game.replaceAll("_", "-"));
}

function files(language, game) {
  const shared = [
    join(web, "src/texts"),
    join(web, "src/texts/puzzles"),
    join(web, "src/texts/files"),
    join(python, "texts"),
  ];
  const own = game
    ? [join(python, "games", game.replaceAll("-", "_"), "texts"), join(web, "src/games", game, "texts")]
    : [];
  return [...shared, ...own].map((folder) => join(folder, `${language}.ftl`)).filter((file) => existsSync(file));
}

const TITLES = /^game-(title|summary|length) =/;
const PRAISE = /^game-(summary|length) =/;
const ELSEWHERE = ["## Home", "## Following a link"];
const NEW_TABLE = "## New table";
const LATER = "later";
const SELDOM = "## Later";
const HOW_TO = "howto";
const GUIDE = "## How to play";
const TERMINAL = "## The terminal";
const DIALOGS = [
  "## An earlier moment",
  "## Bots say why",
  "## Links",
  "## The list of standing answers",
  "## Hot seat",
  "## Chat",
  "## Rules",
  "## Results",
  "## Settings",
  "## Keys",
  "## Tips",
  "## Lessons",
  "## Puzzles",
  "## Files",
];
const OPTION = /^option-\S+ =/;
// Two sentences about each player, which the terminal says too.
const REVIEW = /^review-(balance|decisive)\S* =/;
const REASON = /^why-\S+ =/;
const EXPLANATION = /^ {4}\.text = .*$/m;

/** Whether what things do is told only on cards about them. */
const explainsLater = (source) => EXPLANATION.test(source) && !source.includes("_text }");

/** What a game says later: its reasons, and its things with what they do, whole, in place of what was there. */
const toldLater = (source, things) =>
  source.split(/\n(?=[^\s}])/).filter((message) => REASON.test(message) || (things && EXPLANATION.test(message)));

/**
 * A file without comments and empty lines, and without what is never said there: some words are the terminal's,
 * and the pages that need no game, with what the first one says of each, have a file of their own.
 */
function read(file, game, page = "") {
  const late = (section) => DIALOGS.includes(section) || section === SELDOM;
  const atTable = (section, line) => section !== NEW_TABLE && !late(section) && !OPTION.test(line);
  const terminal = !file.startsWith(web) && !file.includes("/games/");
  const source = readFileSync(file, "utf8");
  const later = game !== "" && explainsLater(source);
  if (page === LATER && !file.startsWith(web)) return game ? toldLater(source, later).join("\n") : "";
  const wanted = (line) => {
    if (section === GUIDE || page === HOW_TO) return section === GUIDE && page === HOW_TO;
    return page === LATER ? late(section) : !game || page || atTable(section, line);
  };
  let section = "";
  let kept = true;
  const lines = source.split("\n").filter((line) => {
    if (line.startsWith("#")) section = line;
    else if (!/^[ }]/.test(line))
      kept =
        !(terminal && (line.startsWith("play-") || section.startsWith(TERMINAL))) &&
        !line.startsWith("sign-") &&
        !REASON.test(line) &&
        !(game && (ELSEWHERE.includes(section) || PRAISE.test(line))) &&
        wanted(line);
    return kept && line.trim() && !line.startsWith("#") && !(later && page === "" && EXPLANATION.test(line));
  });
  return lines.join("\n");
}

/** What the first page says of a game. */
function titles(language, game) {
  let kept = false;
  const lines = files(language, game)
    .filter((file) => file.includes("/games/"))
    .flatMap((file) => read(file, "").split("\n"));
  return lines
    .filter((line) => (/^[ }]/.test(line) ? kept : (kept = TITLES.test(line))))
    .map((line) => (TITLES.test(line) ? `${game}-${line}` : line));
}

/** What a review says: its page, and the sentences that the terminal says too. */
function review(language) {
  const shared = readFileSync(join(python, "texts", `${language}.ftl`), "utf8").split(/\n(?=[^\s}])/);
  const page = readFileSync(join(web, "src/texts/review", `${language}.ftl`), "utf8");
  return [...shared.filter((message) => REVIEW.test(message)), page].join("\n");
}

/** A module with the loader of each of these words. */
const loaders = (all) =>
  `export default {${all.map(([key, path]) => `${JSON.stringify(key)}: () => import("${NAME}/${path}")`).join(",")}};`;

/** @returns {import("vite").Plugin} */
export function texts() {
  return {
    name: "dolmen-texts",
    resolveId: (id) => (id.startsWith(NAME) || id.startsWith(REVIEW_NAME) || id === HOW_TO_NAME ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${REVIEW_NAME}`)) {
        const wanted = id.slice(REVIEW_NAME.length + 2);
        return wanted
          ? `export default ${JSON.stringify(review(wanted))};`
          : `export default {${LANGUAGES.map((one) => `${one}: () => import("${REVIEW_NAME}/${one}")`).join(",")}};`;
      }
      if (id === `\0${HOW_TO_NAME}`) {
        const all = LANGUAGES.flatMap((one) => games().map((game) => `${one}/${game}`));
        return loaders(all.map((key) => [key, `${key}/${HOW_TO}`]));
      }
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [language, game, page] = id.slice(NAME.length + 2).split("/");
      if (!language) {
        const all = LANGUAGES.flatMap((one) =>
          ["", ...games().flatMap((game) => [game, `${game}/new`, `${game}/${LATER}`])].map((name) => `${one}/${name}`),
        );
        return loaders(all.map((key) => [key, key]));
      }
      const found = files(language, game);
      for (const file of found) this.addWatchFile(file);
      const more = game ? [] : games().flatMap((one) => titles(language, one));
      return `export default ${JSON.stringify([...found.map((file) => read(file, game, page)), ...more].join("\n"))};`;
    },
  };
}
