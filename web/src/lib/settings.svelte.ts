/** What this browser remembers of its reader's wishes. */
import { store, stored } from "./storage";

export const LANGUAGES = ["pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language;
  theme: "auto" | "dark" | "light";
  motion: "auto" | "off";
  contrast: "auto" | "high";
  text: "normal" | "large";
  sounds: boolean;
  endTurn: "confirm" | "idle" | "auto";
  /** How fast the choices of others are shown. */
  pace: "slow" | "normal" | "fast" | "once";
  /** At which tables what is new is explained. */
  tips: "off" | "practice" | "all";
}

const KEY = "dolmen-settings";
const DEFAULTS: Settings = {
  language: navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en",
  theme: "auto",
  motion: "auto",
  contrast: "auto",
  text: "normal",
  sounds: false,
  endTurn: "confirm",
  pace: "normal",
  tips: "practice",
};

function remembered(): Settings {
  const kept = stored(KEY) as Partial<Settings> | null;
  // Who has switched movement off and wished for nothing else sees everything at once.
  return { ...DEFAULTS, pace: kept?.motion === "off" ? "once" : DEFAULTS.pace, ...kept };
}

export const settings: Settings = $state(remembered());

const light = matchMedia("(prefers-color-scheme: light)");
const strong = matchMedia("(prefers-contrast: more)");
const forced = matchMedia("(forced-colors: active)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may move. */
export function moving(): boolean {
  return settings.motion === "auto" && !still.matches;
}

/** Put the settings on the page and keep them. */
export function applySettings(): void {
  const page = document.documentElement;
  // The system's own colours are light or dark themselves; the boards must follow.
  const theme = settings.theme === "auto" || forced.matches ? (light.matches ? "light" : "dark") : settings.theme;
  page.lang = settings.language;
  page.dataset["theme"] = theme;
  page.dataset["motion"] = settings.motion;
  page.dataset["text"] = settings.text;
  page.dataset["contrast"] = settings.contrast === "high" || strong.matches || forced.matches ? "high" : "usual";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", theme === "light" ? "#ece7db" : "#14181a");
  store(KEY, settings);
}

light.addEventListener("change", applySettings);
strong.addEventListener("change", applySettings);
forced.addEventListener("change", applySettings);
