/** Hints at a table: asked for, shown, and gone with the next move. */

import type { Hints } from "../generated/routes";
import { ask } from "../lib/api";
import { whyRefused } from "../lib/refusal";
import { loadWords } from "../lib/words.svelte";
import type { TableStore } from "../table/store.svelte";
import type { Span } from "./data";

export interface Hint {
  action: string;
  win: Span;
  score: Span;
  /** Why, in a sentence. */
  why: string;
}

export class Hinting {
  open = $state(false);
  busy = $state(false);
  error = $state("");
  hints: Hint[] = $state.raw([]);
  /** The state of the table that they are about. */
  version = $state(-1);

  constructor(readonly store: TableStore) {}

  /** True if this table gives hints to the viewer now: the own seat is to move at this device, and the game is not rated. */
  get allowed(): boolean {
    const { table, mine, handOver } = this.store;
    return mine && handOver === null && table?.status === "playing" && !table.rated;
  }

  /** True if the hints are about the current question. */
  get fresh(): boolean {
    return this.open && this.version === this.store.version;
  }

  toggle = (): void => {
    if (this.open) this.close();
    else if (this.allowed) void this.think();
  };

  close = (): void => {
    this.open = false;
    this.hints = [];
  };

  think = async (): Promise<void> => {
    const { id, seat, version } = this.store;
    this.open = true;
    this.busy = true;
    this.error = "";
    this.hints = [];
    this.version = version;
    try {
      await loadWords("study");
      const found = await ask<Hints>(`/tables/${id}/hints`, { seat, version });
      if (this.version === version) this.hints = found.hints as unknown as Hint[];
    } catch (problem) {
      this.error = whyRefused(problem);
    } finally {
      this.busy = false;
    }
  };
}
