/** A game step by step, as the server tells it: the first state whole, the others by change. */

import type { Replay as Told } from "../../generated/routes";
import type { LogLine, Proof, TableFacts } from "../../generated/told";
import { updated } from "../../table/paths";

export type { ReplayStep } from "../../generated/routes";
/** The log and the proof are those of a live table. */
export type Replay = Omit<Told, "log" | "proof" | "options"> & { log: LogLine[]; proof: Proof[]; options: TableFacts["options"] };

export interface Shown {
  view: Record<string, unknown>;
  texts: Record<string, unknown>;
}

/** Every state of the game. What did not change is shared, so this is little more than the changes. */
export function unfold(replay: Replay): Shown[] {
  const found: Shown[] = [];
  let state: Record<string, unknown> = {};
  for (const step of replay.steps) {
    state = updated(state, step.set, step.drop);
    found.push(state as unknown as Shown);
  }
  return found;
}

/** The step at which a ply has been played; a permalink names plies, which no language changes. */
export function stepAt(replay: Replay, ply: number): number {
  const found = replay.steps.findIndex((step) => step.ply >= ply);
  return found < 0 ? replay.steps.length - 1 : found;
}

/** The lines of the log up to a step. */
export function logAt(replay: Replay, step: number): LogLine[] {
  const ply = replay.steps[step]?.ply ?? 0;
  return replay.log.filter((line) => line.ply <= ply);
}

/** The last event before a step: what comes after it happened in the step. */
export function eventBefore(replay: Replay, step: number): number {
  if (step <= 0) return -1;
  const ply = replay.steps[step - 1]?.ply ?? 0;
  return Math.max(-1, ...replay.log.filter((line) => line.ply <= ply).map((line) => line.event));
}

/** The round in which a ply falls; null in a game without rounds. */
export function roundAt(replay: Replay, shown: Shown[], ply: number): number | null {
  const round = Number(shown[stepAt(replay, ply)]?.view.round);
  return Number.isFinite(round) && round > 0 ? round : null;
}
