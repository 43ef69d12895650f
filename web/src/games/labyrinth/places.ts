/** What the places of the maze mean for each question. Choices are found by the names that the rules give them. */
import type { TableView } from "../../generated/labyrinth";
import type { Choice, Question } from "../../lib/types";
import { cellOf } from "./hexes";
import { look, spotName, turnedCell } from "./look.svelte";
import { partnerOf } from "./maze";

export const PASS = -1;
const BY_NODE = new Set(["SetTrap", "Blow", "StepGolem", "SendThroughVortex", "Push", "SeeTrap", "PlaceGift", "LiftToken", "LayToken", "TravelTo", "RecallSeal", "LookThroughEye"]);
export const BY_SEAT = new Set(["ChooseFight", "WantFight", "ChooseTarget", "ChallengeWhom", "TakeBackSacrifice", "ConsecrateWhom", "TakeBackCurse", "HexWhom", "StealFrom", "SwapWith", "StayUntouched"]);
const WHOLE = new Set(["SetTrap", "SendThroughVortex", "SeeTrap", "PlaceGift", "LayToken", "RecallSeal", "RemoveTile", "TurnTile", "ChooseTarget", "PlaceTile", "LiftToken"]);
/** Questions about dice: these are shown meanwhile. */
export const ABOUT_DICE = new Set(["RepeatTest", "ForceRepeat", "ActInCombat", "ForceCombat", "UseFaith", "Evade", "Parry", "UseArmour", "ShieldMagic", "SplitHarm", "UseSceptre", "StayUntouched", "ChooseFight", "WantFight"]);
/** Questions whose choices need their texts in sight. */
export const SHOWN = new Set(["ChooseSnare", "PickUp", "Exchange", "TakeLoot", "LoseItem", "DropItem", "ShatterItem", "NextToken", "ChooseGolemCard", "ChooseTile"]);
/** Deeds that are worth a button although they are not possible now: their reason helps. */
const ALWAYS_SHOWN = new Set(["build", "set-trap", "golem", "event"]);

const indexes = new WeakMap<Question, Map<string, Choice>>();

/** The choices of a question by name. */
export function named(question: Question): Map<string, Choice> {
  let found = indexes.get(question);
  if (!found) {
    found = new Map(question.choices.map((choice) => [choice.name, choice]));
    indexes.set(question, found);
  }
  return found;
}

function numbers(question: Question, names: readonly string[]): number[] {
  return names.flatMap((name) => named(question).get(name)?.choice ?? []);
}

function atNode(question: Question, view: TableView, node: string): string[] {
  if (question.ask !== "ChooseDeed") return BY_NODE.has(question.ask) ? [node] : [];
  const here = view.players[question.seat]?.node ?? "";
  if (node === here) return question.choices.flatMap((choice) => (choice.name.startsWith("take-") ? choice.name : []));
  return node === partnerOf(view, here) ? ["risky-jump", "safe-jump"] : [`move-${node}`];
}

function atCell(question: Question, cell: string): string[] {
  const turned = [0, 1, 2, 3, 4, 5].map((rotation) => `${cell}r${rotation}`);
  switch (question.ask) {
    case "ChooseDeed": return [`move-${cell}down`];
    case "StepGolem": return [`${cell}down`];
    case "PlaceTile": return [...turned, `${cell}down`];
    case "TurnTile": return turned;
    case "ChooseRotation": return cell === turnedCell(question) ? ["r0", "r1", "r2", "r3", "r4", "r5"] : [];
    case "RemoveTile": return [cell];
    default: return [];
  }
}

/** A place is written as its kind and name: node:(1,0)a, cell:(1,0), seat:2. */
export function choicesAt(question: Question, view: unknown, place: string, _picked: number): number[] {
  const name = place.slice(place.indexOf(":") + 1);
  if (place.startsWith("node:")) return numbers(question, atNode(question, view as TableView, name));
  if (place.startsWith("cell:")) return numbers(question, atCell(question, name));
  if (place.startsWith("seat:")) return numbers(question, question.ask === "ChooseDeed" ? [`attack-${name}`] : BY_SEAT.has(question.ask) ? [name] : []);
  return [];
}

/** Whether the whole tile is what is chosen, and not one of its corridors. */
export const byCell = (question: Question | null): boolean => question !== null && /^(PlaceTile|TurnTile|ChooseRotation|RemoveTile)$/.test(question.ask);

/** Whether a choice needs no button: it has a place in the maze, or it is a deed that is out of the question now. */
export function onBoard(question: Question, choice: number): boolean {
  if (choice === PASS) return false;
  const { ask } = question;
  if (BY_NODE.has(ask) || byCell(question) || ask === "ChooseCharacter") return true;
  const found = question.choices.find((one) => one.choice === choice);
  if (ABOUT_DICE.has(ask)) return found?.refusal !== null && /shard$/.test(found?.name ?? "");
  if (ask !== "ChooseDeed") return false;
  if (!found || found.name.startsWith("move-")) return true;
  return found.refusal !== null && !ALWAYS_SHOWN.has(found.name) && !/^[CI]\d/.test(found.name);
}

/** What the board has prepared: the character that is looked at, the tile as it is turned. */
export function mainChoice(question: Question): number | null {
  if (question.ask === "ChooseCharacter") return named(question).get(look.character(question))?.choice ?? null;
  const spot = look.spot(question);
  return spot ? (named(question).get(spotName(question, spot))?.choice ?? null) : null;
}

/** The part of the maze that a question is about: around the pawn that moves. */
export function focusOf(question: Question | null, value: unknown): string {
  const view = value as TableView;
  if (!question || WHOLE.has(question.ask)) return "all";
  if (question.ask === "ChooseRotation") return turnedCell(question);
  const node = question.ask === "StepGolem" ? view.golem : (view.players[question.seat]?.node ?? "");
  return node.startsWith("S") ? `K${node.slice(1)}` : (cellOf(node, view.centre)?.name ?? "all");
}
