/** The lesson of Grand Austria Hotel: set-up and the first turn, then what comes later. */

import type { Lesson } from "./lesson";

const GUESTS = ["#gah-queue", "#gah-tab-guests"];
const CITY = "#gah-tab-city";

export const GRAND_AUSTRIA_HOTEL: Lesson = {
  game: "grand-austria-hotel",
  seed: "learn 40",
  bots: 1,
  steps: [
    { key: "gah-goal", rule: "GAH-3.1", ring: ["[data-spot^=vp]"] },
    { key: "gah-first-guest", rule: "GAH-2.11", ring: GUESTS, until: ["take"] },
    { key: "gah-orders", rule: "GAH-7.4", ring: ["#gah-cafe", "#gah-tab-house"] },
    { key: "gah-rooms", rule: "GAH-10.2", ring: ["#gah-rooms", "#gah-tab-house"], until: ["prepare"] },
    { key: "gah-groups", rule: "GAH-11.1", ring: ["#gah-rooms", "#gah-tab-house"] },
    { key: "gah-guest", rule: "GAH-5.1", ring: GUESTS, until: ["take"], frame: "Turn" },
    { key: "gah-serve", rule: "GAH-8.3", ring: ["[data-do=serve]", "[data-thing=serve]", "[data-spot~=kitchen]"], until: ["serve"], frame: "Turn" },
    { key: "gah-dice", rule: "GAH-6.1", ring: ["#gah-spaces"], until: ["die", "boost"], frame: "Turn" },
    { key: "gah-goods", rule: "GAH-7.1", ring: ["[data-spot~=kitchen]", "#gah-cafe"] },
    { key: "gah-checkin", rule: "GAH-9.1", ring: ["[data-do^=checkin]", "[data-thing=checkin]", "#gah-cafe"], until: ["checkin"], frame: "Turn" },
    { key: "gah-staff", rule: "GAH-6.9", ring: ["#gah-hand", "#gah-tab-hand"] },
    { key: "gah-emperor", rule: "GAH-17.1", ring: ["#gah-emperor", ".stats [data-spot^=steps]", CITY] },
    { key: "gah-politics", rule: "GAH-14.1", ring: ["#gah-politics", CITY] },
    { key: "gah-end", rule: "GAH-4.4", ring: ["[data-do=end]"], until: ["end"], frame: "Turn" },
  ],
};
