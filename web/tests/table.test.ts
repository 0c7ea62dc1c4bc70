/** What a table knows: what messages change of it, what was taken back, what stands in a seal. */

import { expect, test } from "vitest";
import type { Event, LogLine, TableFacts } from "../src/generated/told";
import { letterOf } from "../src/lib/seals";
import { Deeds } from "../src/table/deeds.svelte";
import { declinedBy, eventsAfter, lastOwnAfter, logAfter } from "../src/table/hearing";
import { MOVE, Works } from "../src/table/works.svelte";

const line = (event: number, seat: number): LogLine => ({ event, seat, ply: event, text: "", rule: "" }) as unknown as LogLine;
const happened = (ply: number): Event => ({ kind: "turn", ply, seat: 0, args: [] }) as unknown as Event;

test("what was taken back is forgotten", () => {
  const known = [happened(1), happened(2), happened(3)];
  expect(eventsAfter(known, [happened(2)], 2).map((each) => each.ply)).toEqual([1, 2]);
  expect(eventsAfter(known, [happened(4)], Infinity).map((each) => each.ply)).toEqual([1, 2, 3, 4]);
  expect(logAfter([line(0, 0), line(1, 0)], { from: 1, lines: [line(1, 1), line(2, 1)] })).toHaveLength(3);
});

test("the own turn ends with its last line once somebody else is asked", () => {
  const log = [line(0, 0), line(1, 0), line(2, 1), line(3, 0)];
  expect(lastOwnAfter(-1, log, 0, 1)).toBe(3);
  expect(lastOwnAfter(1, log, 0, 0)).toBe(1);
  expect(lastOwnAfter(-1, log, 0, 0)).toBe(1); // come back in the middle of a turn
  expect(lastOwnAfter(-1, [line(0, 1)], null, 1)).toBe(-1);
});

test("an offer that is gone without a move or a change was declined", () => {
  const facts = (offer: string | null, more = {}): TableFacts =>
    ({ status: "playing", seats: [{ bot: null }, { bot: null }], offer: offer && { kind: offer }, ...more }) as unknown as TableFacts;
  expect(declinedBy(facts("takeback"), facts(null), false)).toBe("takeback");
  expect(declinedBy(facts("takeback"), facts(null), true)).toBeNull();
  expect(declinedBy(facts("abort"), facts(null, { status: "aborted" }), false)).toBeNull();
  expect(declinedBy(facts("substitute"), facts(null, { seats: [{ bot: null }, { bot: "waiter" }] }), false)).toBeNull();
  expect(declinedBy(facts(null), facts(null), false)).toBeNull();
});

test("what was taken back can be done again, until something else is done", () => {
  const deeds = new Deeds();
  deeds.add("lay 1A", ["lay 1A", "lay 2B"]);
  deeds.add("buy none", ["buy none"]);
  deeds.takeBack();
  deeds.takeBack();
  expect(deeds.next).toBe("lay 1A");
  deeds.add("lay 1A", ["lay 1A"]);
  expect(deeds.next).toBe("buy none");
  deeds.add("buy A", ["buy A"]);
  expect(deeds.next).toBeUndefined();
  expect(deeds.done.map((deed) => deed.do)).toEqual(["lay 1A", "buy A"]);
});

test("a seal has the initial, or the number of a seat without a name", () => {
  expect(letterOf(" élise")).toBe("É");
  expect(letterOf("Seat 2")).toBe("2");
  expect(letterOf("")).toBe("?");
});

test("no command is sent twice, and a new question can be answered before the reply has come", async () => {
  const works = new Works();
  const replies: (() => void)[] = [];
  const sent = (): Promise<void> => new Promise((reply) => replies.push(reply));
  const first = works.once(MOVE, sent);
  expect(await works.once(MOVE, sent)).toBe(false); // a second click on the same
  const chat = works.once("say", sent); // but one may talk
  expect(replies).toHaveLength(2);
  works.moved(); // the table has changed
  const second = works.once(MOVE, sent);
  expect(replies).toHaveLength(3);
  replies[0]!();
  expect(await first).toBe(true);
  expect(await works.once(MOVE, sent)).toBe(false); // the second is still under way
  replies.forEach((reply) => reply());
  expect(await Promise.all([second, chat])).toEqual([true, true]);
  expect(works.busy).toBe(false);
});
