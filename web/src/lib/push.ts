/** Messages from the server to this browser, also while the page is closed. */

import type { Address } from "../generated/routes";
import { ask } from "./api";

const PLACE = "hotelier-push";

/** Why this browser cannot be told, or "off" and "on". */
export type PushState = "impossible" | "denied" | "off" | "on";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The push address of this browser, if it has one. */
function keptAddress(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function keepAddress(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, id);
  } catch {
    // without storage the address can still be removed from the list
  }
}

export function ownAddress(addresses: readonly Address[]): Address | null {
  const id = keptAddress();
  return addresses.find((address) => address.id === id) ?? null;
}

export async function pushState(addresses: readonly Address[]): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription && ownAddress(addresses) ? "on" : "off";
}

/** Ask the reader, subscribe, and give the server the address; throws where that cannot be. */
export async function startPush(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const made = await ask<Address>("/notices/addresses", { kind: "push", target: endpoint, keys });
  keepAddress(made.id);
  return "on";
}

export async function stopPush(addresses: readonly Address[]): Promise<PushState> {
  const address = ownAddress(addresses);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  keepAddress(null);
  if (address) await ask(`/notices/addresses/${address.id}`, undefined, "DELETE");
  return "off";
}
