/** The reader's identity: a guest by cookie, made when first needed, or an account. */

import type { Player, PlayerWithToken } from "../generated/routes";
import { ask, Refused } from "./api";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

class Me {
  player: Player | null = $state.raw(null);
  asked = false;
}

export const me = new Me();
const EVERYTHING = ["play", "table", "chat", "account"];

/** The player of the cookie. null: none yet. */
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

/** Be whom a token belongs to; it is kept in a cookie that scripts cannot read. */
export async function enter(token: string): Promise<Player> {
  const player = await ask<Player>("/session", { token });
  me.player = player;
  me.asked = true;
  settings.known = true;
  return player;
}

/** Make a new guest, if the cookie has no player. */
export async function signIn(): Promise<Player> {
  const known = await whoAmI();
  if (known) return known;
  const name = settings.name.trim() || say("page-guest");
  const made = await ask<PlayerWithToken>("/players", { name, language: settings.language });
  return enter(made.token);
}

/** Be an account that was made before, here or elsewhere. */
export async function logIn(name: string, passphrase: string): Promise<void> {
  const found = await ask<PlayerWithToken>("/login", { name, passphrase });
  settings.name = (await enter(found.token)).name;
}

/** This browser forgets who we are; an account can come back. */
export async function logOut(): Promise<void> {
  await ask("/session", undefined, "DELETE");
  me.player = null;
  me.asked = false;
  settings.known = false;
}

/** A guest keeps all tables and becomes an account; an account gets another passphrase for the present one. */
export async function makeAccount(name: string, passphrase: string, present: string): Promise<void> {
  await signIn();
  await ask("/account/passphrase", me.player?.account ? { passphrase, present } : { passphrase, name });
  me.asked = false;
  await whoAmI();
  settings.name = me.player?.name ?? settings.name;
}

/** An address that brings the reader back, as themselves, in any browser. */
export async function returnLink(): Promise<string> {
  await signIn();
  const { token } = await ask<{ token: string }>("/account/tokens", {
    label: "return link",
    scopes: EVERYTHING,
  });
  return `${location.origin}/return#${token}`;
}

/** Be rated from now on, or no more. */
export async function wantRating(rated: boolean): Promise<void> {
  await ask("/account/rated", { rated });
  if (me.player) me.player = { ...me.player, rated };
}
