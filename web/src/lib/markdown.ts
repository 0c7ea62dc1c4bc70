/** The little Markdown of the rulebook, taken apart: paragraphs, items, bold words, rules. */

export interface Part {
  text: string;
  bold: boolean;
  rule: boolean;
}

export interface Block {
  item: boolean;
  parts: Part[];
}

const TOKEN = /\*\*(.+?)\*\*|\b((?:GAH|AW|HK)-[A-Z]?\d+(?:\.\d+)*[a-z]?)\b/g;

export function asParts(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), bold: false, rule: false });
    parts.push(
      found[1] === undefined
        ? { text: found[2]!, bold: false, rule: true }
        : { text: found[1], bold: true, rule: false },
    );
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), bold: false, rule: false });
  return parts;
}

export function asBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (!line) continue;
    const item = /^[-*] /.test(line);
    blocks.push({ item, parts: asParts(item ? line.slice(2) : line) });
  }
  return blocks;
}
