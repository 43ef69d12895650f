/** How to play Rune Stones, on one page. */
import type { HowTo } from "../../../lib/howto";
import { say } from "../../../lib/texts.svelte";
import { FORGE, FORGE_ORES, PRICES, SCORING, SLOTS, WHITE_FORGE } from "../components";
import Picture from "./Picture.svelte";

const coloured = FORGE.slice(0, WHITE_FORGE).map(({ price }) => price);
const [, , two = 0, three = 0, four = 0, five = 0] = SCORING.rows;

const howTo: HowTo = {
  Picture,
  parts: () => [
    { title: say("how-aim"), text: say("how-aim-text", { goal: SCORING.goal }), picture: "aim", wide: true },
    { title: say("how-start"), text: say("how-start-text"), picture: "start" },
    { title: say("how-turn"), text: say("how-turn-text"), picture: "turn" },
    { title: say("how-summon"), text: say("how-summon-text", { prices: PRICES.join(", ") }), picture: "summon" },
    { title: say("how-use"), text: say("how-use-text"), picture: "use" },
    {
      title: say("how-forge"),
      text: say("how-forge-text", {
        low: Math.min(...coloured),
        high: Math.max(...coloured),
        white: FORGE[WHITE_FORGE]?.price ?? 0,
        ores: FORGE_ORES,
      }),
      picture: "forge",
      wide: true,
    },
    { title: say("how-after"), text: say("how-after-text"), picture: "after" },
    { title: say("how-row"), text: say("how-row-text", { two, three, four, five }), picture: "row", wide: true },
    { title: say("how-die"), text: say("how-die-text"), picture: "die" },
    { title: say("how-stones"), text: say("how-stones-text", { count: SLOTS }), picture: "stones", wide: true },
    {
      title: say("how-end"),
      text: say("how-end-text", { goal: SCORING.goal, share: SCORING.share }),
      picture: "end",
    },
  ],
  rules: { "RUN-023": "summon", "RUN-047": "use", "RUN-089": "forge", "RUN-099": "row" },
  caption: (picture) => say(`how-shows-${picture}`),
};

export default howTo;
