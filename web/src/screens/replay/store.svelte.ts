/** A table of the past: the same store as a live one, filled from the steps of a replay. */

import type { Greyed, TableFacts, Texts } from "../../generated/told";
import { TableStore } from "../../table/store.svelte";
import { eventBefore, logAt, unfold, type Replay, type Shown } from "./steps";

export class ReplayStore extends TableStore {
  readonly shown: Shown[];
  step = $state(0);

  constructor(
    id: string,
    readonly replay: Replay,
  ) {
    super(id, { live: false });
    this.shown = unfold(replay);
    this.seat = replay.viewer;
    this.show(0);
  }

  /** Nothing can be done in the past, so nothing says why not. */
  override get greyed(): Greyed[] {
    return [];
  }

  /** The seat to move at that time is not asked now. */
  override get mine(): boolean {
    return false;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get ply(): number {
    return this.replay.steps[this.step]?.ply ?? 0;
  }

  show(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    const { view, texts } = this.shown[this.step]!;
    this.view = view;
    this.texts = texts as unknown as Texts & Record<string, unknown>;
    this.log = logAt(this.replay, this.step);
    this.lastOwn = eventBefore(this.replay, this.step);
    this.version = this.step;
    this.table = this.#facts(view);
    this.selection.clear();
  }

  #facts(view: Record<string, unknown>): TableFacts {
    const { names, game, options, proof } = this.replay;
    const outcome = view.outcome as (TableFacts["result"] & object) | null;
    return {
      id: this.id, game, rules: 0, data: null, options, title: "", open: false, spectators: true,
      chosen_seed: false, status: outcome ? "finished" : "playing", result: outcome, offer: null,
      created: 0, started: null, ended: null, next: null, clock: null, host: [], version: this.step,
      to_move: view.to_move as number | null, proof, rated: false, languages: [], stand_in: "",
      seats: names.map((name) => ({ name, bot: null, ready: true, resigned: false })) as TableFacts["seats"],
    };
  }
}
