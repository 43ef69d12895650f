/** What things are, in words that come when somebody wants to know: the first card fetches them. */
import type { About } from "../../lib/game";
import { complete, loadRest } from "../../lib/texts.svelte";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/labyrinth";
import { kindOf, topicOf } from "./places";
import { selection } from "./selection.svelte";

type Words = typeof import("./about");
let words: Words | null = $state.raw(null);
let asked = false;

/** The words, as soon as they are there. */
export function loadedWords(): Words | null {
  if (!asked) {
    asked = true;
    import("./about").then(
      (found) => (words = found),
      () => (asked = false),
    );
  }
  if (!complete()) void loadRest();
  return complete() ? words : null;
}

/** A card that fills itself when the words have come. */
export function lazyAbout(tell: (words: Words) => About | null): About {
  const found = (): About => {
    const now = loadedWords();
    return (now && tell(now)) ?? { title: "…", lines: [] };
  };
  return {
    get title() {
      return found().title;
    },
    get lines() {
      return found().lines;
    },
    get rule() {
      return found().rule ?? "";
    },
  };
}

export function about(place: string, value: unknown): About | null {
  const view = value as TableView;
  // While a tile is laid, an empty cell says whether it fits, and no card covers its neighbours.
  const empty = place.startsWith("cell:") && !view.tiles.some((tile) => place === `cell:${tile.cell}`);
  return empty && selection.laying ? null : lazyAbout((found) => found.about(place, view));
}

/** Places of things that have a text of their own. */
const EXPLAINED = /(?:^|\/)(?:item|trap|ability|tile|token|golem|crystal):|\/key/;

export function aboutChoice(question: Question, choice: number): About | null {
  const found = question.choices.find((one) => one.choice === choice);
  if (!found) return null;
  const deed = topicOf(question) === "deed" && found.role !== "end-turn" && !found.name.startsWith("move-");
  const fight = topicOf(question) === "fight" && kindOf(found) === "seat";
  return deed || fight || EXPLAINED.test(found.place) || found.name === "key"
    ? lazyAbout((words) => words.aboutChoice(question, choice))
    : null;
}
