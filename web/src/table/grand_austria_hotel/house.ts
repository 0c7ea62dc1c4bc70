/** The drawing of a house: where its fields are, and the slabs of its groups. */

import type { Room } from "./types";

export const COLUMNS = ["A", "B", "C", "D", "E"];
export const FLOORS = [4, 3, 2, 1];

/** Sizes of a drawing, in its own units. */
export interface Plan {
  width: number;
  height: number;
  /** The first field. */
  left: number;
  top: number;
  field: { width: number; height: number };
  /** From field to field. */
  pitch: { x: number; y: number };
}

/** Fields of this size, with a gutter for prices at the left. */
export function planOf(width: number, height: number, gap: number, gutter: number): Plan {
  const pitch = { x: width + gap, y: height + gap };
  return {
    width: gutter + pitch.x * COLUMNS.length - gap + 9,
    height: 9 + pitch.y * FLOORS.length - gap + 9,
    left: gutter,
    top: 9,
    field: { width, height },
    pitch,
  };
}

/** The largest house for a place: as wide as it is, fields neither flat as a letter nor tall. */
export function fittingPlan(width: number, height: number): Plan {
  const low = height < 230;
  const gap = low ? 5 : 7;
  const gutter = low ? 22 : 35;
  const wide = Math.max(40, (width - gutter - 9 - gap * 4) / 5);
  const high = (height - 18 - gap * 3) / 4;
  return planOf(wide, Math.max(24, Math.min(high, wide * 0.92)), gap, gutter);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function keyOf(floor: number, column: number): string {
  return `${floor}${COLUMNS[column]}`;
}

export function boxOf(plan: Plan, key: string): Box {
  const floor = Number(key[0]);
  const column = COLUMNS.indexOf(key[1] ?? "A");
  return {
    x: plan.left + plan.pitch.x * column,
    y: plan.top + plan.pitch.y * (FLOORS.length - floor),
    ...plan.field,
  };
}

export interface Slab {
  group: number;
  colour: Room["colour"];
  /** Boxes that together are the slab: fields, and the bridges between them. */
  boxes: Box[];
}

/** One slab per group: fields that touch are joined, so that the group is seen before the room. */
export function slabsOf(plan: Plan, rooms: Record<string, Room>): Slab[] {
  const slabs = new Map<number, Slab>();
  for (const floor of FLOORS)
    for (let column = 0; column < COLUMNS.length; column++) {
      const room = rooms[keyOf(floor, column)];
      if (!room) continue;
      const slab = slabs.get(room.group) ?? { group: room.group, colour: room.colour, boxes: [] };
      slabs.set(room.group, slab);
      const box = boxOf(plan, keyOf(floor, column));
      const { x: dx, y: dy } = plan.pitch;
      const right = rooms[keyOf(floor, column + 1)]?.group === room.group;
      const below = rooms[keyOf(floor - 1, column)]?.group === room.group;
      const corner = rooms[keyOf(floor - 1, column + 1)]?.group === room.group;
      slab.boxes.push({
        x: box.x,
        y: box.y,
        width: right ? dx + 1 : box.width,
        height: box.height,
      });
      if (below) slab.boxes.push({ ...box, height: dy + 1 });
      if (right && below && corner) slab.boxes.push({ x: box.x, y: box.y, width: dx + 1, height: dy + 1 });
    }
  return [...slabs.values()];
}

/** A box larger by so much on all sides. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The field that an arrow key leads to. undefined beyond the house. */
export function neighbour(key: string, arrow: string): string | undefined {
  const floor = Number(key[0]);
  const column = COLUMNS.indexOf(key[1] ?? "");
  const step = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[arrow];
  if (!step) return undefined;
  const there = { floor: floor + step[0]!, column: column + step[1]! };
  if (there.floor < 1 || there.floor > 4 || !COLUMNS[there.column]) return undefined;
  return keyOf(there.floor, there.column);
}
