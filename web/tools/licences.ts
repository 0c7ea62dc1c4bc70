/** Collects the licences of the parts that the built page contains, and writes licences.json. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export interface Licence {
  name: string;
  version: string;
  /** The SPDX expression of the package. */
  licence: string;
  text: string;
}

const OWN_TEXT = "../LICENSE";
const OWN = { name: "Hotelier", version: "", licence: "Apache-2.0" };

/** The npm package that a module or an asset belongs to; null for our own files. */
export function packageOf(id: string): string | null {
  const helper = /^\0(vite|rolldown)\//.exec(id);
  if (helper) return helper[1]!;
  const path = id.replaceAll("\\", "/");
  const start = path.lastIndexOf("node_modules/");
  if (start < 0) return null;
  const [first, second] = path.slice(start + "node_modules/".length).split("/");
  return first!.startsWith("@") ? `${first}/${second}` : first!;
}

/** Name, version, SPDX expression and licence text of an installed package. */
export function licenceOf(name: string, modules = "node_modules"): Licence {
  const folder = join(modules, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as {
    version: string;
    license?: string;
  };
  if (typeof license !== "string") throw new Error(`The bundled package ${name} names no licence.`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  if (!file && license !== "Apache-2.0") {
    throw new Error(`The bundled package ${name} (${license}) has no file with its licence.`);
  }
  // The Apache licence is the same text for everybody: a package without a copy gets ours.
  const text = readFileSync(file ? join(folder, file) : OWN_TEXT, "utf-8");
  // Vite adds the licences of its own build tools, which are not part of the page.
  const [own] = text.split("\n# Licenses of bundled dependencies");
  return { name, version, licence: license, text: own!.trim() };
}

/** Writes licences.json beside the page: our own licence, then one entry for each package inside. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const names = new Set<string>();
      for (const file of Object.values(bundle)) {
        const ids = file.type === "asset" ? file.originalFileNames : file.moduleIds;
        for (const id of ids) {
          const name = packageOf(id);
          if (name) names.add(name);
        }
      }
      const own = { ...OWN, text: readFileSync(OWN_TEXT, "utf-8").trim() };
      const found = [own, ...[...names].sort().map((name) => licenceOf(name))];
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(found) });
    },
  };
}
