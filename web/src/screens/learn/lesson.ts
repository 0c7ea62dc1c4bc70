/** A lesson as plain data, and how one goes through it. It knows verbs of actions, no rules. */

import type { GameName } from "../../lib/games.svelte";

export interface Step {
  /** The text is `page-learn-KEY`, its heading `page-learn-KEY.title`. */
  key: string;
  /** The rule that the text tells. */
  rule: string;
  /** Selectors of what is marked: the first one that matches something visible. */
  ring: string[];
  /** The first words of the actions that end it; without them it is read, and "Next" ends it. */
  until?: string[];
  /** The question at which they are done; another one has to be answered before. */
  frame?: string;
}

export interface Lesson {
  game: GameName;
  /** A fixed seed, chosen for what the first turn can show. */
  seed: string;
  bots: number;
  steps: Step[];
}

/** Progress in a lesson. */
export interface Progress {
  table: string;
  step: number;
}

/** The result of an action for a step: it ends the step, it was a different action, or nothing. */
export type Heard = "next" | "other" | null;

export function fits(step: Step, action: string): boolean {
  return step.until?.includes(action.split(" ", 1)[0]!) ?? false;
}

/** True if a step waits for an action that is legal now. */
export function possible(step: Step, legal: readonly string[]): boolean {
  return legal.some((action) => fits(step, action));
}

/** The result of an own action for a step, given the actions that were legal before it. */
export function heard(step: Step, action: string, before: readonly string[]): Heard {
  if (fits(step, action)) return "next";
  return possible(step, before) ? "other" : null;
}

/** The state of a table for its reader. */
export interface Now {
  mine: boolean;
  /** The kind of question that is asked. */
  frame: string | null;
  legal: readonly string[];
}

/**
 * What a step waits for: to be read; to be done; for others to move; for another question to be
 * answered first; or for nothing, as it cannot be done in this turn.
 */
export type Standing = "read" | "do" | "others" | "first" | "not-now";

export function standing(step: Step, now: Now): Standing {
  if (!step.until) return "read";
  if (!now.mine) return "others";
  if (possible(step, now.legal)) return "do";
  return step.frame && step.frame !== now.frame ? "first" : "not-now";
}

/** The stored progress, if it can be read and fits the lesson. */
export function readProgress(text: string | null, lesson: Lesson): Progress | null {
  if (!text) return null;
  try {
    const found = JSON.parse(text) as Partial<Progress> | null;
    if (typeof found?.table !== "string" || !Number.isInteger(found.step)) return null;
    const step = Math.max(0, Math.min(found.step!, lesson.steps.length));
    return { table: found.table, step };
  } catch {
    return null;
  }
}
