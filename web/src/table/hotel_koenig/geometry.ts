/** The board as a picture: where squares are, and the outlines of chains. */

import type { Chain } from "./types";

export const COLUMNS = 12;
export const ROWS = 9;
export const ROW_NAMES = "ABCDEFGHI";

export interface Square {
  column: number;
  row: number;
}

export function squareOf(tile: string): Square {
  return { column: Number.parseInt(tile, 10) - 1, row: ROW_NAMES.indexOf(tile.slice(-1)) };
}

export function tileAt(column: number, row: number): string {
  return `${column + 1}${ROW_NAMES[row]}`;
}

/** All tiles, row by row. */
export const ROWS_OF_TILES: string[][] = [...ROW_NAMES].map((_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => tileAt(column, row)),
);

export interface Slab {
  chain: Chain;
  tiles: string[];
}

/** The chains on the board with their tiles, each from the top left. */
export function slabs(board: Record<string, Chain | null>): Slab[] {
  const found = new Map<Chain, string[]>();
  for (const tile of ROWS_OF_TILES.flat()) {
    const chain = board[tile];
    if (chain) found.set(chain, [...(found.get(chain) ?? []), tile]);
  }
  return [...found].map(([chain, tiles]) => ({ chain, tiles }));
}

/** The outline of some squares on a grid of steps `w` x `h`, as a path. */
export function outline(tiles: string[], w: number, h: number): string {
  const inside = new Set(tiles);
  const edges = new Map<string, [number, number]>();
  for (const tile of tiles) {
    const { column, row } = squareOf(tile);
    const has = (c: number, r: number): boolean =>
      c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && inside.has(tileAt(c, r));
    const corners: [number, number][] = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]];
    const beside = [has(column, row - 1), has(column + 1, row), has(column, row + 1), has(column - 1, row)];
    for (let side = 0; side < 4; side++)
      if (!beside[side]) {
        const from = corners[side]!;
        let key = from.join();
        if (edges.has(key)) key += "'"; // where two squares meet at a corner only
        edges.set(key, corners[(side + 1) % 4]!);
      }
  }
  return joined(edges, w, h);
}

function joined(edges: Map<string, [number, number]>, w: number, h: number): string {
  let path = "";
  while (edges.size) {
    let key = edges.keys().next().value!;
    const [x, y] = key.replace("'", "").split(",").map(Number) as [number, number];
    path += `M${x * w} ${y * h}`;
    for (;;) {
      const next = edges.get(key);
      if (!next) break;
      edges.delete(key);
      path += `L${next[0] * w} ${next[1] * h}`;
      key = edges.has(next.join()) ? next.join() : `${next.join()}'`;
    }
    path += "Z";
  }
  return path;
}

/** Tiles in rings around one of them: the order in which a merger takes them over. */
export function ringsFrom(start: string, tiles: string[]): Map<string, number> {
  const from = squareOf(start);
  return new Map(
    tiles.map((tile) => {
      const { column, row } = squareOf(tile);
      return [tile, Math.abs(column - from.column) + Math.abs(row - from.row)];
    }),
  );
}

/** The tile beside one in a direction, if there is one. */
export function beside(tile: string, key: string): string | null {
  const { column, row } = squareOf(tile);
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [COLUMNS - 1, row],
  };
  const to = moves[key];
  if (!to || to[0] < 0 || to[0] >= COLUMNS || to[1] < 0 || to[1] >= ROWS) return null;
  return tileAt(...to);
}

/** A tile and the lone tiles that hang together with it: what a new chain is made of. */
export function foundation(tile: string, board: Record<string, Chain | null>): string[] {
  const found = [tile];
  for (const key of found)
    for (const way of ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"]) {
      const other = beside(key, way);
      if (other && board[other] === null && !found.includes(other)) found.push(other);
    }
  return found;
}
