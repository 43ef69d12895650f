import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { components } from "./tools/components.mjs";
import { fonts } from "./tools/fonts.mjs";

// The server (or the stand-in of web/mock) that `npm run dev` passes calls on to.
const server = process.env["DOLMEN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), components(), svelte()],
  build: {
    outDir: "../src/dolmen/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/join": server, "/watch": server },
  },
});
