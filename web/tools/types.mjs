/** Makes TypeScript types of the server's schemas: src/generated/schemas.json to *.ts. */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/generated/", import.meta.url);
const schemas = JSON.parse(readFileSync(new URL("schemas.json", folder), "utf-8"));
const options = {
  bannerComment: "/* Made by tools/types.mjs from the schemas of the server. */",
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
};

/** Definitions under their own names only; msgspec writes references into `$defs`. */
async function write(name, definitions) {
  const schema = {
    title: "Everything",
    type: "object",
    properties: Object.fromEntries(
      Object.keys(definitions).map((key) => [key, { $ref: `#/$defs/${key}` }]),
    ),
    $defs: untitled(definitions),
  };
  writeFileSync(new URL(`${name}.ts`, folder), await compile(schema, "Everything", options));
}

/** Titles of fields would become types of their own. */
function untitled(value) {
  if (Array.isArray(value)) return value.map(untitled);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, v]) => key !== "title" || typeof v !== "string");
  const found = Object.fromEntries(kept.map(([key, v]) => [key, untitled(v)]));
  if (typeof found.properties === "object" && found.type === "object")
    found.additionalProperties ??= false; // what has named fields has no others
  return found;
}

const text = JSON.stringify(schemas.routes.components.schemas);
await write("said", schemas.said.$defs);
await write("told", schemas.told.$defs);
await write("routes", JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")));
