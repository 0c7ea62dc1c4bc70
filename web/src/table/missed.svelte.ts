/** Playback of the events since the own last turn: a line of the log, and the table. */

import type { Event, LogLine, Texts } from "../generated/told";
import { announce } from "../lib/announce.svelte";
import type { TableStore } from "./store.svelte";
import type { View } from "./types";

/** The table after something happened, and the number of the first event that led there. */
export interface Moment {
  view: View;
  texts: Texts & Record<string, unknown>;
  from: number;
}

const STEP = 1200;
/** Longer ago than this many moves, only the log tells. */
const KEPT = 400;

export class Missed {
  /** Which line is shown; -1: the table is as it is now. */
  step = $state(-1);
  playing = $state(false);
  lines: LogLine[] = $state.raw([]);
  #moments: Moment[] = [];
  #store: TableStore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.#store = store;
  }

  get line(): LogLine | null {
    return this.lines[this.step] ?? null;
  }

  /** The table as it stood after the shown line, where it was seen. */
  get shown(): Moment | null {
    const line = this.line;
    return line ? momentOf(this.#moments, line.event) : null;
  }

  /** One more moment; none: the past has changed, and what was kept is not true any more. */
  keep(moment: Moment | null): void {
    this.#moments = moment ? [...this.#moments.slice(-KEPT), moment] : [];
  }

  start = (): void => {
    this.lines = this.#store.since;
    this.playing = true;
    this.go(0);
  };

  /** Show a line; behind the last one, the table is as it is now again. */
  go = (step: number): void => {
    clearTimeout(this.#timer);
    if (step >= this.lines.length) {
      this.close();
      return;
    }
    this.step = Math.max(0, step);
    this.#store.selection.clear();
    this.#store.fresh = eventsOf(this.#store.events, this.lines, this.step);
    announce(this.line?.text ?? "");
    if (this.playing) this.#timer = setTimeout(() => this.go(this.step + 1), STEP);
  };

  pause = (): void => {
    clearTimeout(this.#timer);
    this.playing = !this.playing;
    if (this.playing) this.go(this.step + 1);
  };

  close = (): void => {
    clearTimeout(this.#timer);
    if (this.step >= 0) this.#store.fresh = [];
    this.step = -1;
    this.playing = false;
  };
}

/** The last moment that an event had led to; none where the page was not open then. */
export function momentOf(moments: Moment[], event: number): Moment | null {
  const after = moments.findIndex((moment) => moment.from > event);
  if (after === 0 || !moments.length) return null;
  return moments[after < 0 ? moments.length - 1 : after - 1] ?? null;
}

/** The events that a line tells: from its own to that of the next line. */
export function eventsOf(events: Event[], lines: LogLine[], step: number): Event[] {
  return events.slice(lines[step]?.event ?? events.length, lines[step + 1]?.event);
}
