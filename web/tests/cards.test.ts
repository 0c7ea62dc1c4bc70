import { describe, expect, it } from "vitest";
import type { Card } from "../src/generated/routes";
import { ANYTHING, choicesOf, folded, found, ofKind, traits } from "../src/screens/cards/search";

function card(kind: string, key: string, name: string, text: string, figures: Card["figures"], number: number | null = null): Card {
  return {
    kind, key, number, name, figures, text, short: "", rule: "GAH-9.3", sources: [],
    confidence: "agreed", reconstructed: false, doubts: [], name_origin: "",
  };
}

const CARDS = [
  card("guests", "baroness", "Baronne", "jouez 1 employé", { colour: "blue", pack: "base", vp: 5 }, 75),
  card("guests", "poet", "Poète", "1 café", { colour: "yellow", pack: "base", vp: 5 }, 59),
  card("guests", "pope", "Pape", "1 chambre", { colour: "green", pack: "ballrooms", vp: 10 }, 162),
  card("staff", "cook", "Chef du café", "recevez 1 gâteau", { cost: 3, timing: "round", pack: "base" }, 4),
  card("celebrities", "puccini", "Puccini", "1 champagne", { packs: ["celebrities", "ballrooms"] }),
  card("tokens", "token_1", "Jeton 1", "5 PV", {}),
];
const names = (cards: Card[]): string[] => cards.map((each) => each.name);

describe("the search for cards", () => {
  it("ignores accents, capitals and ligatures in every language", () => {
    expect(folded("Großer Ärger, Œuvre")).toBe("grosser arger, oeuvre");
    expect(folded("Ещё")).toBe(folded("еще"));
    expect(names(found(CARDS, { ...ANYTHING, words: "poete" }))).toEqual(["Poète"]);
    expect(names(found(CARDS, { ...ANYTHING, words: "GATEAU" }))).toEqual(["Chef du café"]);
  });
  it("shows what is found by name before what is found by text", () => {
    expect(names(found(CARDS, { ...ANYTHING, words: "cafe" }))).toEqual(["Chef du café", "Poète"]);
  });
  it("wants all words, in name and text together", () => {
    expect(names(found(CARDS, { ...ANYTHING, words: " chef  gateau " }))).toEqual(["Chef du café"]);
    expect(found(CARDS, { ...ANYTHING, words: "poete gateau" })).toEqual([]);
  });
  it("finds a card by its number", () => {
    expect(names(found(CARDS, { ...ANYTHING, words: "75" }))).toEqual(["Baronne"]);
  });
  it("shows everything, in its order, when nothing is wished", () => {
    expect(found(CARDS, ANYTHING)).toEqual(CARDS);
  });
});

describe("the filters for cards", () => {
  it("hold together", () => {
    expect(names(found(CARDS, { ...ANYTHING, kind: "guests", pack: "base" }))).toEqual(["Baronne", "Poète"]);
    expect(names(found(CARDS, { ...ANYTHING, colour: "green" }))).toEqual(["Pape"]);
    expect(names(found(CARDS, { ...ANYTHING, timing: "round" }))).toEqual(["Chef du café"]);
    expect(found(CARDS, { ...ANYTHING, colour: "blue", timing: "round" })).toEqual([]);
  });
  it("know that a card can belong to two packs, and boards to that of their kind", () => {
    expect(names(found(CARDS, { ...ANYTHING, pack: "ballrooms" }))).toEqual(["Pape", "Puccini"]);
    expect(traits(CARDS[5]!, "pack")).toEqual(["entrances"]);
  });
  it("offer what there is", () => {
    expect(choicesOf(CARDS, "colour")).toEqual(["blue", "yellow", "green"]);
    expect(choicesOf(CARDS, "pack")).toEqual(["base", "ballrooms", "celebrities", "entrances"]);
  });
  it("let go of what another kind does not have", () => {
    const wish = { ...ANYTHING, words: "cafe", kind: "guests", colour: "blue", pack: "base" };
    expect(ofKind(CARDS, wish, "staff")).toEqual({ ...wish, kind: "staff", colour: "" });
    expect(ofKind(CARDS, wish, "")).toEqual({ ...wish, kind: "" });
  });
});
