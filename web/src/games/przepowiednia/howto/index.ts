/** How to play Przepowiednia, on one page. */
import type { HowTo } from "../../../lib/howto";
import { say } from "../../../lib/texts.svelte";
import { OBJECTIVE, RUNE_POINTS, VALUES } from "../components";
import Picture from "./Picture.svelte";
import { FREE, SPEED, SPELLS } from "./prices";

const listOf = (numbers: readonly number[]): string => numbers.join(", ");
const [short = 0, middle = 0, long = 0] = VALUES;
const [near = 0, far = 0, farthest = 0] = SPEED;

const howTo: HowTo = {
  Picture,
  parts: () => [
    { title: say("how-aim"), text: say("how-aim-text"), picture: "aim" },
    { title: say("how-turn"), text: say("how-turn-text"), picture: "turn", wide: true },
    { title: say("how-move"), text: say("how-move-text"), picture: "move", wide: true },
    { title: say("how-collect"), text: say("how-collect-text"), picture: "collect" },
    { title: say("how-break"), text: say("how-break-text"), picture: "break", wide: true },
    { title: say("how-rune"), text: say("how-rune-text"), picture: "rune" },
    {
      title: say("how-cost"),
      text: say("how-cost-text", {
        from: FREE + 1,
        to: FREE + SPEED.length,
        near,
        far,
        farthest,
        swap: SPELLS.swap,
        exchange: SPELLS.exchange,
      }),
      picture: "cost",
    },
    {
      title: say("how-points"),
      text: say("how-points-text", {
        short,
        middle,
        long,
        first: OBJECTIVE.first,
        second: OBJECTIVE.second,
        runes: listOf(RUNE_POINTS.slice(1, 6)),
      }),
      picture: "points",
    },
    { title: say("how-end"), text: say("how-end-text"), picture: "end" },
  ],
  rules: { "PRZ-032": "move", "PRZ-060": "chain", "PRZ-061": "arc", "PRZ-075": "rune" },
  caption: (picture) => say(`how-shows-${picture}`),
};

export default howTo;
