/**
 * Pieces travel from where they lay to where they go (look section 3).
 *
 * A game says which flights an event means (`Flight`); a place on the table has names: its
 * `data-spot` (several, parted by spaces) or its `data-thing`. What only gives way, as the rest of
 * a queue does, has a `data-piece` and slides. Without motion the place that changed is washed.
 */

import { untrack } from "svelte";
import icons from "../art/icons.svg?url";
import type { Event } from "../generated/told";
import { still } from "../lib/media.svelte";
import { settings } from "../lib/settings.svelte";
import { delaysOf, LASTS, type Flight } from "./flight";
import "./motion.css";
import type { TableStore } from "./store.svelte";

/** A flight that knows where it begins. */
interface Ready {
  flight: Flight;
  start: DOMRect | null;
  carried: Node | null;
}

const WASH = 2000;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SLIGHT = 12;
const running = new Set<Animation>();

/** True if pieces are animated: neither the system nor the reader has turned it off. */
export function isMoving(): boolean {
  return settings.motion && !still.now;
}

/** The first of these places that can be seen. */
export function spotOf(root: ParentNode, names: string[]): HTMLElement | null {
  for (const name of names) {
    const key = CSS.escape(name);
    for (const each of root.querySelectorAll<HTMLElement>(`[data-spot~="${key}"], [data-thing="${key}"]`))
      if (isSeen(each.getBoundingClientRect())) return each;
  }
  return null;
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

/** To be called while a game's table is set up: from then on its pieces travel. */
export function movement(
  root: () => HTMLElement | undefined,
  store: TableStore,
  flightsOf: (events: Event[]) => Flight[],
): void {
  let ready: Ready[] = [];
  let places = new Map<string, DOMRect>();
  $effect.pre(() => {
    void store.version;
    const fresh = store.fresh;
    untrack(() => {
      const area = root();
      ready = area ? flightsOf(fresh).map(begun) : [];
      places = area && isMoving() ? placesOf(area) : new Map<string, DOMRect>();
    });
  });
  $effect(() => {
    void store.version;
    void store.fresh;
    untrack(() => {
      const area = root();
      if (!area) return;
      slide(area, places);
      depart(area, ready);
      [ready, places] = [[], new Map<string, DOMRect>()];
    });
  });
  $effect(() => {
    document.addEventListener("pointerdown", finish);
    return () => document.removeEventListener("pointerdown", finish);
  });
}

/** A click finishes what is under way. */
export function finish(): void {
  for (const each of running) each.finish();
}

function begun(flight: Flight): Ready {
  const from = spotOf(document, flight.from);
  const carried = flight.carries ? from?.querySelector(flight.carries)?.cloneNode(true) : null;
  return { flight, start: from?.getBoundingClientRect() ?? null, carried: carried ?? null };
}

function depart(area: HTMLElement, flights: Ready[]): void {
  const goals = flights.map(({ flight }) => spotOf(document, flight.to));
  const going = flights.map(({ start }, n) => isMoving() && start !== null && goals[n] !== null);
  const delays = delaysOf(going.filter(Boolean).length);
  flights.forEach((each, n) => {
    const goal = goals[n];
    if (!goal) return;
    if (!going[n]) wash(goal);
    else void fly(area, each, goal, delays.shift() ?? 0);
  });
}

async function fly(area: HTMLElement, { flight, start, carried }: Ready, goal: HTMLElement, delay: number): Promise<void> {
  const flyer = drawn(flight, carried);
  area.append(flyer);
  const end = goal.getBoundingClientRect();
  const way = [middle(start!), middle(end)].map(([x, y]) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
  }));
  await run(flyer.animate(way, { duration: LASTS, delay, easing: EASE, fill: "both" }));
  flyer.remove();
  wash(goal);
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

async function run(animation: Animation): Promise<void> {
  running.add(animation);
  await animation.finished.catch(() => undefined); // one that is cancelled has gone with its table
  running.delete(animation);
}

function drawn(flight: Flight, carried: Node | null): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flight";
  flyer.setAttribute("aria-hidden", "true");
  if (carried) flyer.append(carried);
  else if (flight.icon) flyer.append(iconOf(flight.icon, flight.fill));
  if (flight.text) {
    const text = document.createElement("b");
    text.textContent = flight.text;
    flyer.append(text);
  }
  return flyer;
}

function iconOf(name: string, fill?: string): SVGElement {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${icons}#i-${name}`);
  if (fill) picture.style.setProperty("--fill", `var(--${fill})`);
  picture.append(use);
  return picture;
}

/** Just changed: washed in brass for a while. */
function wash(place: HTMLElement): void {
  const brass = { backgroundColor: "var(--brass-wash)" };
  place.animate([brass, { ...brass, offset: 0.6 }, {}], { duration: WASH });
}

function placesOf(area: ParentNode): Map<string, DOMRect> {
  const pieces = [...area.querySelectorAll<HTMLElement>("[data-piece]")];
  return new Map(pieces.map((each) => [each.dataset.piece!, each.getBoundingClientRect()]));
}

/** Let those that lie elsewhere now come from where they were. */
function slide(area: ParentNode, before: Map<string, DOMRect>): void {
  if (!before.size) return;
  for (const each of area.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(each.dataset.piece!);
    const now = each.getBoundingClientRect();
    if (!old?.width || !now.width) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) + Math.abs(y) < SLIGHT) continue; // only the layout gave way a little
    const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
    void run(each.animate(way, { duration: LASTS, easing: EASE }));
  }
}
