/** The last chat line read in this browser, by table. */

const PLACE = "hotelier-heard";
const MOST = 50;

function stored(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was read. */
export function heardAt(table: string): number {
  return stored().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepHeard(table: string, number: number): void {
  const rest = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...rest, [table, number]].slice(-MOST)));
  } catch {
    // without storage all lines are new again next time
  }
}
