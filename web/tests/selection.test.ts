import { describe, expect, it } from "vitest";
import { BoardSelection, matching } from "../src/table/selection.svelte";
import type { Choice, Greyed } from "../src/table/types";

const CHOICES: Choice[] = [
  { do: "lay 9F", label: "Lay 9F", things: ["tile:9F"] },
  { do: "mix 2-1", label: "2 strudel, 1 cake", things: ["space:1", "mix:2-1"] },
  { do: "mix 1-2", label: "1 strudel, 2 cake", things: ["space:1", "mix:1-2"] },
];
const GREYED: Greyed[] = [
  { do: "lay 1A", label: "Lay 1A", things: ["tile:1A"], text: "Two safe chains", rule: "HK-4.3" },
];

function selected(confirms: boolean): { done: string[]; selection: BoardSelection } {
  const done: string[] = [];
  const selection = new BoardSelection({
    choices: () => CHOICES,
    greyed: () => GREYED,
    act: (action) => done.push(action),
    confirms: () => confirms,
  });
  return { done, selection };
}

describe("a click on a thing", () => {
  it("does the only action that it leaves", () => {
    const { done, selection } = selected(false);
    selection.select("tile:9F");
    expect(done).toEqual(["lay 9F"]);
  });

  it("waits for the main button where acts are confirmed, and a second click lets go", () => {
    const { done, selection } = selected(true);
    selection.select("tile:9F");
    expect(selection.chosen?.do).toBe("lay 9F");
    selection.select("tile:9F");
    expect(selection.chosen).toBeNull();
    expect(done).toEqual([]);
  });

  it("asks on where more than one is left", () => {
    const { done, selection } = selected(false);
    selection.select("space:1");
    expect(selection.left.map((choice) => choice.do)).toEqual(["mix 2-1", "mix 1-2"]);
    selection.select("mix:1-2");
    expect(done).toEqual(["mix 1-2"]);
  });

  it("says why a thing cannot be acted on", () => {
    const { done, selection } = selected(false);
    selection.select("tile:1A");
    expect(selection.refused?.rule).toBe("HK-4.3");
    expect(done).toEqual([]);
  });
});

it("keeps the choices that concern all of the things", () => {
  expect(matching(CHOICES, ["space:1", "mix:2-1"]).map((choice) => choice.do)).toEqual(["mix 2-1"]);
  expect(matching(CHOICES, [])).toHaveLength(3);
});
