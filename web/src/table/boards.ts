/** The table of each game, loaded when it is first sat at. */

import type { Component } from "svelte";
import type { TableProps } from "./types";

export type Board = Component<TableProps>;

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "hotel-koenig": () => import("./hotel_koenig/Table.svelte"),
  "grand-austria-hotel": () => import("./grand_austria_hotel/Table.svelte"),
};
