// A server of boardgame.io with a small game that goes on for ever: noughts and crosses whose board
// is cleared when it is full. Run in a folder where boardgame.io is installed.
const { createRequire } = require("node:module");
const { join } = require("node:path");
const local = createRequire(join(process.cwd(), "package.json"));
const { Server } = local("boardgame.io/server");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells.every((owner) => owner !== null)) G.cells.fill(null);
      G.cells[cell] = playerID;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
