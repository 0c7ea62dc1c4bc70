import { describe, expect, it } from "vitest";
import type { Event, LogLine } from "../src/generated/told";
import { flightsOf } from "../src/table/grand_austria_hotel/flights";
import { eventsOf, momentOf, type Moment } from "../src/table/missed.svelte";
import { delaysOf } from "../src/table/flight";

function event(kind: string, args: unknown[], seat = 1): Event {
  return { ply: 1, kind, seat, args, rule: "" };
}

describe("flights", () => {
  it("begin one after another and end within 900 ms", () => {
    expect(delaysOf(1)).toEqual([0]);
    expect(delaysOf(3)).toEqual([0, 280, 560]);
    expect(delaysOf(20).at(-1)).toBe(620);
  });

  it("take goods from the space to guests, and the rest to the kitchen", () => {
    const found = flightsOf([
      event("received", [2, "cake", "space_1"]),
      event("placed", ["cake", "duke", 0]),
      event("stored", [1, "cake"]),
    ]);
    expect(found.map((each) => [each.from[0], each.to[0]])).toEqual([
      ["space:1", "guest:duke"],
      ["space:1", "placing"],
    ]);
    expect(found[1]!.to).toContain("good:cake@1");
  });

  it("take what is served from the kitchen", () => {
    expect(flightsOf([event("placed", ["wine", "poet", 1])])[0]!.from).toContain("good:wine@1");
  });

  it("carry the face of a guest to the café and into the room", () => {
    const [taken] = flightsOf([event("took_guest", ["poet", 0])]);
    expect(taken).toMatchObject({ carries: ".cameo", from: ["guest:poet"] });
    expect(taken!.to).toEqual(["guest:poet", "cafe@1", "seat@1", "seal@1"]);
    expect(flightsOf([event("checked_in", ["poet", "2B"])])[0]!.to[0]).toBe("room:2B@1");
  });

  it("roll a die to each space that has one", () => {
    const found = flightsOf([event("rolled", [3, 0, 1, 0, 0, 2])]);
    expect(found.map((each) => each.to[0])).toEqual(["space:1", "space:3", "space:6"]);
  });

  it("bring points from what gives them", () => {
    expect(flightsOf([event("vp", [4, "duke"])])[0]).toMatchObject({ icon: "vp", text: "+4" });
    expect(flightsOf([event("krones", [2, 7, "space_4"])])[0]!.from).toEqual(["space:4"]);
    expect(flightsOf([event("vp", [4, "track"])])[0]!.from).toEqual(["emperor"]);
  });
});

describe("what was missed", () => {
  const moments = [3, 5, 9].map((from) => ({ from, view: {}, texts: {} }) as unknown as Moment);

  it("shows the table after the line", () => {
    expect(momentOf(moments, 2)).toBeNull();
    expect(momentOf(moments, 3)?.from).toBe(3);
    expect(momentOf(moments, 8)?.from).toBe(5);
    expect(momentOf(moments, 20)?.from).toBe(9);
    expect(momentOf([], 20)).toBeNull();
  });

  it("plays the events of a line", () => {
    const lines = [{ event: 1 }, { event: 3 }] as LogLine[];
    const events = ["a", "b", "c", "d"].map((kind) => event(kind, []));
    expect(eventsOf(events, lines, 0).map((each) => each.kind)).toEqual(["b", "c"]);
    expect(eventsOf(events, lines, 1).map((each) => each.kind)).toEqual(["d"]);
  });
});
