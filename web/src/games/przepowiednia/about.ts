/** What the places and the choices of this game are and do, in words. */
import type { About } from "../../lib/game";
import { form, inOneList, say } from "../../lib/texts.svelte";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/przepowiednia";
import {
  CARDS,
  CROSSED,
  KINDS,
  OBJECTIVE,
  readings,
  ROWS,
  RUNE_POINTS,
  RUNES,
  RUNE_CARDS,
  TEMPLE_IDS,
  TEMPLES,
  VALUES,
  VIRTUAL,
  WILDERNESS,
} from "./components";
import { selection } from "./selection.svelte";
import { cardName, kindName, kindSpace, nodesBeside, runeName, sideName } from "./names";
import { isSpell, priceOf, topicOf } from "./places";
import { fitting, warning, worth } from "./prospects";

const colour = (kind: number): string => form(`kind-${KINDS[kind]}`, "colour");
const nameOf = (owner: number): string =>
  owner === VIRTUAL ? say("virtual-player") : (selection.table?.state?.seats[owner]?.name ?? "");

function poolOf(letters: string): string {
  return inOneList(
    [...KINDS].flatMap((letter) => {
      const count = [...letters].filter((one) => one === letter).length;
      return count ? [say(`crystals-${letter}`, { count })] : [];
    }),
  );
}

/** What a rune gives where its sign is. */
function effect(rune: number): string {
  const card = RUNE_CARDS[rune];
  const found = [];
  if (card?.take) found.push(say("rune-gives", { pool: poolOf(card.take) }));
  if (card?.any_colour) found.push(say("rune-gives-colour", { count: card.any_colour }));
  if (card?.empties_card) found.push(say("rune-empties"));
  if (card?.exchange_bonus) found.push(say("rune-bonus", { count: card.exchange_bonus }));
  return found.join("; ");
}

/** What a rune does, in sentences. */
function powers(rune: number): string[] {
  const spell = RUNE_CARDS[rune]?.exchange_spell;
  return [say("rune-when", { effect: effect(rune) }), ...(spell ? [say("rune-spell", { count: spell })] : [])];
}

const RULES = ["PRZ-078", "PRZ-078", "PRZ-079", "PRZ-078", "PRZ-081", "PRZ-083"];

function ofRune(rune: number, view: TableView): About {
  const cards = view.ring.filter((card) =>
    [...TEMPLES, ...WILDERNESS].some(({ id, tablet }) => id === card && tablet === RUNES[rune]),
  );
  return {
    title: runeTitle(rune),
    lines: [...powers(rune), say("rune-where", { cards: inOneList(cards.map(cardName)) })],
    rule: RULES[rune] ?? "PRZ-075",
  };
}
const runeTitle = (rune: number): string => `${runeName(rune)} (${form(`rune-${RUNES[rune]}`, "short")})`;

/** Everything that lies in front of a player as a line of runes: each with what it does. */
function ofRunes(seat: number, view: TableView): About {
  const player = view.players[seat];
  const owned = (player?.runes ?? []).flatMap((count, rune) => (count ? [rune] : []));
  const [only] = owned;
  if (owned.length === 1 && only !== undefined && player?.muted !== only) return ofRune(only, view);
  const lines = owned.flatMap((rune) => [
    `${runeTitle(rune)}. ${powers(rune).join(" ")}`,
    ...(player?.muted === rune ? [say("rune-muted")] : []),
  ]);
  return { title: say("runes"), lines, rule: "PRZ-075" };
}

/** Who stands on a card, what a player would lack there, and what the way costs. */
function onTheWay(card: number, view: TableView): string[] {
  const here = [...view.players.map((player) => player.figure), view.virtual];
  const owner = here.indexOf(card);
  const price = selection.price(card);
  const found =
    owner >= 0 && owner !== selection.seat
      ? [say("about-figure", { player: nameOf(owner < view.players.length ? owner : VIRTUAL) })]
      : [];
  const warned = warning(view, selection.seat, card);
  if (warned) found.push(warned);
  return price ? [...found, say("about-speed", { count: price })] : found;
}

function sign(tablet: string, view: TableView): string {
  const rune = RUNES.indexOf(tablet);
  const own = view.players[selection.seat]?.runes[rune] ?? 0;
  return say(own ? "about-sign-own" : "about-sign", { rune: runeTitle(rune), effect: effect(rune) });
}

function ofTemple(temple: number, view: TableView): About {
  const card = TEMPLES[temple];
  const here = view.temples[temple];
  const points = worth(view, selection.seat, temple);
  const lines = [say("about-gain", { pool: poolOf(card?.colour ?? "") }), say("about-break")];
  if (points) lines.push(say("about-fits", { points }));
  if (here && here.rune >= 0) lines.push(say("about-prize", { rune: runeTitle(here.rune), effect: effect(here.rune) }));
  return {
    title: cardName(TEMPLE_IDS[temple] ?? ""),
    lines: [...lines, sign(card?.tablet ?? "", view), ...onTheWay(temple, view)],
    rule: "PRZ-040",
  };
}

function ofWilderness(card: number, view: TableView): About {
  const wild = WILDERNESS.find(({ id }) => id === CARDS[card]);
  if (!wild) return { title: "", lines: [] };
  const lines =
    wild.class === "direct"
      ? [say("about-gain", { pool: poolOf(wild.gain ?? "") })]
      : wild.class === "exchange"
        ? [
            say("about-exchange", {
              paid: say("crystals-C", { count: wild.pay ?? 0 }),
              count: wild.take_different ?? 0,
            }),
          ]
        : [say("about-upgrade", { count: wild.most ?? 0 }), say("about-reset", { count: wild.reset_at ?? 0 })];
  const rule = { direct: "PRZ-041", exchange: "PRZ-043", upgrade: "PRZ-046" }[wild.class];
  return { title: cardName(wild.id), lines: [...lines, sign(wild.tablet, view), ...onTheWay(card, view)], rule };
}

function ofSpace(temple: number, space: number, view: TableView): About {
  const owner = view.temples[temple]?.track[space] ?? -1;
  const title = say("track-space", { value: VALUES[space] ?? 0, temple: cardName(TEMPLE_IDS[temple] ?? "") });
  if (owner === CROSSED) return { title, lines: [say("about-crossed")], rule: "PRZ-020" };
  if (owner >= 0) return { title, lines: [say("about-broken", { player: nameOf(owner) })], rule: "PRZ-067" };
  const chains = readings(temple, space).map(({ kinds, right }) =>
    say(right ? "about-chain-right" : "about-chain-left", { colours: kinds.map(colour).join(", ") }),
  );
  const fits = fitting(view, selection.seat, temple).includes(space);
  return {
    title,
    lines: [...chains, ...(selection.seat < 0 ? [] : [say(fits ? "about-chain-there" : "about-chain-missing")])],
    rule: "PRZ-061",
  };
}

function ofNode(node: number, view: TableView): About {
  const kind = view.players[selection.eyes]?.grid[node] ?? -1;
  const title = say("node-name", { node: node + 1, content: kind >= 0 ? kindName(kind) : say("empty") });
  return { title, lines: [say("about-node", { nodes: nodesBeside(node) }), say("about-chain")], rule: "PRZ-060" };
}

function ofSupply(kind: number, view: TableView): About {
  const count = view.supply[kind] ?? 0;
  const empty = KINDS[kind] === "C" ? "about-supply-none" : "about-supply-gone";
  return {
    title: say("supply-of", { kind: kindName(kind), count }),
    lines: [say(count ? "about-supply" : empty)],
    rule: "PRZ-052",
  };
}

function ofCover(card: number, kind: number, view: TableView): About {
  const id = CARDS[card] ?? "";
  const full = Boolean(view.covered[ROWS.indexOf(id)]?.[kind]);
  const title = say(full ? "space-covered-name" : "space-free-name", { space: kindSpace(kind), card: cardName(id) });
  const reset = WILDERNESS.find((wild) => wild.id === id)?.reset_at ?? 0;
  return {
    title,
    lines: [full ? say("about-reset", { count: reset }) : say("about-cover", { pool: poolOf(KINDS[kind] ?? "") })],
    rule: "PRZ-046",
  };
}

function ofObjective(card: string, view: TableView): About {
  if (card === "runes")
    return {
      title: say("rune-objective"),
      lines: [say("about-rune-objective", { list: RUNE_POINTS.slice(1).join(", ") })],
      rule: "PRZ-087",
    };
  const { first, second } = OBJECTIVE;
  const lines = [say("about-objective", { first, second })];
  return {
    title: cardName(card),
    lines: view.virtual >= 0 ? [...lines, say("about-objective-virtual")] : lines,
    rule: "PRZ-088",
  };
}

/** What a place of the board is; also a rune, a side of a grid, an objective and the virtual player beside it. */
export function about(place: string, view: unknown): About | null {
  const now = view as TableView;
  const [whole = "", part = ""] = place.split("/");
  const [what = "", first = ""] = whole.split(":");
  const number = Number(first);
  const [inside, within] = part.split(":");
  switch (what) {
    case "card":
      if (inside === "track") return ofSpace(number, Number(within), now);
      if (inside === "space") return ofCover(number, Number(within), now);
      return number < TEMPLE_IDS.length ? ofTemple(number, now) : ofWilderness(number, now);
    case "node":
      return ofNode(number, now);
    case "supply":
      return ofSupply(number, now);
    case "new":
      return {
        title: say("tray-crystal", { kind: kindName(number) }),
        lines: [say("about-chain")],
        rule: "PRZ-006",
      };
    case "rune":
      return ofRune(number, now);
    case "runes":
      return ofRunes(number, now);
    case "side":
      return { title: sideName(first), lines: [say(`about-side-${first}`)], rule: "PRZ-109" };
    case "objective":
      return ofObjective(first, now);
    case "virtual":
      return {
        title: say("virtual-title"),
        lines: [say("about-virtual-figure"), say("about-virtual-markers")],
        rule: "PRZ-100",
      };
    default:
      return null;
  }
}

/** What a choice with a button does. */
export function aboutChoice(question: Question, choice: number): About | null {
  const view = selection.table?.view as TableView | undefined;
  const found = question.choices.find((one) => one.choice === choice);
  if (!view || !found) return null;
  if (isSpell(question, found))
    return {
      title: say(`spell-${found.name}`),
      lines: [say(`about-spell-${found.name}`, { count: priceOf(found) })],
      rule: found.rule,
    };
  switch (topicOf(question)) {
    case "grid": {
      const side = Number(found.label.values[0]?.[2]);
      return about(`side:${"1234"[side >> 1] ?? ""}${"AB"[side & 1] ?? ""}`, view);
    }
    case "rune":
      return ofRune(view.temples[Number(found.place.slice(5))]?.rune ?? -1, view);
    case "exchange":
      return found.role === "main" ? ofWilderness(view.players[question.seat]?.figure ?? -1, view) : null;
    default:
      return null;
  }
}
