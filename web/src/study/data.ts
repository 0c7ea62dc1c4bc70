/** Reviews as the page draws them: what cost most, luck beside play, the line over the game. */

import type { EvaluationPoint, ReviewData, ReviewedDecision, ToldDecision, ToldReview } from "../generated/routes";
import type { Replay, Shown } from "../screens/replay/steps";

export interface Span {
  mean: number;
  low: number;
  high: number;
}

const WRONG = new Set(["slip", "mistake", "blunder"]);
/** Number of decisions described in full. */
export const COSTLY = 3;
/** Student's factor for a 95 % interval around the mean of three outcomes. */
const SURE = 4.3;
/** A chance that is hardly worth drawing. */
const TINY = 0.002;

/** Half of an interval. */
export function margin(span: Span): number {
  return (span.high - span.low) / 2;
}

/** True if a decision was significantly worse than the best one found. */
export function isWrong(decision: ReviewedDecision): boolean {
  return WRONG.has(decision.verdict);
}

export interface Costly {
  part: ReviewedDecision;
  told: ToldDecision | undefined;
}

/** A seat's sure mistakes, the dearest first. */
export function mistakesOf(review: ReviewData, seat: number): ReviewedDecision[] {
  const own = review.decisions.filter((each) => each.seat === seat && isWrong(each));
  return own.sort((a, b) => b.cost_win.mean - a.cost_win.mean || a.ply - b.ply);
}

/** The few that cost a seat most, with both lines in words. */
export function costlyOf(review: ReviewData, told: ToldReview, seat: number): Costly[] {
  return mistakesOf(review, seat)
    .slice(0, COSTLY)
    .map((part) => ({ part, told: told.costly.find((each) => each.ply === part.ply) }));
}

/** Of a seat's decisions: how many there were, and in how many no difference is sure. */
export function countsOf(review: ReviewData, seat: number): { all: number; unsure: number; more: number } {
  const own = review.decisions.filter((each) => each.seat === seat);
  const unsure = own.filter((each) => each.verdict === "fine").length;
  return { all: own.length, unsure, more: Math.max(0, own.filter(isWrong).length - COSTLY) };
}

export interface Bar {
  ply: number;
  /** In chances to win: above zero it helped, below it cost. */
  size: number;
  kind: "luck" | "cost" | "noise";
}

/** The luck of a seat and the cost of its decisions. Values within the noise are left out. */
export function barsOf(review: ReviewData, seat: number): Bar[] {
  const luck = review.chance.map((each): Bar => {
    const size = each.luck_win[seat] ?? 0;
    return { ply: each.ply, size, kind: Math.abs(size) > SURE * (each.error_win[seat] ?? 0) ? "luck" : "noise" };
  });
  const cost = review.decisions
    .filter((each) => each.seat === seat && each.verdict !== "best")
    .map((each): Bar => ({ ply: each.ply, size: -each.cost_win.mean, kind: isWrong(each) ? "cost" : "noise" }));
  return [...luck, ...cost].filter((bar) => Math.abs(bar.size) >= TINY).sort((a, b) => a.ply - b.ply);
}

/** Points that are hardly worth a word, by game. */
const UNIT: Record<string, number> = { "hotel-koenig": 100, "grand-austria-hotel": 0.5 };

/** True if the luck of a seat is not significant. */
export function isEven(game: string, row: { luck_points: number; luck_margin: number }): boolean {
  return Math.abs(row.luck_points) <= Math.max(row.luck_margin, UNIT[game] ?? 0);
}

/** The evaluation at a ply: the last point of the line up to there. */
export function pointAt(graph: EvaluationPoint[], ply: number): EvaluationPoint | undefined {
  let found = graph[0];
  for (const point of graph) {
    if (point.ply > ply) break;
    found = point;
  }
  return found;
}

export interface Stretch {
  round: number;
  from: number;
  to: number;
}

/** The rounds of a game that has them, by plies. */
export function roundsOf(replay: Replay, shown: Shown[]): Stretch[] {
  const found: Stretch[] = [];
  shown.forEach(({ view }, step) => {
    const round = Number(view.round);
    const ply = replay.steps[step]!.ply;
    if (!Number.isFinite(round) || round < 1) return;
    const last = found.at(-1);
    if (last?.round === round) last.to = ply;
    else {
      if (last) last.to = ply;
      found.push({ round, from: last ? ply : 0, to: ply });
    }
  });
  return found;
}

/** Marks along an axis without rounds: about that many, at round numbers. */
export function ticksOf(last: number, about: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => last / each <= about) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, n) => (n + 1) * step).filter((ply) => ply < last);
}

/** Round limits around values, and some lines between them. */
export function scaleOf(values: number[], about = 4): { least: number; most: number; marks: number[] } {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const size = 10 ** Math.floor(Math.log10((high - low) / about));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * size).find((each) => (high - low) / each <= about) ?? 10 * size;
  const least = Math.floor(low / step) * step;
  const most = Math.ceil(high / step) * step;
  return { least, most, marks: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, n) => least + n * step) };
}

/** By seat: the dashes of its line. The reader's own is solid. */
export const DASHES = ["", "7 5", "2 4", "10 4 2 4", "1 6", "14 5"];
export function dashOf(seat: number, own: number | null): string {
  if (own === null) return DASHES[seat % DASHES.length]!;
  if (seat === own) return "";
  return DASHES[1 + ((seat < own ? seat : seat - 1) % (DASHES.length - 1))]!;
}
