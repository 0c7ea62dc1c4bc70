/** Bots as people know them: by level, with a character and a rating. Keys stay behind the scenes. */

import type { GameLevel } from "../generated/routes";
import { LEVELS, offered } from "./games.svelte";
import { knows, say, sayNumber } from "./words.svelte";

/** Bots that play as a level does, under a name of their own. */
const SAME: Record<string, string> = { greedy: "waiter" };

/** The name of a bot: "Waiter". A bot without a level keeps its own name. */
export function botText(bot: string): string {
  const level = SAME[bot] ?? bot;
  return knows(`level-${level}`) ? say(`level-${level}`) : bot;
}

/** The character of a bot in a line. Empty if it has none. */
export function botCharacter(bot: string): string {
  const id = `level-${SAME[bot] ?? bot}-character`;
  return knows(id) ? say(id) : "";
}

/** The levels of a game, weakest first; without ratings as long as the server has not told. */
export function levelsOf(game: string): Pick<GameLevel, "name" | "rating">[] {
  const found = offered.games.find((each) => each.name === game)?.levels;
  return found ?? LEVELS.map((name) => ({ name, rating: 0 }));
}

/** "Waiter, rating 1,500", or the name alone. */
export function ratedText(game: string, bot: string): string {
  const level = levelsOf(game).find((each) => each.name === (SAME[bot] ?? bot));
  return level?.rating ? say("page-level-rated", { level: botText(bot), rating: sayNumber(level.rating) }) : botText(bot);
}
