import { describe, expect, it } from "vitest";
import { updated } from "../src/table/paths";

describe("changes by path", () => {
  it("sets and drops inside, and leaves what was known as it was", () => {
    const before = { pile: 3, players: [{ money: 1 }, { money: 2 }], board: { "1A": null, "2A": "Luxor" } };
    const after = updated(before, { pile: 2, "players/1/money": 5, "board/9F": "Luxor" }, ["board/1A"]);
    expect(after).toEqual({ pile: 2, players: [{ money: 1 }, { money: 5 }], board: { "2A": "Luxor", "9F": "Luxor" } });
    expect(before.players[1]).toEqual({ money: 2 });
  });
  it("adds to lists, and follows a part that comes after its whole", () => {
    expect(updated({ queue: ["a"] }, { "queue/1": "b" })).toEqual({ queue: ["a", "b"] });
    expect(updated({}, { board: {}, "board/1A": 7 })).toEqual({ board: { "1A": 7 } });
  });
});
