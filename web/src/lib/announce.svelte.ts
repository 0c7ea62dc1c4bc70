/** What screen readers are told: politely what happened, at once what is asked and what failed. */

class Voice {
  polite = $state("");
  urgent = $state("");
}

export const voice = new Voice();

export function announce(text: string): void {
  voice.polite = text === voice.polite ? `${text}\u00a0` : text; // the same words are news again
}

export function alert(text: string): void {
  voice.urgent = text === voice.urgent ? `${text}\u00a0` : text;
}
