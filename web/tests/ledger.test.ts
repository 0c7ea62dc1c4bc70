import { describe, expect, it } from "vitest";
import type { Event } from "../src/generated/told";
import { curveOf, entriesOf, ledBefore, noteOf } from "../src/table/grand_austria_hotel/ledger";

function event(kind: string, args: unknown[], seat = 0): Event {
  return { ply: 1, kind, seat, args, rule: "" };
}

const EVENTS = [
  event("round", [1]),
  event("checked_in", ["duke", "1A"]),
  event("vp", [4, "duke"]),
  event("vp", [2, "occupancy"]),
  event("claimed", ["staff_6", 15], 1),
  event("round", [2]),
  event("vp", [5, "occupancy"]),
  event("vp", [3, "laundress"]),
  event("lost_vp", [5, "A1"], 1),
  event("final_scoring", []),
  event("final_rooms", [6, 9]),
  event("final_guests", [2, -10], 1),
];
const ENTRIES = entriesOf(EVENTS, 2);

describe("the ledger of a game", () => {
  it("adds points up round by round, the final scoring last", () => {
    expect(curveOf(ENTRIES, 2, 2)).toEqual([
      [0, 6, 14, 23],
      [0, 15, 10, 0],
    ]);
  });

  it("notes counts, parts of sums and cards", () => {
    const note = (source: string, seat: number): unknown => noteOf(source, seat, ENTRIES, EVENTS, (key) => key === "laundress");
    expect(note("guests", 0)).toEqual({ count: 1 });
    expect(note("occupancy", 0)).toEqual({ parts: [2, 5] });
    expect(note("politics", 1)).toEqual({ parts: [15] });
    expect(note("staff", 0)).toEqual({ card: "laundress" });
    expect(note("final_rooms", 0)).toEqual({ count: 6 });
    expect(note("final_krones", 0)).toBeNull();
  });

  it("knows who led before the end", () => {
    expect(ledBefore([[0, 5, 9], [0, 8, 8]], [0])).toBe(1);
    expect(ledBefore([[0, 8, 9], [0, 5, 8]], [0])).toBeNull();
    expect(ledBefore([[0, 5, 9], [0, 5, 8]], [0])).toBeNull();
  });
});
