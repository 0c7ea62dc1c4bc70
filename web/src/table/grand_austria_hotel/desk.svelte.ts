/** The table as its parts see it: view, book, figures, and what is looked at. */

import { getContext, setContext, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { TableStore } from "../store.svelte";
import type { Choice, Preview } from "../types";
import { inBar, optionsOf, type Tab } from "./ask";
import type { AustriaView, Book, Player, Scene } from "./types";

const KEY = Symbol("desk");

export class Desk {
  book: Book = $state.raw() as Book;
  /** The house shown in full. */
  visited: number | null = $state(null);
  tab: Tab = $state("house");
  /** The choice that is hovered or focused, and what it would do. */
  peeked: Choice | null = $state.raw(null);
  foreseen: Preview | null = $state.raw(null);
  /** The target explained in full, pinned by a click. */
  explained: string | null = $state(null);
  #present = new SvelteMap<string, number>();
  #previews = new Map<string, Promise<Preview>>();
  #previewed = -1;

  constructor(
    readonly store: TableStore,
    book: Book,
  ) {
    this.book = book;
  }

  get view(): AustriaView {
    return this.store.view as unknown as AustriaView;
  }

  get scene(): Scene {
    return this.store.texts?.scene as Scene;
  }

  /** A spectator has no house. The one in the middle is that of the watched player. */
  get onlooker(): boolean {
    return this.store.seat === null;
  }

  get own(): number {
    return (this.onlooker ? this.visited : null) ?? this.scene.own;
  }

  /** The seat whose house is in the middle. */
  get shown(): number {
    return this.visited ?? this.own;
  }

  get me(): Player {
    return this.view.players[this.own]!;
  }

  get host(): Player {
    return this.view.players[this.shown]!;
  }

  name(seat: number): string {
    return this.store.names[seat] ?? "";
  }

  isMe(seat: number): boolean {
    return seat === this.store.seat;
  }

  /** A part that shows this thing says so as long as it does. */
  present(thing: string): () => void {
    const change = (by: number): void =>
      untrack(() => {
        const count = (this.#present.get(thing) ?? 0) + by;
        if (count > 0) this.#present.set(thing, count);
        else this.#present.delete(thing);
      });
    change(1);
    return () => change(-1);
  }

  isPresent = (thing: string): boolean => this.#present.has(thing);

  /** Buttons of the bar: its own, and in a turn the one or two that nothing else shows. */
  get bar(): Choice[] {
    const loose = this.#options;
    return [...this.store.choices.filter(inBar), ...(this.#inTurn && loose.length < 3 ? loose : [])];
  }

  get options(): Choice[] {
    const found = this.#options;
    return this.#inTurn && found.length < 3 ? [] : found;
  }

  /** A turn in which nothing is chosen yet. */
  get #inTurn(): boolean {
    return this.view.question?.frame === "Turn" && this.store.selection.things.length === 0;
  }

  get #options(): Choice[] {
    const selection = this.store.selection;
    return optionsOf(
      this.store.choices,
      selection.left,
      selection.things.length > 0,
      this.view.question,
      this.isPresent,
    );
  }

  why(thing: string): { text: string; rule: string | null } | null {
    return this.store.greyed.find((each) => each.things.includes(thing)) ?? null;
  }

  /** The choices of a target. */
  choicesOf(thing: string): Choice[] {
    return this.store.choices.filter((choice) => choice.things.includes(thing));
  }

  peek(choice: Choice | null): void {
    this.peeked = choice;
    this.foreseen = null;
    if (!choice || !this.store.mine) return;
    void this.foresee(choice.do).then(
      (found) => {
        if (this.peeked === choice) this.foreseen = found;
      },
      () => undefined, // a refusal is shown when the move is tried
    );
  }

  /** The effect of an action, requested once in each state. */
  foresee(action: string): Promise<Preview> {
    if (this.#previewed !== this.store.version) {
      this.#previews.clear();
      this.#previewed = this.store.version;
    }
    const found = this.#previews.get(action) ?? this.store.preview(action);
    this.#previews.set(action, found);
    return found;
  }

  /** Show the house of a seat. */
  visit(seat: number): void {
    this.visited = seat === this.own && !this.onlooker ? null : seat;
  }

  /** The next house, then the own one again. */
  visitNext(): void {
    if (this.onlooker) return this.visit((this.own + 1) % this.view.players.length);
    const seats = this.view.players.map((_, seat) => seat).filter((seat) => seat !== this.own);
    const place = this.visited === null ? -1 : seats.indexOf(this.visited);
    this.visited = seats[place + 1] ?? null;
  }
}

export function putDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
