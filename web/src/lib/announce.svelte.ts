/** Live regions for screen readers: polite for events, assertive for questions and errors. */

import { untrack } from "svelte";

class Voice {
  polite = $state("");
  urgent = $state("");
}

export const voice = new Voice();

/** Announce again even if the text is the same. */
function news(text: string, last: () => string): string {
  return text === untrack(last) ? `${text}\u00a0` : text;
}

export function announce(text: string): void {
  voice.polite = news(text, () => voice.polite);
}

export function alert(text: string): void {
  voice.urgent = news(text, () => voice.urgent);
}
