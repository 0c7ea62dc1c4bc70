/** Animated pieces, and their timing. */

/** Milliseconds of one flight, and of all that begin together. */
export const LASTS = 280;
const AT_MOST = 900;

/** Something that travels. The first place that can be seen counts. */
export interface Flight {
  from: string[];
  to: string[];
  /** An icon, and the token it is tinted with. */
  icon?: string;
  fill?: string;
  /** The text beside it: "+3", a name. */
  text?: string;
  /** A part of the place it leaves, to be carried along instead of an icon. */
  carries?: string;
}

/** The start of each flight: one after another, all of them within the limit. */
export function delaysOf(count: number): number[] {
  const step = count > 1 ? Math.min(LASTS, (AT_MOST - LASTS) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => Math.round(place * step));
}
