import { describe, expect, it } from "vitest";
import { fits, heard, readProgress, standing, type Now, type Step } from "../src/screens/learn/lesson";
import { LESSONS } from "../src/screens/learn/lessons";
import { around } from "../src/screens/learn/ring";

const READ: Step = { key: "a", rule: "GAH-3.1", ring: [] };
const DICE: Step = { key: "b", rule: "GAH-6.1", ring: [], until: ["die", "boost"], frame: "Turn" };

describe("a step", () => {
  it("ends with any action of its kind", () => {
    expect(fits(DICE, "die 3")).toBe(true);
    expect(fits(DICE, "boost 1")).toBe(true);
    expect(fits(DICE, "diet")).toBe(false);
    expect(heard(DICE, "die 6", ["die 6", "serve"])).toBe("next");
  });
  it("has a kind word for another action only where the right one could be done", () => {
    expect(heard(DICE, "serve", ["die 6", "serve"])).toBe("other");
    expect(heard(DICE, "mix 1 0", ["mix 0 0", "mix 1 0"])).toBeNull();
    expect(heard(READ, "end", ["end"])).toBeNull();
  });
  it("says what it waits for", () => {
    const asked = (frame: string, ...legal: string[]): Now => ({ mine: true, frame, legal });
    expect(standing(READ, { mine: false, frame: null, legal: [] })).toBe("read");
    expect(standing(DICE, { mine: false, frame: "Turn", legal: [] })).toBe("others");
    expect(standing(DICE, asked("Turn", "die 1", "serve"))).toBe("do");
    expect(standing(DICE, asked("ServeGoods", "stop"))).toBe("first");
    expect(standing(DICE, asked("Turn", "end"))).toBe("not-now");
    expect(standing({ ...READ, until: ["die"] }, asked("ServeGoods", "stop"))).toBe("not-now");
  });
});

describe("progress", () => {
  const lesson = LESSONS[0]!;
  it("is read from storage, and never leads beyond the end", () => {
    expect(readProgress('{"table":"t1","step":3}', lesson)).toEqual({ table: "t1", step: 3 });
    expect(readProgress('{"table":"t1","step":99}', lesson)?.step).toBe(lesson.steps.length);
  });
  it("is nothing where storage is empty or strange", () => {
    for (const text of [null, "", "no", "null", "{}", '{"table":1,"step":1}', '{"table":"t","step":"1"}'])
      expect(readProgress(text, lesson)).toBeNull();
  });
});

describe("lessons", () => {
  it("cite rules of their own game, mark something, and name no step twice", () => {
    for (const lesson of LESSONS) {
      const book = lesson.game === "hotel-koenig" ? /^HK-\d/ : /^GAH-\d/;
      for (const step of lesson.steps) {
        expect(step.rule).toMatch(book);
        expect(step.ring.length).toBeGreaterThan(0);
      }
      expect(new Set(lesson.steps.map((step) => step.key)).size).toBe(lesson.steps.length);
    }
  });
});

describe("the ring", () => {
  it("goes around all that is shown, inside the window", () => {
    const boxes = [
      { left: 10, top: 10, width: 20, height: 20 },
      { left: 60, top: 0, width: 60, height: 10 },
      { left: 0, top: 0, width: 0, height: 0 },
    ];
    expect(around(boxes, 100, 100)).toEqual({ left: 6, top: 0, width: 94, height: 34 });
    expect(around([{ left: 5, top: 200, width: 9, height: 9 }], 100, 100)).toBeNull();
  });
});
