import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { components } from "./tools/components.mjs";
import { fonts } from "./tools/fonts.mjs";
import { markdown } from "./tools/markdown.mjs";
import { packed } from "./tools/packed.mjs";
import { texts } from "./tools/texts.mjs";

// The server that `npm run dev` passes calls on to.
const server = process.env["DOLMEN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fonts(), components(), markdown(), texts(), svelte(), packed()],
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
          groups: [
            {
              name: "table",
              test: /src\/(lib\/(table\.svelte|connection|Mark|SeatMark|Place|roundedBox|longPress|arrows|Viewport|QuestionBar|BarWords|BarTools|Seats|SeatTools|Log|Announcer|LateTips|Sheet|touch\.svelte)\b|pages\/TablePage)|svelte\/src\/transition/,
            },
            // What of a game is not drawn at once comes when it is needed; the rest is one file, for the same reason.
            {
              name: "maze",
              test: /src\/games\/labyrinth\/(?!(Cover|about|tips|odds|CharacterChooser|TileInHand|TilePreview|cutOff|CardDock|DiceTestPanel|diceTest|DiceTestSide|Die|ChoiceDetails|CardReveal|EventBanner|drawnCards|signs|MiniMap|howto)\b)/,
            },
            { name: "ring", test: /src\/games\/przepowiednia\/(?!Cover|howto|tips)/ },
            {
              name: "land",
              test: /src\/games\/nawiedzone-krainy\/(?!(Cover|about|tips|TaskPicker|Prices|RoundSummaryCard|EndingPicture|RevealCard|howto)\b)/,
            },
            {
              name: "rune-table",
              test: /src\/games\/rune-stones\/(?!about|tips|Celebration|Payment|paymentPlan|PileBrowser|Cover|howto)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/join": server, "/watch": server },
  },
});
