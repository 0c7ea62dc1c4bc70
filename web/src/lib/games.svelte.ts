/** The games, their options in words and their bots, as the server has them. */

import type { Game, GameOption, MadeTable, NewTable } from "../generated/routes";
import { ask } from "./api";
import { signIn } from "./me.svelte";
import { settings } from "./settings.svelte";

export type { Game, GameOption };
export type Options = Record<string, string | number>;

/** In the order in which they are offered. */
export const GAMES = ["grand-austria-hotel", "hotel-koenig"] as const;
export type GameName = (typeof GAMES)[number];

/** Names of the bots. */
export const BOT_NAMES = ["Leopold", "Marie", "Otto", "Klara", "Emil", "Franz"];

/** Levels of bots, weakest first; a server may have other bots besides. */
export const LEVELS = ["page", "waiter", "concierge", "director"];
export const USUAL_LEVEL = "waiter";

class Offered {
  games: Game[] = $state.raw([]);
  language = "";
}

export const offered = new Offered();

/** Have the games at hand, in the language that is set. */
export async function loadGames(): Promise<void> {
  const language = settings.language;
  if (offered.language === language) return;
  const games = await ask<Game[]>("/games");
  offered.games = games;
  offered.language = language;
}

/** The value of an option: the choice, else that of the preset, else the default. */
export function valueOf(game: Game, chosen: Options, option: GameOption): string | number {
  const own = chosen[option.name];
  if (own !== undefined) return own;
  for (const [name, table] of Object.entries(game.presets)) {
    const preset = chosen[name] ?? game.options.find((each) => each.name === name)?.default;
    const said = table[String(preset)]?.[option.name];
    if (said !== undefined) return said;
  }
  return option.default;
}

/** Choices without those that say what holds anyway. */
export function trimmed(game: Game, chosen: Options): Options {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => {
      const option = game.options.find((each) => each.name === name);
      if (!option) return false;
      const without = Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name));
      return valueOf(game, without, option) !== value;
    }),
  );
}

/** An option in words: what it is now. */
export function valueText(game: Game, chosen: Options, name: string): string {
  const option = game.options.find((each) => each.name === name);
  if (!option) return "";
  return option.values[option.choices.indexOf(valueOf(game, chosen, option))] ?? "";
}

/** Make a table, as oneself. */
export async function makeTable(wishes: NewTable): Promise<MadeTable> {
  await signIn();
  return ask<MadeTable>("/tables", wishes);
}
