/** From clicks on things to an action: each click keeps the choices that concern the thing. */

import type { Choice, Greyed, Selection } from "./types";

interface Asked {
  choices(): Choice[];
  greyed(): Greyed[];
  act(action: string): void;
  /** True if a single remaining choice waits for the main button. */
  confirms(): boolean;
  /** Why not, where no reason of its own is known. */
  otherwise?(thing: string): Greyed | null;
  /** Nothing is chosen any more. */
  letGo?(): void;
}

export class BoardSelection implements Selection {
  things: string[] = $state([]);
  chosen: Choice | null = $state(null);
  refused: Greyed | null = $state(null);
  #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get left(): Choice[] {
    return matching(this.#asked.choices(), this.things);
  }

  legal(thing: string): boolean {
    return this.#asked.choices().some((choice) => choice.things.includes(thing));
  }

  select(thing: string): void {
    this.refused = null;
    if (this.chosen && this.things.includes(thing)) {
      this.clear(); // a second click on what is chosen lets it go
      return;
    }
    const narrower = matching(this.#asked.choices(), [...this.things, thing]);
    const kept = narrower.length ? [...this.things.filter((each) => each !== thing), thing] : [thing];
    const left = narrower.length ? narrower : matching(this.#asked.choices(), kept);
    if (!left.length) {
      const known = this.#asked.greyed().find((each) => each.things.includes(thing));
      this.refused = known ?? this.#asked.otherwise?.(thing) ?? null;
      return;
    }
    this.things = kept;
    this.chosen = null;
    if (left.length === 1) this.choose(left[0]!);
  }

  choose(choice: Choice): void {
    this.refused = null;
    this.chosen = choice;
    if (!this.#asked.confirms()) this.#asked.act(choice.do);
  }

  clear(): void {
    this.things = [];
    this.chosen = null;
    this.refused = null;
    this.#asked.letGo?.();
  }
}

/** The choices that concern all of these things. */
export function matching(choices: Choice[], things: string[]): Choice[] {
  return choices.filter((choice) => things.every((thing) => choice.things.includes(thing)));
}
