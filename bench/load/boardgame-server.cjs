// A boardgame.io server: node boardgame-server.cjs PORT [FOLDER]; with a folder it keeps matches in files.
const { Server, FlatFile } = require("boardgame.io/server");
const game = require("./game.cjs");

const [port, folder] = process.argv.slice(2);
const options = { games: [game], origins: [/./] };
if (folder) options.db = new FlatFile({ dir: folder });
Server(options).run({ port: Number(port), callback: () => console.log("ready") });
