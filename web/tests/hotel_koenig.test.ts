import { describe, expect, it } from "vitest";
import { billOf, mergersOf, worthByTurn } from "../src/table/hotel_koenig/bill";
import { canAdd, changed, kept, laidNow, paidFor, purchase, settlement, standingRule } from "../src/table/hotel_koenig/dealings";
import { flightsOf } from "../src/table/hotel_koenig/flights";
import { beside, foundation, outline, ringsFrom, slabs, squareOf, tileAt } from "../src/table/hotel_koenig/geometry";
import { CHAINS, type KoenigEvent, type KoenigView, type MergerText } from "../src/table/hotel_koenig/types";
import { withoutRule, withRule, withSkip, type Standing } from "../src/table/orders";

function event(kind: string, seat: number, ...args: KoenigEvent["args"]): KoenigEvent {
  return { kind, seat, args, ply: 1 };
}

function view(money: number, legal: string[], left = 3): KoenigView {
  const chains = Object.fromEntries(CHAINS.map((chain) => [chain, { size: 0, price: 0, safe: false, stock: 25 }]));
  chains.Luxor = { size: 3, price: 400, safe: false, stock: 2 };
  chains.Prestige = { size: 2, price: 400, safe: false, stock: 25 };
  return {
    chains,
    legal,
    players: [{ money, tiles: 6, shares: {} }],
    question: { frame: "BuyShares", seat: 0, left },
  } as unknown as KoenigView;
}

const MERGER: MergerText = { chain: "Festival", survivor: "Luxor", seat: 0, price: 300, held: 5, most: 2 };

describe("the board", () => {
  it("finds squares by name and walks among them", () => {
    expect(squareOf("12I")).toEqual({ column: 11, row: 8 });
    expect(tileAt(0, 0)).toBe("1A");
    expect(beside("1A", "ArrowLeft")).toBeNull();
    expect(beside("1A", "ArrowDown")).toBe("1B");
    expect(beside("5C", "End")).toBe("12C");
  });
  it("draws a chain as one slab with one outline", () => {
    expect(slabs({ "2A": "Luxor", "1A": "Luxor", "5E": null })).toEqual([{ chain: "Luxor", tiles: ["1A", "2A"] }]);
    expect(outline(["1A", "2A"], 10, 10).match(/M/g)).toHaveLength(1);
    const ring = ["1A", "2A", "3A", "1B", "3B", "1C", "2C", "3C"];
    expect(outline(ring, 10, 10).match(/M/g)).toHaveLength(2);
    expect(outline(["1A", "2B"], 1, 1).match(/M/g)!.length).toBeGreaterThan(0);
  });
  it("finds what a new chain is made of, and rings around a tile", () => {
    expect(foundation("2A", { "1A": null, "1B": null, "3A": "Luxor" })).toEqual(["2A", "1A", "1B"]);
    expect(ringsFrom("1A", ["1A", "2B"]).get("2B")).toBe(2);
  });
});

describe("a purchase", () => {
  it("goes as far as money, bank and limit", () => {
    const asked = view(900, ["buy Luxor", "buy Prestige", "stop"]);
    expect(canAdd({}, "Luxor", asked)).toBe(true);
    expect(canAdd({ Luxor: 2 }, "Luxor", asked)).toBe(false);
    expect(canAdd({ Luxor: 2 }, "Prestige", asked)).toBe(false);
    expect(canAdd({}, "Airport", asked)).toBe(false);
    expect(canAdd({ Prestige: 1 }, "Prestige", view(900, ["buy Luxor", "stop"], 1))).toBe(false);
    expect(canAdd({}, "Luxor", view(900, ["stop"]))).toBe(false);
  });
  it("is sent in the order of the list", () => {
    expect(purchase({ Prestige: 1, Airport: 2 })).toEqual(["buy Airport", "buy Airport", "buy Prestige", "stop"]);
    expect(purchase({})).toEqual(["stop"]);
  });
});

describe("a merger", () => {
  it("divides the shares and refuses what does not fit", () => {
    const one = changed({ sell: 0, exchange: 0 }, MERGER, "exchange", 2);
    expect(kept(one, MERGER)).toBe(3);
    expect(changed({ sell: 4, exchange: 0 }, MERGER, "exchange", 2)).toEqual({ sell: 4, exchange: 0 });
    expect(changed({ sell: 0, exchange: 4 }, MERGER, "exchange", 2)).toEqual({ sell: 0, exchange: 4 });
    expect(changed({ sell: 0, exchange: 0 }, MERGER, "sell", -1)).toEqual({ sell: 0, exchange: 0 });
  });
  it("sends as many answers as are asked for", () => {
    expect(settlement({ sell: 1, exchange: 4 }, MERGER)).toEqual(["trade 2", "sell 1"]);
    expect(settlement({ sell: 0, exchange: 4 }, { ...MERGER, held: 4 })).toEqual(["trade 2"]);
    expect(settlement({ sell: 2, exchange: 0 }, { ...MERGER, survivor: null })).toEqual(["sell 2"]);
  });
  it("can be kept as a standing order", () => {
    expect(standingRule({ sell: 1, exchange: 4 }, MERGER)).toEqual({
      chain: "Festival", into: "Luxor", exchange: 4, sell: "all",
    });
    expect(standingRule({ sell: 0, exchange: 0 }, MERGER)).toEqual({ chain: "Festival", into: "Luxor", keep: "all" });
  });
  it("tells who was paid, and which tile was laid", () => {
    const events = [
      event("bonus", 1, "Luxor", 1, 3, 900), event("turn", 0), event("laid", 0, "5D"),
      event("merger", 0, "5D", "Luxor", ["Festival"]), event("bonus", 0, "Festival", 1, 5, 3000),
      event("bonus", -1, "Festival", 2, 4, 1500),
    ];
    expect(paidFor("Festival", events)).toEqual([
      { seat: 0, place: 1, shares: 5, amount: 3000 },
      { seat: -1, place: 2, shares: 4, amount: 1500 },
    ]);
    expect(laidNow(events)).toBe("5D");
    expect(laidNow([...events, event("turn", 1)])).toBeNull();
  });
});

describe("the bill", () => {
  const events = [
    event("turn", 0), event("founded", 0, "Luxor", "5D", 2), event("founder_share", 0, "Luxor"),
    event("bought", 0, "Luxor", 300), event("turn", 1), event("final_scoring", -1, "forty-one"),
    event("bonus", 0, "Luxor", 1, 2, 4500), event("final_sale", 0, 2, "Luxor", 600),
  ];
  it("adds up, chain by chain", () => {
    const bill = billOf(events, [10_800, 6000]);
    expect(bill.gained).toEqual([5100, 0]);
    expect(bill.before).toEqual([5700, 6000]);
    expect(bill.chains).toEqual([
      { chain: "Luxor", entries: [{ bonus: 4500, place: 1, shares: 2, sale: 600 }, null] },
    ]);
  });
  it("follows everybody's worth from turn to turn", () => {
    const curve = worthByTurn(events, 2, (_, size) => (size >= 2 ? 300 : 0));
    expect(curve.at(0)).toEqual([6000, 6000]);
    expect(curve.at(1)).toEqual([6300, 6000]);
    expect(curve.at(-1)).toEqual([10_800, 6000]);
  });
});

describe("what happened", () => {
  const events = [
    event("turn", 0),
    event("turn", 1),
    event("merger", 1, "2E", "Luxor", ["Festival"]),
    event("bank_drew", -1, "Festival", "7A", 7),
    event("bonus", -1, "Festival", 1, 7, 3000),
    event("bonus", 1, "Festival", 2, 3, 1500),
  ];
  it("counts mergers with what they brought; the bank gets nothing", () => {
    expect(mergersOf(events)).toEqual([
      { turn: 2, survivor: "Luxor", chains: ["Festival"], bonuses: new Map([[1, 1500]]), paid: 1500 },
    ]);
    expect(mergersOf([event("final_scoring", -1, "x"), ...events])).toEqual([]);
  });
  it("lets tiles, shares and money travel", () => {
    const [tile] = flightsOf([event("laid", 2, "9F")]);
    expect(tile).toMatchObject({ from: ["rack:9F", "seat:2"], to: ["square:9F"] });
    const bought = flightsOf([event("bought", 1, "Luxor", 400)]);
    expect(bought.map((flight) => flight.to[0])).toEqual(["seat:1", "bank"]);
    expect(bought[1]!.text).toBe("−400");
    expect(flightsOf([event("bonus", -1, "Luxor", 1, 7, 4000)])).toEqual([]);
    expect(flightsOf([event("traded", 0, 4, "Festival", 2, "Luxor")])[0]).toMatchObject({ text: "L +2", to: ["seat:0"] });
  });
});

it("rules that name chains come before those for all, and one takes the place of its like", () => {
  const first = withRule({ forced: true }, { sell: "all" });
  const both = withRule(first, { chain: "Luxor", keep: 2 });
  expect(both.mergers).toEqual([{ chain: "Luxor", keep: 2 }, { sell: "all" }]);
  const changed = withRule(both, { chain: "Luxor", exchange: "all" });
  expect(changed).toEqual({ forced: true, mergers: [{ chain: "Luxor", exchange: "all" }, { sell: "all" }] });
  expect(withoutRule(changed, changed.mergers![0]!).mergers).toEqual([{ sell: "all" }]);
});

it("an answer that is always given is given no longer", () => {
  const always: Standing = withSkip({}, "pass", true);
  expect(withSkip(always, "pass", true).skip).toEqual(["pass"]);
  expect(withSkip(always, "pass", false).skip).toEqual([]);
});
