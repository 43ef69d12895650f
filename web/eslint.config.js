/** What `../dolmen check page-lint` finds beyond types: likely mistakes in TypeScript and in Svelte. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["*.js", "*.ts", "tools/*.mjs"], languageOptions: { globals: globals.node } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // svelte-check knows the types and finds these better.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // {" "} keeps a space at the edge of a block, which Svelte would remove.
      "svelte/no-useless-mustaches": "off",
      // Our sets and maps are replaced as a whole, or nothing is drawn from them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Rulebooks and notices are our own Markdown, made into HTML when the page is built.
    files: ["src/lib/Rulebook.svelte", "src/pages/About.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
