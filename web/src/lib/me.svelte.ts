/** Who the reader is to the server: a guest by cookie, made when one is first needed. */

import type { Player, PlayerWithToken } from "../generated/routes";
import { ask, Refused } from "./api";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

class Me {
  player: Player | null = $state.raw(null);
  asked = false;
}

export const me = new Me();

/** Who the cookie says we are; null: nobody yet. */
export async function whoAmI(): Promise<Player | null> {
  if (me.asked || !settings.known) return me.player;
  try {
    me.player = await ask<Player>("/account");
    me.asked = true;
  } catch (error) {
    if (!(error instanceof Refused) || error.status === 0) throw error;
    me.asked = true;
  }
  return me.player;
}

/** Be somebody: a new guest, if the cookie does not know us. */
export async function signIn(): Promise<Player> {
  const known = await whoAmI();
  if (known) return known;
  const name = settings.name.trim() || say("page-guest");
  const made = await ask<PlayerWithToken>("/players", { name, language: settings.language });
  me.player = await ask<Player>("/session", { token: made.token });
  settings.known = true;
  return me.player;
}
