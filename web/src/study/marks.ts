/** Lines of moves on a board: which thing each step is about, and what is written there. */

import type { LineStep } from "../generated/routes";

export interface Badge {
  text: string;
  better: boolean;
}

export interface Marked {
  thing: string;
  badges: Badge[];
}

/** Letters for what was played. */
export function letterOf(place: number): string {
  return String.fromCharCode(97 + (place % 26));
}

/** Every thing that steps are about, once, with all that is written there. `isShown`: the board has it. */
export function marksOf(played: LineStep[], better: LineStep[], isShown: (thing: string) => boolean): Marked[] {
  const found = new Map<string, Badge[]>();
  const put = (steps: LineStep[], isBetter: boolean): void =>
    steps.forEach((step, place) => {
      const thing = step.things.find(isShown);
      if (!thing) return;
      const text = isBetter ? String(place + 1) : letterOf(place);
      found.set(thing, [...(found.get(thing) ?? []), { text, better: isBetter }]);
    });
  put(played, false);
  put(better, true);
  return [...found].map(([thing, badges]) => ({ thing, badges }));
}
