/** The view of Grand Austria Hotel, its book of cards, and the figures beside pieces. */

export type Colour = "blue" | "red" | "yellow" | "green";
export type Good = "strudel" | "cake" | "wine" | "coffee" | "champagne";
export type Goods = Partial<Record<Good, number>>;
export type RowName = "bottom" | "middle" | "top";

export interface Table {
  guest: string;
  colour: Colour;
  order: Goods;
  missing: Goods;
  complete: boolean;
}

export interface Player {
  hotel: string | null;
  krones: number;
  emperor: number;
  vp: number;
  vp_by_source: Record<string, number>;
  kitchen: Goods;
  cafe: Table[];
  tables: number;
  rooms: Record<string, "vacant" | "occupied">;
  staff: string[];
  ready: string[];
  rung: string[];
  pile: string[];
  hand_size: number;
  free_numbers: number[];
  passed: boolean;
  passed_round: boolean;
  /** Module 1. */
  rehearsal?: string | null;
  sections?: number[];
  dancers?: Record<string, number>;
  /** Module 2. */
  celebrities?: string[];
  consulted?: string[];
  /** Module 3. */
  entrance?: string | null;
  round_pile?: string[];
}

export interface Politics {
  card: string;
  discs: number[];
  vp: number[];
  met: number[];
}

export interface Row {
  cost: number;
  spaces: number;
  dancers: number[];
}

export interface Ballroom {
  ballroom: string;
  round: number;
  rows: Record<RowName, Row>;
  totals: number[];
}

export interface LoungePlace {
  celebrity: string | null;
  colour: Exclude<Colour, "green">;
  chip: number;
  vp: number;
}

export interface Question {
  frame: string;
  seat: number;
  phase?: string;
  source?: string;
  good?: Good;
  guest?: string;
  entrance?: string;
  leader?: number;
  krones?: number;
  out?: number[];
  left?: number;
  row?: string;
  [more: string]: unknown;
}

export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
}

export interface AustriaView {
  options: Record<string, string | number>;
  seats: number;
  seat: number | null;
  ply: number;
  to_move: number | null;
  question: Question | null;
  legal: string[];
  outcome: Outcome | null;
  round: number;
  first: number;
  active: number;
  dice: Record<string, number>;
  dustbin: number;
  key: number | "board" | null;
  queue: { guest: string; slot: number; price: number }[];
  guest_deck: number;
  staff_deck: number;
  politics: Politics[];
  tiles: string[];
  players: Player[];
  hand: string[];
  looked: string[];
  pack: string[];
  due: { source: string; word: string; figures: number[] }[];
  ballrooms?: Ballroom[];
  balcony?: number[];
  rehearsals?: string[];
  coloured?: Record<string, number | null>;
  lounge?: LoungePlace[];
  entrances?: string[];
  tokens?: string[];
  own_tiles?: string[];
  own_politics?: { card: string; fulfilled: boolean; met: boolean }[];
  reconstructed: string[];
}

/** An effect: its word, its figures, and a short text. */
export interface Part {
  word: string;
  figures: number[];
  text: string;
}

interface Printed {
  name: string;
  rule?: string;
  /** Why figures are our own; empty where they are printed ones. */
  doubt: string;
}

export interface GuestCard extends Printed {
  number: number;
  colour: Colour;
  order: Goods;
  vp: number;
  reward: Part[];
  text: string;
}

export type Timing = "once" | "round" | "permanent" | "end" | "bell";

export interface StaffCard extends Printed {
  number: number;
  cost: number;
  timing: Timing;
  when: string;
  short: string;
  text: string;
}

export interface Room {
  colour: Exclude<Colour, "green">;
  group: number;
  vp: number;
}

export interface Book {
  guests: Record<string, GuestCard>;
  staff: Record<string, StaffCard>;
  politics: Record<string, { letter: string; text: string; short: string; rule: string; doubt: string }>;
  tiles: Record<string, Printed & { letter: string; bonus: string; penalty: string; text: string }>;
  hotels: Record<string, { name: string; rooms: Record<string, Room> }>;
  ballrooms: Record<string, Printed & { scoring: string; bonus: Record<RowName, Part[]> }>;
  rehearsals: Record<string, Printed & { sections: { dancers: number; bonus: Part[] }[] }>;
  celebrities: Record<string, Printed & { short: string; text: string }>;
  entrances: Record<
    string,
    Printed & {
      items: Goods;
      first: string[];
      text: string;
      short: string;
      table: Record<string, number[]> | null;
      holds: ("tokens" | "politics" | "tiles")[];
    }
  >;
  tokens: Record<string, Printed & { column: Part[]; floor: Part[] }>;
  figures: {
    rounds: number;
    scorings: Record<string, number>;
    track: number[];
    bonus_from: number;
    floor_cost: number[];
    boost_cost: number;
    serve_cost: number;
    serve_goods: number;
    row_cost: number[];
    roof: Record<string, number[]>;
    most_krones: number;
  };
  words: {
    letters: Record<Colour, string>;
    kinds: Record<Colour, string>;
    colours: Record<Colour, string>;
    goods: Record<Good, string>;
    spaces: Record<string, string>;
  };
}

export interface Forecast {
  after: number;
  tile: string;
  vp: number;
  back: number;
  space: number;
  kind: "bonus" | "neither" | "penalty";
  bonus: string;
  penalty: string;
  bonus_from: number;
  safe_from: number;
}

export interface HouseScene {
  roof: Record<string, number[]>;
  other: boolean;
  lacking: Record<string, Part>;
  prices: Record<string, number>;
}

export interface Scene {
  own: number;
  spaces: { space: string; dice: number; more: number; price: number; yield: Part | null }[];
  coloured: Record<string, number>;
  guests: Record<string, number>;
  serve: { price: number; most: number };
  emperor: (Forecast | null)[];
  politics: string[][];
  own_politics: string[];
  houses: (HouseScene | null)[];
  ballrooms: number[][];
  order: { number: number; seat: number; done: boolean }[];
  /** By seat: what cards for the end would give now. */
  final: Record<string, number>[];
}
