import { expect, test } from "vitest";
import { inBar, optionsOf, setupStep, spaceOf, tabFor, totalOf, wholeAndLess } from "../src/table/grand_austria_hotel/ask";
import { faceOf } from "../src/table/grand_austria_hotel/cameo";
import { boxOf, fittingPlan, neighbour, planOf, slabsOf } from "../src/table/grand_austria_hotel/house";
import { marginOf, sheetOf, winnersOf } from "../src/table/grand_austria_hotel/score";
import { eachGood, signOf, slotsOf } from "../src/table/grand_austria_hotel/signs";
import type { Question } from "../src/table/grand_austria_hotel/types";
import type { Choice } from "../src/table/types";

function choice(action: string, ...things: string[]): Choice {
  return { do: action, label: action, things };
}
function asked(frame: string, more: Partial<Question> = {}): Question {
  return { frame, seat: 0, ...more };
}

test("what no thing shows is an option, so that nothing is out of reach", () => {
  const choices = [choice("take poet", "guest:poet"), choice("serve", "serve"), choice("end", "end")];
  const found = optionsOf(choices, choices, false, asked("Turn"), (thing) => thing === "guest:poet");
  expect(found.map((each) => each.do)).toEqual(["serve"]);
  expect(choices.filter(inBar).map((each) => each.do)).toEqual(["end"]);
});

test("what a click left is asked in place", () => {
  const left = [choice("die 2", "space:2"), choice("boost 2", "space:2", "boost")];
  expect(optionsOf([...left, choice("end", "end")], left, true, asked("Turn"), () => true)).toEqual(left);
});

test("whole yields come first, smaller ones behind a button", () => {
  const mixes = ["mix 0 0", "mix 1 0", "mix 1 1", "mix 2 0"].map((each) => choice(each, `mix:${each}`));
  const [whole, less] = wholeAndLess(mixes, asked("MixGoods"));
  expect(whole.map((each) => totalOf(each.do))).toEqual([2, 2]);
  expect(less).toHaveLength(2);
  expect(wholeAndLess(mixes, asked("Turn"))[1]).toEqual([]);
});

test("a question opens the tab that it is about", () => {
  expect(tabFor(asked("PlayStaff"))).toBe("hand");
  expect(tabFor(asked("ChooseRow"))).toBe("ball");
  expect(tabFor(asked("PrepareRooms"))).toBe("house");
  expect(setupStep(asked("RaiseBid"))).toBe("entrances");
  expect(spaceOf(asked("MixGoods", { source: "space_2" }))).toBe("2");
});

test("fields of a group are one slab", () => {
  const plan = planOf(80, 60, 7, 35);
  const rooms = {
    "1A": { colour: "red", group: 0, vp: 0 },
    "1B": { colour: "red", group: 0, vp: 0 },
    "2A": { colour: "blue", group: 1, vp: 2 },
  } as const;
  const slabs = slabsOf(plan, { ...rooms });
  expect(slabs.map((slab) => slab.group).sort()).toEqual([0, 1]);
  const red = slabs.find((slab) => slab.colour === "red")!;
  expect(red.boxes[0]!.width).toBeGreaterThan(boxOf(plan, "1A").width);
});

test("arrows walk through the house and stop at its walls", () => {
  expect(neighbour("1A", "ArrowUp")).toBe("2A");
  expect(neighbour("1A", "ArrowLeft")).toBeUndefined();
  expect(neighbour("4E", "ArrowRight")).toBeUndefined();
  expect(neighbour("2C", "e")).toBeUndefined();
});

test("a house fits its place", () => {
  for (const [width, height] of [[474, 300], [340, 170], [460, 240]] as const) {
    const plan = fittingPlan(width, height);
    expect(plan.width).toBeLessThanOrEqual(width + 1);
    expect(plan.height).toBeLessThanOrEqual(height + 1);
  }
});

test("served goods come first among the slots of an order", () => {
  expect(slotsOf({ wine: 2, coffee: 1 }, { wine: 1 })).toEqual([
    { good: "wine", served: true },
    { good: "wine", served: false },
    { good: "coffee", served: true },
  ]);
  expect(eachGood({ coffee: 1, strudel: 2 })).toEqual(["strudel", "strudel", "coffee"]);
  expect(signOf("lose-krones").icon).toBe("warning");
});

test("the same card always has the same face, and ladies no beard", () => {
  expect(faceOf("poet", "yellow")).toEqual(faceOf("poet", "yellow"));
  expect(faceOf("poet", "yellow")).not.toEqual(faceOf("composer", "yellow"));
  expect(faceOf("baroness", "blue").beard).toBe("");
});

test("the bill adds up", () => {
  const outcome = { reason: "last-round", scores: [12, 7], ranks: [1, 2] };
  const players: { vp_by_source: Record<string, number> }[] = [
    { vp_by_source: { guests: 10, final_rooms: 2 } },
    { vp_by_source: { guests: 12, final_guests: -5 } },
  ];
  const parts = sheetOf(outcome, players);
  expect(parts.map((part) => part.totals)).toEqual([[10, 12], [2, -5]]);
  expect(winnersOf(outcome)).toEqual([0]);
  expect(marginOf(outcome)).toBe(5);
});
