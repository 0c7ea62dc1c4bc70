/** The book of a table: fetched once per options, seats and language. */

import type { Book } from "./types";

const books = new Map<string, Promise<Book>>();

export function bookOf(
  options: Record<string, string | number>,
  seats: number,
  language: string,
): Promise<Book> {
  const body = JSON.stringify({ game: "grand-austria-hotel", seats, options });
  const key = `${language} ${body}`;
  const found = books.get(key) ?? ask(body, language);
  books.set(key, found);
  found.catch(() => books.delete(key));
  return found;
}

async function ask(body: string, language: string): Promise<Book> {
  const reply = await fetch("/api/book", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body,
  });
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as Book;
}
