/** Hotel-König as the server tells it. */

export const CHAINS = ["Airport", "Festival", "Imperial", "Luxor", "Oriental", "Prestige", "Continental"] as const;
export type Chain = (typeof CHAINS)[number];

export interface ChainView {
  size: number;
  price: number;
  safe: boolean;
  stock: number;
}

export interface PlayerView {
  tiles: number;
  /** null where holdings are hidden. */
  money: number | null;
  shares: Partial<Record<Chain, number>>;
}

export interface Question {
  frame: string;
  seat: number;
  tile?: string;
  chain?: Chain;
  survivor?: Chain;
  left?: number;
}

export interface KoenigView {
  board: Record<string, Chain | null>;
  chains: Record<Chain, ChainView>;
  players: PlayerView[];
  hand: { tile: string; effect: string }[];
  pile: number;
  removed: string[];
  bank_tiles: string[];
  mover: number;
  announced: boolean;
  question: Question | null;
  to_move: number | null;
  legal: string[];
  seats: number;
  options: Record<string, string | number>;
  outcome: { reason: string; scores: number[]; ranks: number[] } | null;
}

export interface TileText {
  tile: string;
  effect: string;
  chains: Chain[];
  size: number;
  lone: string[];
  label: string;
  text: string;
  rule: string;
}

export interface Place {
  seat: number;
  place: number;
  bonus: number;
}

export interface MergerText {
  chain: Chain;
  survivor: Chain | null;
  seat: number;
  price: number;
  held: number;
  most: number;
  tile?: string;
  size?: number;
  safe?: boolean;
  before?: number;
  after?: number;
}

export interface NameText {
  size: number;
  group: "low" | "middle" | "high";
  price: number;
  grown: number;
  safe: number;
  bonus: number;
}

/** Texts of the server for Hotel-König, besides the usual ones. */
export interface KoenigTexts {
  tiles: TileText[];
  chains: Record<Chain, string>;
  standings: Partial<Record<Chain, Place[][]>> | null;
  merger: MergerText | null;
  names: Partial<Record<Chain, NameText>>;
  /** Sizes from which on a share has another price; when the game is over. */
  prices?: Record<Chain, [number, number][]>;
}

/** An event as data. */
export interface KoenigEvent {
  kind: string;
  seat: number;
  args: (string | number | string[])[];
  ply: number;
}

export function letter(chain: Chain): string {
  return chain[0]!;
}

/** The colour token of a chain. */
export function token(chain: Chain): string {
  return chain.toLowerCase();
}

export const DEAD = new Set(["eighth-chain", "two-safe-chains"]);

/** The icon of what a tile would do. */
export function effectIcon(effect: string): string {
  if (DEAD.has(effect)) return "dead";
  return effect === "take-over" ? "merge" : effect;
}
