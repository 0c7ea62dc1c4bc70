/** The tabs of each layout: name, text and icon. The first one is there by itself. */

export type Tab = readonly [name: string, text: string, icon: string];

const SHARES: Tab = ["shares", "page-koenig-tab-shares", "share"];
const PRICES: Tab = ["prices", "page-koenig-tab-prices", "graph"];
const LOG: Tab = ["log", "page-koenig-tab-log", "log"];

const TABS: Record<"phone" | "tablet" | "desktop", Tab[]> = {
  phone: [["now", "page-koenig-tab-board", "fill"], SHARES, PRICES, ["players", "page-koenig-tab-players", "players"], LOG],
  tablet: [["now", "page-koenig-tab-now", "done"], ["tiles", "page-koenig-tab-tiles", "lone"], SHARES, PRICES, LOG],
  // Where the desktop is narrow: beside the board, under the decision.
  desktop: [SHARES, PRICES, LOG],
};

export function tabsFor(layout: keyof typeof TABS): Tab[] {
  return TABS[layout];
}
