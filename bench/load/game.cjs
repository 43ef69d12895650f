// A game of boardgame.io with moves and a table of the size of Przepowiednia's: a ring of cards, tracks, two grids.
const CARDS = 14;
const NODES = 12;
const KINDS = 6;

function setup({ ctx }) {
  return {
    round: 1,
    ring: Array.from({ length: CARDS }, (_, card) => `W${card}`),
    supply: Array(KINDS).fill(12),
    covered: Array.from({ length: 4 }, () => Array(KINDS).fill(0)),
    temples: Array.from({ length: 5 }, (_, temple) => ({ card: `T-${temple}`, track: [-1, -1, -1, -1, -1, -1], rune: temple, hidden: 3 })),
    unseen: Array(KINDS).fill(3),
    objectives: ["T-R", "T-Y", "T-B"],
    players: Array.from({ length: ctx.numPlayers }, () => ({
      side: "1A", grid: Array(NODES).fill(-1), runes: Array(KINDS).fill(0), charges: 0, markers: 5, points: 0, figure: 0,
    })),
    log: [],
  };
}

const INVALID = "INVALID_MOVE";

module.exports = {
  name: "comparable",
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: false,
  turn: { minMoves: 5, maxMoves: 5 },
  moves: {
    // Put a crystal on a node of your own grid, or take back the one that lies there.
    place({ G, playerID }, node, kind) {
      const player = G.players[Number(playerID)];
      if (!(node >= 0 && node < NODES) || !(kind >= 0 && kind < KINDS)) return INVALID;
      const there = player.grid[node];
      if (there >= 0) {
        G.supply[there] += 1;
        player.grid[node] = -1;
      } else {
        if (G.supply[kind] === 0) return INVALID;
        G.supply[kind] -= 1;
        player.grid[node] = kind;
      }
      player.figure = (player.figure + 1) % CARDS;
      player.points += 1;
    },
  },
};
