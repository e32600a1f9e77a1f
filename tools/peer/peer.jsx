// Tic-tac-toe as a JavaScript developer would put it on a page: boardgame.io and React.
// `make bench` compares this site with it.

import { Client } from "boardgame.io/react";
import { INVALID_MOVE } from "boardgame.io/core";
import React from "react";
import { createRoot } from "react-dom/client";

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const winner = (cells) => {
  const line = LINES.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
  return line && cells[line[0]];
};

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID === "0" ? "×" : "○";
    },
  },
  endIf: ({ G }) => {
    if (winner(G.cells)) return { winner: winner(G.cells) };
    return G.cells.every(Boolean) ? { draw: true } : undefined;
  },
};

const Board = ({ G, ctx, moves }) => {
  React.useLayoutEffect(() => {
    document.documentElement.dataset.ply = String(G.cells.filter(Boolean).length);
    document.documentElement.dataset.state = ctx.gameover ? "over" : "playable";
  });
  return (
    <main>
      <h1>Tic-tac-toe</h1>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 6rem)" }}>
        {G.cells.map((cell, i) => (
          <button key={i} id={`cell${i}`} style={{ height: "6rem" }} onClick={() => moves.place(i)}>
            {cell}
          </button>
        ))}
      </div>
      <p>{ctx.gameover ? "Over" : `Player ${ctx.currentPlayer} to move`}</p>
    </main>
  );
};

const Game = Client({ game: TicTacToe, board: Board, numPlayers: 2, debug: false });
createRoot(document.getElementById("app")).render(<Game />);
