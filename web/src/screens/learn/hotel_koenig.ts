/** The lesson of Hotel-König: the first turn founds a chain, the rest is explained on the board. */

import type { Lesson } from "./lesson";

const CHAINS = [".panel.chains", "#tab-shares"];
const PRICES = [".ladder", "#tab-prices"];

export const HOTEL_KOENIG: Lesson = {
  game: "hotel-koenig",
  seed: "learn 50",
  bots: 2,
  steps: [
    { key: "hk-goal", rule: "HK-10.4", ring: [".seats"] },
    { key: "hk-tiles", rule: "HK-4.5", ring: [".rack", ".board"], until: ["lay"], frame: "LayTile" },
    { key: "hk-found", rule: "HK-5.1", ring: [".decision"], until: ["found"] },
    { key: "hk-buy", rule: "HK-9.1", ring: [".decision"], until: ["buy", "stop"], frame: "BuyShares" },
    { key: "hk-prices", rule: "HK-2.1", ring: PRICES },
    { key: "hk-grow", rule: "HK-6.1", ring: [".rack", ".board"], until: ["lay"], frame: "LayTile" },
    { key: "hk-mergers", rule: "HK-7.2", ring: [".board"] },
    { key: "hk-bonuses", rule: "HK-7.6", ring: CHAINS },
    { key: "hk-safe", rule: "HK-1.6", ring: PRICES },
    { key: "hk-end", rule: "HK-10.1", ring: [".board"] },
  ],
};
