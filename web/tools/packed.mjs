/** Beside every text file of the built site: the same, compressed by Brotli, for the server to send. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TEXT = /\.(html|js|css|json|svg|webmanifest)$/;

/** @returns {import("vite").Plugin} */
export function packed() {
  return {
    name: "dolmen-packed",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
      }
    },
  };
}
