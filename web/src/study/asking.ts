/** Requests about a finished game: its review, its evaluation line, a table to play on. */

import type { Branch, EvaluationPoint, Review } from "../generated/routes";
import { ask, askText } from "../lib/api";
import { signIn } from "../lib/me.svelte";
import { kept } from "../screens/replay/keeping";

/** A table of the server, or a record that this browser keeps. */
export interface Game {
  id: string;
  file: string;
}

function recordOf(file: string): string {
  return kept().find((one) => one.key === file)?.record ?? "";
}

/** The progress of the review. With `begin` it is started, unless it was before. */
export async function reviewOf({ id, file }: Game, begin: boolean): Promise<Review> {
  if (file || begin) await signIn();
  if (file) return ask<Review>("/reviews", { record: recordOf(file), begin });
  return ask<Review>(`/tables/${id}/review`, begin ? {} : undefined);
}

/** A review that is done, as one HTML file that needs nothing else. */
export async function reviewPageOf({ id, file }: Game): Promise<string> {
  if (!file) return askText(`/tables/${id}/review.html`);
  await signIn();
  return askText("/reviews/page", { record: recordOf(file), begin: false });
}

export async function evaluationOf({ id, file }: Game): Promise<EvaluationPoint[]> {
  if (!file) return ask<EvaluationPoint[]>(`/tables/${id}/evaluation`);
  await signIn();
  return ask<EvaluationPoint[]>("/evaluations", { record: recordOf(file) });
}

/** A table that leaves the game at a ply, with bots in the other seats; its address. */
export async function branchOf({ id, file }: Game, ply: number, seat: number | null, bot: string): Promise<string> {
  await signIn();
  const wish = { ply, seat, bot };
  const made = file
    ? await ask<Branch>("/whatif", { ...wish, record: recordOf(file) })
    : await ask<Branch>(`/tables/${id}/whatif`, wish);
  return `/table/${made.table.id}`;
}
