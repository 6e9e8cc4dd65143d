// boardgame.io's own server with the tic-tac-toe of its tutorial.
//   node server.js            matches are kept in memory (its default)
//   node server.js FOLDER     matches are kept in files in this folder (its FlatFile)
// Listens on a free port of the loopback address and says which.

const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const TicTacToe = {
  name: "tictactoe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const held = (line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer);
    if (LINES.some(held)) return { winner: ctx.currentPlayer };
    if (G.cells.every((owner) => owner !== null)) return { draw: true };
  },
};

const folder = process.argv[2];
const server = Server({
  games: [TicTacToe],
  origins: [],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server
  .run({ port: { port: 0, host: "127.0.0.1" } })
  .then(({ appServer }) => console.log(`boardgame.io is at 127.0.0.1:${appServer.address().port}`));
process.on("SIGTERM", () => process.exit(0));
