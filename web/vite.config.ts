import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { components } from "./tools/components.mjs";
import { fonts } from "./tools/fonts.mjs";
import { packed } from "./tools/packed.mjs";
import { texts } from "./tools/texts.mjs";

// The server that `npm run dev` passes calls on to.
const server = process.env["DOLMEN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), components(), texts(), svelte(), packed()],
  build: {
    outDir: "../src/dolmen/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every table needs: each request costs its headers.
          // And one for a game's first view, where it has parts that come later.
          groups: [{ name: "table", test: /src\/(lib\/(table\.svelte|connection|Mark|SeatMark|Place|arrows|Viewport|QuestionBar|ReasonCard|Seats|Log|Announcer)|pages\/TablePage)/, priority: 1 }, { name: "maze", test: /games\/labyrinth\/(?!(Chooser|Hand|Laying|ways|Dock|ClashPanel|clash|Side|Die|Offer|Reveal|MiniMap|Cover|rulebook|texts)\b)/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/join": server, "/watch": server },
  },
});
