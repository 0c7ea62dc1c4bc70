/** The shapes of seats on a field of 32 x 32: square, circle, diamond, hexagon, triangle, cross. */

export const SHAPES = [
  "M3 3h26v26H3z",
  "M16 2.5a13.5 13.5 0 1 0 0 27a13.5 13.5 0 1 0 0-27z",
  "M16 1.5L30.5 16L16 30.5L1.5 16z",
  "M8.5 3h15L31 16l-7.5 13h-15L1 16z",
  "M16 1.5L31 29H1z",
  "M9 2h14v7h7v14h-7v7H9v-7H2V9h7z",
] as const;

/** The text in a seal: the initial, or the number of a player without a name. */
export function letterOf(name: string): string {
  const number = /\s(\d)$/.exec(name.trim())?.[1];
  return number ?? [...name.trim()][0]?.toUpperCase() ?? "?";
}
