/** The three layouts of a table: wide, narrow (a phone held upright, a tablet) and low (a phone on its side, a laptop at 200 %). */
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("max-height: 499px");
export const narrow = new MediaQuery("max-width: 999px");

/** How much larger than usual the text is, by the browser or the reader. */
export const text = $state({ grown: 1 });
/** Text as much larger as this needs another layout. */
export const GROWN = 1.3;
