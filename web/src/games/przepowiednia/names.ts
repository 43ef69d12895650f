/** Words for places of this game, for labels and screen readers. */
import { form, inOneList, say } from "../../lib/texts.svelte";
import { KINDS, neighbours, RUNES } from "./components";

export const kindName = (kind: number): string => say(`kind-${KINDS[kind]}`);
export const kindSpace = (kind: number): string => form(`kind-${KINDS[kind]}`, "space");
export const kindLetter = (kind: number): string => form(`kind-${KINDS[kind]}`, "short");
/** The numbers of the nodes that are joined with a node, as people count. */
export const nodesBeside = (node: number): string =>
  inOneList(
    (neighbours[node] ?? [])
      .map((one) => one + 1)
      .sort((a, b) => a - b)
      .map(String),
  );
export const runeName = (rune: number): string => say(`rune-${RUNES[rune]}`);
export const runeLetter = (rune: number): string => form(`rune-${RUNES[rune]}`, "short");
export const cardName = (card: string): string => say(`card-${card}`);
export const sideName = (side: string): string => form(`side-${side}`, "title") || say(`side-${side}`);
