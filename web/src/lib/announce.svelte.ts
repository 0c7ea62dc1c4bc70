/** What screen readers are told: politely what happened, at once what is asked and what failed. */

import { untrack } from "svelte";

class Voice {
  polite = $state("");
  urgent = $state("");
}

export const voice = new Voice();

/** The same words are news again. */
function news(text: string, last: () => string): string {
  return text === untrack(last) ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  voice.polite = news(text, () => voice.polite);
}

export function alert(text: string): void {
  voice.urgent = news(text, () => voice.urgent);
}
