/** How to play Nawiedzone Krainy, on one page. */
import type { HowTo } from "../../../lib/howto";
import { say } from "../../../lib/texts.svelte";
import { BUILDING_DATA, REWARDS, ROUNDS, SEASONS, WRAITHS } from "../components";
import Picture from "./Picture.svelte";
import { ENTRY } from "./prices";

const [windmill = 0, sawmill = 0, mine = 0, noria = 0] = BUILDING_DATA.map(({ valour }) => valour);
const [plains = 0, forest = 0, mountain = 0] = ENTRY;
const [first = 0, second = 0, third = 0] = REWARDS.map(({ cost }) => cost);
/** So many Wraiths must go back to the reserve, or it does not last for all rounds. */
const least = SEASONS * ROUNDS * WRAITHS.each_round - WRAITHS.count;

const howTo: HowTo = {
  Picture,
  parts: () => [
    { title: say("how-aim"), text: say("how-aim-text"), picture: "aim" },
    { title: say("how-round"), text: say("how-round-text", { count: WRAITHS.each_round }), picture: "round" },
    { title: say("how-turn"), text: say("how-turn-text", { plains, forest, mountain }), picture: "turn" },
    { title: say("how-gather"), text: say("how-gather-text"), picture: "lake" },
    { title: say("how-kalena"), text: say("how-kalena-text"), picture: "kalena" },
    {
      title: say("how-valour"),
      text: say("how-valour-text", { windmill, sawmill, mine, noria }),
      picture: "valour",
    },
    { title: say("how-persuade"), text: say("how-persuade-text", { first, second, third }), picture: "reward" },
    {
      title: say("how-defeat"),
      text: say("how-defeat-text", { count: WRAITHS.each_round, least }),
      picture: "defeat",
      wide: true,
    },
  ],
  rules: { "NAW-006": "beside", "NAW-056": "round", "NAW-076": "lake" },
  caption: (picture) => say(`how-shows-${picture}`),
};

export default howTo;
