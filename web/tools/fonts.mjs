/** Cuts the fonts to what the page writes: letters of English and Polish. Other letters and rare signs load the whole files on demand. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "../.fonts");
const packages = createRequire(import.meta.url);
// Titles have no tables and no sums; what is bold is short, so that kerning is not missed. Digits of equal width would cost 1.6 KB.
const FACES = [
  ["alegreya", 500, ["kern", "lnum"], "%*<=>§−—"],
  ["alegreya-sans", 400, ["kern", "lnum"], ""],
  ["alegreya-sans", 700, ["lnum"], ""],
];
const SELDOM = "#$@[\\]^_`{|}~";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const LATIN = `${ASCII}\u00a0§·×–—‘’“”„…−óÓ`;
const POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

async function cut(name, weight, part, letters, features) {
  const source = packages.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`);
  const options = { targetFormat: "woff2", keepFeatures: features, noHinting: true };
  return subset(readFileSync(source), letters, options);
}

/** @returns {import("vite").Plugin} */
export function fonts() {
  return {
    name: "dolmen-fonts",
    async config() {
      mkdirSync(target, { recursive: true });
      for (const [name, weight, features, without] of FACES) {
        const latin = join(target, `${name}-${weight}.woff2`);
        const polish = join(target, `${name}-${weight}-polish.woff2`);
        const made = statSync(polish, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (made > statSync(fileURLToPath(import.meta.url)).mtimeMs) continue;
        const letters = Array.from(LATIN)
          .filter((letter) => !(SELDOM + without).includes(letter))
          .join("");
        writeFileSync(latin, await cut(name, weight, "latin", letters, features));
        writeFileSync(
          polish,
          await cut(
            name,
            weight,
            "latin-ext",
            POLISH,
            features.filter((one) => one !== "kern"),
          ),
        );
      }
    },
  };
}
