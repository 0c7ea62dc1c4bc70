/** Replays that this browser has: records given to it, and tables it looked at, also offline. */

import { ask, OFFLINE, Refused } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Replay } from "./steps";

const PLACE = "hotelier-records";
const CACHE = "hotelier-replays";
/** So many records are kept; the oldest goes. */
const MOST = 20;

export interface Kept {
  key: string;
  name: string;
  record: string;
}

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Keep a record; the same one again takes the place of the first. */
export function keep(name: string, record: string): Kept {
  const found = { key: digest(record), name, record };
  const others = kept().filter((other) => other.key !== found.key);
  localStorage.setItem(PLACE, JSON.stringify([found, ...others].slice(0, MOST)));
  return found;
}

export function forget(key: string): void {
  localStorage.setItem(PLACE, JSON.stringify(kept().filter((other) => other.key !== key)));
}

/** A short name for a text, to tell records apart (FNV-1a). */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The answer of the server, or the last one if it cannot be reached. */
async function remembered(key: string, load: () => Promise<Replay>): Promise<Replay> {
  const place = `/kept/${key}/${settings.language}`;
  const store = "caches" in window ? await caches.open(CACHE) : null;
  try {
    const found = await load();
    await store?.put(place, new Response(JSON.stringify(found)));
    return found;
  } catch (error) {
    const known = error instanceof Refused && error.code === OFFLINE ? await store?.match(place) : undefined;
    if (known) return (await known.json()) as Replay;
    throw error;
  }
}

export function replayOfTable(id: string, seat: number | null): Promise<Replay> {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  return remembered(`${id}-${seat ?? "own"}`, () => ask<Replay>(`/tables/${id}/replay${eyes}`));
}

export function replayOfRecord(record: Kept, seat: number | null): Promise<Replay> {
  return remembered(`${record.key}-${seat ?? "own"}`, () =>
    ask<Replay>("/replays", { record: record.record, seat }),
  );
}
