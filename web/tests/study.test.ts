import { describe, expect, it } from "vitest";
import type { ReviewData, ReviewedDecision } from "../src/generated/routes";
import { barsOf, costlyOf, countsOf, dashOf, isEven, margin, pointAt, roundsOf, scaleOf, ticksOf } from "../src/study/data";
import { marksOf } from "../src/study/marks";
import type { Replay, Shown } from "../src/screens/replay/steps";

const span = (mean: number, off = 0.01): { mean: number; low: number; high: number } => ({ mean, low: mean - off, high: mean + off });

function decision(ply: number, seat: number, verdict: ReviewedDecision["verdict"], cost: number): ReviewedDecision {
  return {
    ply, seat, verdict, played: "a", best: "b", line: ["b"], sources: [], own_sources: [], why: [], reasons: [], own_reasons: [],
    cost_win: span(cost), cost_points: span(cost * 100), win_played: span(0.4), win_best: span(0.5), score_played: span(90), score_best: span(95),
  };
}

const REVIEW = {
  decisions: [
    decision(1, 0, "slip", 0.02),
    decision(3, 1, "blunder", 0.3),
    decision(5, 0, "blunder", 0.2),
    decision(7, 0, "fine", 0.1),
    decision(9, 0, "mistake", 0.06),
    decision(11, 0, "slip", 0.03),
    decision(13, 0, "best", 0),
  ],
  chance: [
    { ply: 2, to: 3, luck_win: [0.2, -0.2], error_win: [0.01, 0.01], luck_points: [5, -5], error_points: [1, 1] },
    { ply: 6, to: 7, luck_win: [0.02, -0.02], error_win: [0.01, 0.01], luck_points: [1, -1], error_points: [1, 1] },
  ],
} as unknown as ReviewData;

describe("a review", () => {
  it("names a seat's dearest decisions first, never those inside the noise", () => {
    const told = { names: [], summary: [], costly: [{ ply: 5, played: [], better: [], why: [], does: "", own_does: "" }] };
    const found = costlyOf(REVIEW, told, 0);
    expect(found.map((each) => each.part.ply)).toEqual([5, 9, 11]);
    expect(found[0]!.told?.ply).toBe(5);
    expect(found[1]!.told).toBeUndefined();
    expect(costlyOf(REVIEW, told, 1).map((each) => each.part.ply)).toEqual([3]);
  });

  it("counts what it passes no verdict on", () => {
    expect(countsOf(REVIEW, 0)).toEqual({ all: 6, unsure: 1, more: 1 });
    expect(countsOf(REVIEW, 1)).toEqual({ all: 1, unsure: 0, more: 0 });
  });

  it("claims luck and cost only outside the noise", () => {
    const bars = barsOf(REVIEW, 0);
    expect(bars.map((bar) => [bar.ply, bar.kind])).toEqual([
      [1, "cost"], [2, "luck"], [5, "cost"], [6, "noise"], [7, "noise"], [9, "cost"], [11, "cost"],
    ]);
    expect(bars.find((bar) => bar.ply === 5)!.size).toBeLessThan(0);
    expect(barsOf(REVIEW, 1).find((bar) => bar.ply === 2)!.size).toBe(-0.2);
  });

  it("calls luck even inside its margin, and where it is next to nothing", () => {
    expect(isEven("grand-austria-hotel", { luck_points: -5, luck_margin: 2 })).toBe(false);
    expect(isEven("grand-austria-hotel", { luck_points: -5, luck_margin: 6 })).toBe(true);
    expect(isEven("hotel-koenig", { luck_points: 1e-11, luck_margin: 1e-12 })).toBe(true);
    expect(barsOf({ ...REVIEW, decisions: [], chance: [{ ...REVIEW.chance[0]!, luck_win: [1e-12, 0] }] }, 0)).toEqual([]);
  });

  it("halves intervals", () => {
    expect(margin({ mean: 0.5, low: 0.4, high: 0.7 })).toBeCloseTo(0.15);
  });
});

describe("the line over the game", () => {
  const graph = [0, 4, 8].map((ply) => ({ ply, wins: [ply / 10], scores: [ply], win_margins: [0], score_margin: 0 }));

  it("stands at the last point up to a ply", () => {
    expect(pointAt(graph, 0)!.ply).toBe(0);
    expect(pointAt(graph, 7)!.ply).toBe(4);
    expect(pointAt(graph, 99)!.ply).toBe(8);
    expect(pointAt([], 3)).toBeUndefined();
  });

  it("has rounds where the game has", () => {
    const plies = [0, 3, 5, 9];
    const replay = { steps: plies.map((ply) => ({ ply })) } as unknown as Replay;
    const shown = [1, 1, 2, 3].map((round) => ({ view: { round }, texts: {} })) as Shown[];
    expect(roundsOf(replay, shown)).toEqual([
      { round: 1, from: 0, to: 5 },
      { round: 2, from: 5, to: 9 },
      { round: 3, from: 9, to: 9 },
    ]);
    expect(roundsOf(replay, [{ view: {}, texts: {} }] as Shown[])).toEqual([]);
  });

  it("has marks at round numbers", () => {
    expect(ticksOf(126, 10)).toEqual([20, 40, 60, 80, 100, 120]);
    expect(scaleOf([3, 87])).toEqual({ least: 0, most: 100, marks: [0, 25, 50, 75, 100] });
    expect(scaleOf([-12, 40]).least).toBeLessThanOrEqual(-12);
  });

  it("draws the reader's own line solid and all others apart", () => {
    const dashes = [0, 1, 2, 3, 4, 5].map((seat) => dashOf(seat, 2));
    expect(dashes[2]).toBe("");
    expect(new Set(dashes).size).toBe(6);
  });
});

describe("marks on the board", () => {
  const step = (label: string, ...things: string[]): { do: string; label: string; things: string[] } => ({ do: label, label, things });

  it("stand once at each thing, letters for played and numbers for better", () => {
    const shown = new Set(["space:2", "space:5", "room:1A"]);
    const marks = marksOf(
      [step("die 5", "space:5")],
      [step("boost 2", "space:2", "boost"), step("place", "guest:count"), step("lodge", "checkin", "room:1A"), step("again", "space:5")],
      (thing) => shown.has(thing),
    );
    expect(marks).toEqual([
      { thing: "space:5", badges: [{ text: "a", better: false }, { text: "4", better: true }] },
      { thing: "space:2", badges: [{ text: "1", better: true }] },
      { thing: "room:1A", badges: [{ text: "3", better: true }] },
    ]);
  });
});
