/** The place on the screen that a step is about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 4;

/** The box around several, with some air, kept inside the window; null: around nothing. */
export function around(boxes: readonly Box[], wide: number, high: number): Box | null {
  const seen = boxes.filter((box) => box.width > 0 && box.height > 0 && box.top < high && box.left < wide);
  if (!seen.length) return null;
  const left = Math.max(0, Math.min(...seen.map((box) => box.left)) - AIR);
  const top = Math.max(0, Math.min(...seen.map((box) => box.top)) - AIR);
  const right = Math.min(wide, Math.max(...seen.map((box) => box.left + box.width)) + AIR);
  const bottom = Math.min(high, Math.max(...seen.map((box) => box.top + box.height)) + AIR);
  return { left, top, width: right - left, height: bottom - top };
}

/** Around all that fits the first selector for which something is shown. */
export function firstShown(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const found = around(boxes, innerWidth, innerHeight);
    if (found) return found;
  }
  return null;
}
