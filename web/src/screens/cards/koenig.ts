/** Printed data of Hotel-König from the server. */

import type { Chain } from "../../table/hotel_koenig/types";

export const GROUPS = ["low", "middle", "high"] as const;
export type Group = (typeof GROUPS)[number];

export interface KoenigBook {
  chains: { chain: Chain; name: string; group: Group }[];
  shares: number;
  safe: number;
  /** By price: from which size on and up to which a group has it; null: no largest, or none. */
  prices: {
    price: number;
    largest: number;
    second: number;
    sizes: Record<Group, [number, number | null] | null>;
  }[];
}
