/** Announcements of a table: new log lines, the player to move, refusals. */

import { untrack } from "svelte";
import { alert, announce } from "../lib/announce.svelte";
import { settings } from "../lib/settings.svelte";
import { chime } from "../lib/sound";
import { say } from "../lib/words.svelte";
import type { TableStore } from "./store.svelte";

/** To be called while a screen is set up; it ends with the screen. */
export function readAloud(store: TableStore): void {
  // Lines of the log are read out as they come; not the whole past at once.
  let read = -1;
  $effect(() => {
    const last = store.log.at(-1)?.event ?? -1;
    untrack(() => {
      const fresh = read < 0 ? [] : store.log.filter((line) => line.event > read);
      if (fresh.length) announce(fresh.slice(-6).map((line) => line.text).join(" "));
      read = last;
    });
  });

  let asked = false;
  $effect(() => {
    const mine = store.mine;
    if (mine && !asked)
      untrack(() => {
        alert(`${say("page-your-turn")}. ${store.heading}`);
        if (settings.sound) chime();
      });
    asked = mine;
  });
  $effect(() => {
    if (store.error?.message) alert(store.error.message);
  });
}
