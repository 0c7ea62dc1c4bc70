/** Chances and points as people read them. */

import { sayNumber, sayPercent } from "../lib/words.svelte";
import { margin, type Span } from "./data";

/** Points of a game: VP with one digit, money in hundreds. */
export function pointsText(game: string, points: number): string {
  const shown = game === "hotel-koenig" ? Math.round(points / 100) * 100 : Math.round(points * 10) / 10;
  return `${shown < 0 ? "−" : ""}${sayNumber(Math.abs(shown))}`;
}

export function signedPoints(game: string, points: number): string {
  const text = pointsText(game, points);
  return text.startsWith("−") ? text : `+${text}`;
}

export function percentText(chance: number): string {
  return `${chance < -0.005 ? "−" : ""}${sayPercent(Math.abs(chance))}`;
}

/** Half of an interval of chances, at least one percent. */
export function percentMargin(span: Span): string {
  return `± ${sayNumber(Math.max(1, Math.round(margin(span) * 100)))}`;
}

export function pointsMargin(game: string, span: Span): string {
  return `± ${pointsText(game, margin(span))}`;
}
