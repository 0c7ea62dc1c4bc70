/** Invites of tables made here: the server tells them once only, so this browser keeps them. */

const PLACE = "hotelier-invites";
const MOST = 20;

type Kept = Record<string, Record<string, string>>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepInvites(table: string, invites: Record<string, string>): void {
  if (!Object.keys(invites).length) return;
  const rest = Object.entries(stored()).filter(([id]) => id !== table).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...rest, [table, invites]])));
  } catch {
    // without storage the host makes a new invite when one is wanted
  }
}

/** By seat: the secret that claims it. */
export function invitesOf(table: string): Record<string, string> {
  return stored()[table] ?? {};
}

/** The address that claims a seat; the secret is in the part that is never sent to a server. */
export function inviteLink(table: string, secret: string): string {
  return `${location.origin}/join/${table}#${secret}`;
}
