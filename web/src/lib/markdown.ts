/** The little Markdown of the rulebook, taken apart: paragraphs, items, tables, marked words, rules. */

export interface Part {
  text: string;
  mark: "" | "bold" | "italic" | "code" | "rule";
}

export type Block =
  | { kind: "text" | "item"; parts: Part[] }
  | { kind: "table"; heads: Part[][]; rows: Part[][][] };

const TOKEN =
  /`(?<code>[^`]+)`|\*\*(?<bold>.+?)\*\*|\*(?<italic>[^*\s][^*]*)\*|\[(?<link>[^\]]+)\]\([^)]*\)|\b(?<rule>(?:GAH|AW|HK)-(?:\d+|[A-Z])\.[A-Z]?\d+)\b/g;

export function asParts(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), mark: "" });
    const [mark, inner] = Object.entries(found.groups!).find(([, each]) => each !== undefined)!;
    if (mark === "link") parts.push(...asParts(inner)); // the words of a link; the page has no such files
    else parts.push({ text: inner, mark: mark as Part["mark"] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: "" });
  return parts;
}

function cells(line: string): Part[][] {
  const inner = line.replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => asParts(cell.trim().replaceAll("\\|", "|")));
}

/** A line is a paragraph, an item of a list or a row: the server has joined what was wrapped. */
export function asBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (!line || /^\|[-|: ]+\|$/.test(line)) continue;
    if (!line.startsWith("|")) {
      const item = /^[-*] /.test(line);
      blocks.push({ kind: item ? "item" : "text", parts: asParts(item ? line.slice(2) : line) });
    } else if (last?.kind === "table") last.rows.push(cells(line));
    else blocks.push({ kind: "table", heads: cells(line), rows: [] });
  }
  return blocks;
}
