/** Proof of fair chance: the published hash is that of the seed revealed at the end. */

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** "7f3a…c21e": enough to compare by eye. */
export function short(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}
