import { expect, test } from "vitest";
import { asBlocks, asParts } from "../src/lib/markdown";

test("marks, rules and links", () => {
  expect(asParts("**Bold.** See *this*, `a_b`, HK-R.34 and [the rulings](rulings.md), 2 * 3.")).toEqual([
    { text: "Bold.", mark: "bold" },
    { text: " See ", mark: "" },
    { text: "this", mark: "italic" },
    { text: ", ", mark: "" },
    { text: "a_b", mark: "code" },
    { text: ", ", mark: "" },
    { text: "HK-R.34", mark: "rule" },
    { text: " and ", mark: "" },
    { text: "the rulings", mark: "" },
    { text: ", 2 * 3.", mark: "" },
  ]);
});

test("paragraphs, items and tables", () => {
  const text = "Two:\n- one\n- two\n\n| n | `a \\| b` |\n|---|---|\n| 1 | - |\n\nMore.";
  const word = (text: string): unknown => [{ text, mark: "" }];
  expect(asBlocks(text)).toEqual([
    { kind: "text", parts: word("Two:") },
    { kind: "item", parts: word("one") },
    { kind: "item", parts: word("two") },
    { kind: "table", heads: [word("n"), [{ text: "a | b", mark: "code" }]], rows: [[word("1"), word("-")]] },
    { kind: "text", parts: word("More.") },
  ]);
});
