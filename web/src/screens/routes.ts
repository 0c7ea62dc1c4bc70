/** Which screen an address shows. Each is loaded when it is first looked at. */

import type { Component } from "svelte";

/** A screen gets the parts of its address that the pattern names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Screen = Component<any>;
type Load = () => Promise<{ default: Screen }>;

const ROUTES: [RegExp, Load][] = [
  [/^\/$/, () => import("./Start.svelte")],
  [/^\/new(?:\/(?<name>[\w-]+))?$/, () => import("./NewTable.svelte")],
  [/^\/join\/(?<id>[\w-]+)$/, () => import("./Join.svelte")],
  [/^\/watch$/, () => import("./Watch.svelte")],
  [/^\/cards(?:\/(?<game>[\w-]+))?$/, () => import("./Cards.svelte")],
  [/^\/learn$/, () => import("./Learn.svelte")],
  [/^\/learn\/(?<name>[\w-]+)$/, () => import("./Lesson.svelte")],
  [/^\/account$/, () => import("./Account.svelte")],
  [/^\/player\/(?<name>[^/]+)$/, () => import("./Player.svelte")],
  [/^\/ratings$/, () => import("./Ratings.svelte")],
  [/^\/return$/, () => import("./Return.svelte")],
  [/^\/about$/, () => import("./About.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/table\/(?<id>[\w-]+)$/, () => import("./Table.svelte")],
  [/^\/replays$/, () => import("./Replays.svelte")],
  [/^\/replay\/(?<id>[\w-]+)$/, () => import("./Replay.svelte")],
  [/^\/review\/(?<id>[\w-]+)$/, () => import("./Review.svelte")],
  [/^\/review\/file\/(?<file>[\w-]+)$/, () => import("./Review.svelte")],
  [/^\/replay\/file\/(?<file>[\w-]+)$/, () => import("./Replay.svelte")],
];
const LOST: Load = () => import("./Lost.svelte");

export function find(path: string): { load: Load; parts: Record<string, string> } {
  for (const [pattern, load] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { load, parts: { ...found.groups } };
  }
  return { load: LOST, parts: {} };
}

/** True if there is a screen for an address. */
export function isKnown(address: string): boolean {
  return find(address.replace(/#.*/, "")).load !== LOST;
}
