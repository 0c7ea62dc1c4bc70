/** The last settings of each game, so that the next game is one click away. */

import type { GameName, Options } from "../../lib/games.svelte";

export interface Wish {
  bots: number;
  /** Which of the game's bots, weakest first. */
  level: number;
  options: Options;
}

const PLACE = "hotelier-wishes";
const USUAL: Record<GameName, Wish> = {
  "grand-austria-hotel": { bots: 2, level: 1, options: {} },
  "hotel-koenig": { bots: 3, level: 1, options: {} },
};

function stored(): Partial<Record<GameName, Wish>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record<GameName, Wish>>;
  } catch {
    return {};
  }
}

const wishes: Record<GameName, Wish> = $state({ ...USUAL, ...stored() });

$effect.root(() => {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(wishes));
    } catch {
      // nothing is remembered then
    }
  });
});

export function remembered(game: GameName): Wish {
  return wishes[game];
}
