/** The HTTP side of the server. */

import { settings } from "./settings.svelte";

/** A refusal, with the server's sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(text);
  }
}

export const OFFLINE = "offline";

export async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const reply = await fetched(path, body, method);
  return (await reply.json()) as T;
}

export async function askText(path: string, body?: unknown): Promise<string> {
  return (await fetched(path, body)).text();
}

async function fetched(path: string, body?: unknown, method?: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(OFFLINE, "");
  }
  if (!reply.ok) throw await problem(reply);
  return reply;
}

async function problem(reply: Response): Promise<Refused> {
  try {
    const said = (await reply.json()) as { code: string; text: string; rule?: string | null };
    return new Refused(said.code, said.text, said.rule ?? null, reply.status);
  } catch {
    return new Refused("went-wrong", reply.statusText, null, reply.status);
  }
}
