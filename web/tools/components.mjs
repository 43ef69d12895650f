/** Component data of the games: TOML files become plain objects, without what only the rules need. */
import { parse } from "smol-toml";

/** @returns {import("vite").Plugin} */
export function components() {
  return {
    name: "dolmen-components",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      const data = JSON.stringify(parse(code), (key, value) => (key === "provenance" ? undefined : value));
      return { code: `export default ${data};`, map: null };
    },
  };
}
