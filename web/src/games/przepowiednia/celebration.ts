/** A broken curse is a moment: its chain burns along the lines, and the points fly to the seat, each with what it is for. */
import { moving } from "../../lib/settings.svelte";
import { say } from "../../lib/texts.svelte";
import type { TableState } from "../../lib/types";
import type { TableView } from "../../generated/przepowiednia";
import { chainsIn, readings } from "./components";
import { selection, type Burn, type Gain } from "./selection.svelte";

interface Broken {
  seat: number;
  temple: number;
  space: number;
}

/** The curses that were broken between two views. */
function broken(before: TableView, after: TableView): Broken[] {
  return after.temples.flatMap(({ track }, temple) =>
    track.flatMap((seat, space) =>
      seat >= 0 && seat < after.players.length && before.temples[temple]?.track[space] === -1
        ? [{ seat, temple, space }]
        : [],
    ),
  );
}

/** The chain that paid, in its order; null when the crystals were paid before. */
function burnt({ seat, temple, space }: Broken, before: TableView, after: TableView): Burn | null {
  const grid = before.players[seat]?.grid ?? [];
  const gone = grid.flatMap((kind, node) => (kind >= 0 && (after.players[seat]?.grid[node] ?? -1) < 0 ? [node] : []));
  for (const { kinds } of readings(temple, space)) {
    const nodes = chainsIn(grid, kinds).find(
      (chain) => chain.length === gone.length && chain.every((node) => gone.includes(node)),
    );
    if (nodes) return { seat, nodes, kinds };
  }
  return null;
}

function middle(element: Element | null | undefined): { x: number; y: number } | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** What a seat has more than before, each source as one small card that flies from the space of the track to the seat. */
function gained({ seat, temple, space }: Broken, before: TableState, after: TableState): Gain[] {
  const had = new Map(before.score[seat]);
  const more = (after.score[seat] ?? []).filter(([source, points]) => points > (had.get(source) ?? 0));
  const from = middle(document.querySelector(`[data-place="card:${temple}/track:${space}"]`));
  const to = middle(document.querySelectorAll("ul.seats > li")[seat]);
  if (!from) return [];
  const who = seat === selection.seat ? "" : `${after.seats[seat]?.name ?? ""}: `;
  const room = Math.min(150, innerWidth / 2);
  const x = Math.min(Math.max(from.x, room), innerWidth - room);
  return more.map(([source, points], index) => {
    const y = Math.min(Math.max(from.y, 60), innerHeight - 120) + 34 * index;
    return {
      id: after.moment * 10 + index,
      text: who + say("gain", { points: points - (had.get(source) ?? 0), source: say(source) }),
      x,
      y,
      dx: to ? to.x - x : 0,
      dy: to ? to.y - y : 0,
      late: 220 * index,
    };
  });
}

export function celebrate(before: TableState | null, after: TableState): void {
  if (!before || before.moment >= after.moment) return;
  const [old, now] = [before.view as TableView, after.view as TableView];
  const curses = broken(old, now);
  const last = curses.at(-1);
  if (last)
    selection.celebrate(
      moving() ? burnt(last, old, now) : null,
      curses.flatMap((curse) => gained(curse, before, after)),
    );
}
