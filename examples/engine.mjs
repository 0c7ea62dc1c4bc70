// A bot in a process of its own: hotelier arena games --bot "node examples/engine.mjs"
//
// It speaks the engine protocol (docs/engine-protocol.md) and needs only Node.js. Put your own idea
// into `choose`. Every bot can keep the second half as it is.

import { createInterface } from "node:readline";

const ABOUT = {
  type: "engine",
  schema: 1,
  name: "example-js",
  version: "1.0",
  author: "Hotelier",
  games: ["hotel-koenig", "grand-austria-hotel"],
  options: [{ name: "greed", kind: "choice", default: "most", choices: ["most", "least"] }],
};

const options = { greed: "most" };

/** Make a small random number generator, so that a seed gives the same game again. */
function generator(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
}

/** Return an index in `view.legal`: of two random actions the one with the longer (shorter) text. */
function choose(view, random) {
  const [one, other] = [random(view.legal.length), random(view.legal.length)];
  const longer = view.legal[one].length >= view.legal[other].length ? one : other;
  return options.greed === "most" ? longer : one + other - longer;
}

const tables = new Map();

function answer(go) {
  if (!tables.has(go.table)) tables.set(go.table, generator(go.table));
  return { type: "answer", id: go.id, index: choose(go.view, tables.get(go.table)) };
}

/** Return the reply to a message, or null if it needs none. */
function reply(message) {
  switch (message.type) {
    case "hello":
      return ABOUT;
    case "ping":
      return { type: "pong", id: message.id };
    case "go":
      return answer(message);
    case "set":
      options[message.name] = message.value;
      return null;
    case "new":
      tables.set(message.table, generator(message.seed));
      return null;
    case "end":
      tables.delete(message.table);
      return null;
    case "stop":
    case "refused":
      return null;
    case "quit":
      process.exit(0);
    default:
      return { type: "error", reason: `unknown message: ${message.type}` };
  }
}

// Read messages until `quit` or the end of input. An unreadable line gets an error reply.
for await (const line of createInterface({ input: process.stdin })) {
  let said;
  try {
    said = line.trim() ? reply(JSON.parse(line)) : null;
  } catch (error) {
    said = { type: "error", reason: String(error).slice(0, 200) };
  }
  if (said !== null) process.stdout.write(`${JSON.stringify(said)}\n`);
}
