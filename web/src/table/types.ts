/** Types shared by a table's screen and its parts. */

import type { Choice, Event, ForetoldLine, Greyed, LogLine, TableFacts } from "../generated/told";
import type { TableStore } from "./store.svelte";

export type { Choice, Greyed, LogLine };

/** The view of a game, as the server tells it; each game knows its own fields. */
export type View = Record<string, unknown>;

/** The effect of a move, up to the next question or chance. */
export interface Preview {
  version: number;
  events: Event[];
  changes: { seat: number; name: string; before: number; after: number }[];
  then: "seat" | "chance" | "over" | null;
  asked: number | null;
  undo: boolean | null;
  hands_over: boolean;
  /** The effect in sentences. */
  log: ForetoldLine[];
}

/** The selection on the board, and the choices it leaves. */
export interface Selection {
  /** The things that were clicked, in order. */
  readonly things: string[];
  /** The choices that concern all of them. */
  readonly left: Choice[];
  /** The one that waits for the main button. */
  readonly chosen: Choice | null;
  /** The thing whose refusal is shown, and why. */
  readonly refused: Greyed | null;
  /** A click on a thing. */
  select(thing: string): void;
  /** A choice itself, as from a list: done, or waiting where acts are confirmed. */
  choose(choice: Choice): void;
  /** True if a target can be acted on now. */
  legal(thing: string): boolean;
  clear(): void;
}

/** Properties of a game's board. */
export interface BoardProps {
  view: View;
  /** The viewer's seat. null: a spectator. */
  seat: number | null;
  table: TableFacts;
  choices: Choice[];
  greyed: Greyed[];
  act: (action: string) => Promise<void>;
  preview: (action: string) => Promise<Preview>;
  selection: Selection;
}

/** The table of a game also gets the store, for the shared parts: decision bar, log, seats. */
export interface TableProps extends BoardProps {
  store: TableStore;
}
