/** Unit tests of the page, without a browser: `npm test`, or `../dolmen check page-units`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { texts } from "./tools/texts.mjs";

export default defineConfig({
  plugins: [texts(), svelte()],
  resolve: { conditions: ["browser"] },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], maxWorkers: 1, restoreMocks: true },
});
