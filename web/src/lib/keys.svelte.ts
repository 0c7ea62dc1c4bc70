/** Keys: who listens to which, so that the sheet on `?` can list them. */

import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export interface Key {
  /** As `KeyboardEvent.key`, letters small; "Shift+z" with the shift key. */
  key: string;
  /** The message that says what it does. */
  name: string;
  act: () => void;
}

let listening: Key[][] = $state.raw([]);

/** Listen to these keys while a component lives: `$effect(() => listen(keys))`. */
export function listen(keys: Key[]): () => void {
  untrack(() => (listening = [...listening, keys]));
  return () => {
    listening = listening.filter((each) => each !== keys);
  };
}

export function allKeys(): Key[] {
  return listening.flat();
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && /^[a-z]$/.test(key) ? `Shift+${key}` : key;
}

/** True if the focused field takes letters. Sliders and check boxes do not. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(range|checkbox|radio|button|file)$/.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));
}

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  const name = nameOf(event);
  if (name === "Enter" && event.target instanceof Element && event.target.closest("button, a, summary")) return;
  if (!settings.keys && name.replace("Shift+", "").length === 1 && name !== "?") return;
  for (const keys of [...listening].reverse())
    for (const key of keys)
      if (key.key === name) {
        event.preventDefault();
        key.act();
        return;
      }
}
