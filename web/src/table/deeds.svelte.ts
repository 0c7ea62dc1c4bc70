/** The own actions since a table was opened: those that stand, and those that were taken back. */

/** An own action, and all that could have been done instead. */
export interface Deed {
  do: string;
  could: string[];
}

export class Deeds {
  done: Deed[] = $state.raw([]);
  #undone: string[] = $state.raw([]);

  /** The last undone move, for redo. */
  get next(): string | undefined {
    return this.#undone.at(-1);
  }

  add(action: string, could: string[]): void {
    this.done = [...this.done, { do: action, could }];
    this.#undone = this.next === action ? this.#undone.slice(0, -1) : [];
  }

  takeBack(): void {
    const last = this.done.at(-1)?.do;
    this.done = this.done.slice(0, -1);
    if (last) this.#undone = [...this.#undone, last];
  }
}
