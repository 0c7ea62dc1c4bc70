/** The commands of a table that are under way: none is sent a second time meanwhile. */

/** All that changes the game: one at a time. */
export const MOVE = "move";

export class Works {
  #under: { what: string }[] = $state.raw([]);

  /** Answers are on their way. */
  get busy(): boolean {
    return this.#under.length > 0;
  }

  /** Carry something out, unless the same is under way already; whether it was. */
  async once(what: string, does: () => Promise<void>): Promise<boolean> {
    if (this.#under.some((work) => work.what === what)) return false;
    const work = { what };
    this.#under = [...this.#under, work];
    try {
      await does();
      return true;
    } finally {
      this.#under = this.#under.filter((other) => other !== work);
    }
  }

  /** A new state has arrived: the question can be answered, though a reply may still come. */
  moved(): void {
    this.#under = this.#under.filter((work) => work.what !== MOVE);
  }
}
