/** How to play Labyrinth, on one page. */
import type { HowTo } from "../../../lib/howto";
import { say } from "../../../lib/texts.svelte";
import { NUMBERS } from "../components";
import Picture from "./Picture.svelte";

const { jump = 0, golem = 0, fall_lives: fall = 0, lives = 0, items = 0 } = NUMBERS;

const howTo: HowTo = {
  Picture,
  parts: () => [
    { title: say("how-aim"), text: say("how-aim-text"), picture: "aim" },
    { title: say("how-turn"), text: say("how-turn-text"), picture: "turn" },
    {
      title: say("how-cost"),
      text: say("how-cost-text"),
      rows: [
        [say("how-free"), say("how-free-text", { items })],
        [say("how-one"), say("how-one-text")],
        [say("how-two"), say("how-two-text")],
      ],
    },
    { title: say("how-build"), text: say("how-build-text"), picture: "build" },
    { title: say("how-bridge"), text: say("how-bridge-text"), picture: "bridge" },
    {
      title: say("how-tests"),
      text: say("how-tests-text", { jump, golem, fall, lives }),
      picture: "tests",
      wide: true,
    },
    { title: say("how-characters"), text: say("how-characters-text"), picture: "characters" },
    { title: say("how-end"), text: say("how-end-text"), picture: "end" },
  ],
  rules: { "LAB-030": "corridors", "LAB-034": "bridge", "LAB-037": "build", "LAB-148": "end" },
  caption: (picture) => say(`how-shows-${picture}`),
};

export default howTo;
