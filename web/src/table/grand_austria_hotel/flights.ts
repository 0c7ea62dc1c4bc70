/** Pieces moved by each event: dice, goods, guests, cards, points, dancers, the key. */

import type { Event } from "../../generated/told";
import type { Flight } from "../flight";

const GOLD = "brass-fill";
const FACE = ".cameo";

/** The flights of some events, in their order. Goods on their way fly once they know where to. */
export function flightsOf(events: Event[]): Flight[] {
  const found: Flight[] = [];
  let carried: { good: string; left: number; source: string[]; seat: number } | null = null;
  const store = (): void => {
    if (carried?.left) found.push(goods(carried.left, carried.good, carried.source, ["placing", ...kitchen(carried.good, carried.seat)]));
    carried = null;
  };
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (event.kind === "received") {
      store();
      carried = { good: String(event.args[1]), left: Number(event.args[0]), source: sourcesOf(event.args[2]), seat };
    } else if (event.kind === "placed") {
      const good = String(event.args[0]);
      const onTheWay = carried?.good === good && carried.left > 0 ? carried : null;
      const from = onTheWay?.source ?? ["placing", ...kitchen(good, seat)];
      found.push(goods(1, good, from, [`guest:${event.args[1]}`, ...homes("cafe", seat)]));
      if (onTheWay) onTheWay.left -= 1;
    } else {
      if (event.kind !== "stored") store();
      found.push(...(FLIGHTS[event.kind]?.(seat, event.args as (string | number)[]) ?? []));
    }
  }
  store();
  return found;
}

type Means = (seat: number, args: (string | number)[]) => Flight[];

const FLIGHTS: Record<string, Means> = {
  rolled: (_, counts) =>
    counts.flatMap((count, place) =>
      count ? [{ icon: `die-${place + 1}`, text: `${count}`, from: ["order"], to: [`space:${place + 1}`] }] : [],
    ),
  took_die: (seat, [space]) => [{ icon: `die-${space}`, from: [`space:${space}`], to: [`order:${seat}`, ...homes("seat", seat)] }],
  moved_die: (_, [from, to]) => [{ icon: `die-${to}`, from: [`space:${from}`], to: [`space:${to}`] }],
  coloured_rolled: (_, [colour, space]) => [{ icon: `die-${space}`, fill: String(colour), from: ["order"], to: [`space:${space}`] }],
  took_celebrity: (seat, [who]) => [{ carries: FACE, icon: "celebrity", from: [`celebrity:${who}`], to: [`celebrity:${who}`, ...homes("seat", seat)] }],
  took_guest: (seat, [guest]) => [{ carries: FACE, icon: "guest", from: [`guest:${guest}`], to: [`guest:${guest}`, ...homes("cafe", seat)] }],
  guest_came: (_, [guest]) => [{ icon: "guest", from: [], to: [`guest:${guest}`] }],
  checked_in: (seat, [guest, room]) => [{ carries: FACE, icon: "guest", from: [`guest:${guest}`, ...homes("cafe", seat)], to: [`room:${room}@${seat}`, ...homes("house", seat)] }],
  prepared: (seat, [room]) => [{ icon: "room-prepare", from: [], to: [`room:${room}@${seat}`, ...homes("house", seat)] }],
  occupied: (seat, [room]) => [{ icon: "room-occupy", from: [], to: [`room:${room}@${seat}`, ...homes("house", seat)] }],
  lost_room: (seat, [room]) => [{ icon: "warning", from: [], to: [`room:${room}@${seat}`, ...homes("house", seat)] }],
  sent_guest: (seat, [guest]) => [{ carries: FACE, icon: "guest", from: [`guest:${guest}`, ...homes("cafe", seat)], to: ["ball"] }],
  sent_dancer: (seat, [row, section]) => [{ icon: "couple", from: [`section:${section}@${seat}`, `section:${section}`, ...homes("seat", seat)], to: [`row:${row}`, "ball"] }],
  paid_champagne: (seat, [n, row]) => [{ icon: "champagne", fill: "champagne", text: `${n}`, from: kitchen("champagne", seat), to: [`row:${row}`, "ball"] }],
  spent: (seat, [n, good, source]) => [goods(Number(n), String(good), kitchen(String(good), seat), sourcesOf(source))],
  played: (seat, [card]) => [{ icon: "staff", from: [`staff:${card}`, ...homes("seat", seat)], to: [`staff:${card}`, `staff:${card}@${seat}`, ...homes("staff", seat)] }],
  drew: (seat, [card]) => [{ icon: "draw", from: ["space:5"], to: [`staff:${card}`, ...homes("hand", seat)] }],
  claimed: (seat, [card, vp]) => [
    { icon: "politics", from: [`order:${seat}`, ...homes("seat", seat)], to: [`politics:${card}`] },
    { icon: "vp", fill: GOLD, text: `+${vp}`, from: [`politics:${card}`], to: homes("vp", seat) },
  ],
  took_key: (seat) => [{ icon: "key", from: ["key"], to: [`order:${seat}`, ...homes("seat", seat)] }],
  vp: (seat, [n, source]) => [points("vp", seat, Number(n), source)],
  krones: (seat, [n, , source]) => [points("krone", seat, Number(n), source)],
  steps: (seat, [n, , source]) => [points("emperor", seat, Number(n), source)],
  overflow: (seat, [n, source]) => [points("vp", seat, Number(n), source)],
  paid: (seat, [n, what]) => [{ icon: "krone", fill: GOLD, text: `−${n}`, from: homes("krones", seat), to: PAID[what!] ?? [] }],
  ballroom_scored: (seat, [hall, vp]) => [{ icon: "vp", fill: GOLD, text: signed(Number(vp)), from: [`hall:${hall}`, "ball"], to: homes("vp", seat) }],
  lost_vp: (seat, [n]) => [{ icon: "vp", fill: GOLD, text: signed(-Number(n)), from: ["emperor"], to: homes("vp", seat) }],
  lost_krones: (seat, [n]) => [{ icon: "krone", fill: GOLD, text: signed(-Number(n)), from: ["emperor"], to: homes("krones", seat) }],
  dismissed: (seat, [card]) => [{ icon: "staff", from: [`staff:${card}`, ...homes("staff", seat)], to: ["emperor"] }],
  gained_entrance: (seat, [entrance]) => [{ icon: "entrance", from: [`entrance:${entrance}`], to: homes("seat", seat) }],
};

/** The target of krones that are paid. */
const PAID: Record<string, string[]> = {
  guest: ["queue"],
  boost: ["spaces"],
  joker: ["space:6"],
  coloured: ["spaces"],
  serving: ["serve", "kitchen"],
  entrance: ["auction"],
};
const HOLDERS: Record<string, string> = { vp: "vp", krone: "krones", emperor: "steps" };

function points(icon: string, seat: number, n: number, source: unknown): Flight {
  return { icon, fill: GOLD, text: signed(n), from: sourcesOf(source), to: homes(HOLDERS[icon]!, seat) };
}

function goods(n: number, good: string, from: string[], to: string[]): Flight {
  return { icon: good, fill: good, from, to, ...(n > 1 ? { text: `${n}` } : {}) };
}

function kitchen(good: string, seat: number): string[] {
  return [`good:${good}@${seat}`, ...homes("kitchen", seat)];
}

/** A part of a player's house where it is shown, else the house at a glance, else the seal. */
function homes(part: string, seat: number): string[] {
  return [`${part}@${seat}`, `seat@${seat}`, `seal@${seat}`];
}

/** The origin of a piece: a space, a card, a guest, a row, the emperor. */
function sourcesOf(source: unknown): string[] {
  const name = String(source);
  const space = /^space_(\d)$/.exec(name);
  if (space) return [`space:${space[1]}`];
  if (name === "track" || /^[ABC]\d$/.test(name)) return ["emperor"];
  const hall = /^(.+)_(top|middle|bottom)$/.exec(name);
  const places = [`guest:${name}`, `staff:${name}`, `celebrity:${name}`, `entrance:${name}`, name];
  return hall ? [`hall:${hall[1]}`, ...places] : [...places, "rehearsal"];
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

