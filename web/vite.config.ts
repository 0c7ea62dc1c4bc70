import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import ts from "typescript";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./tools/licences.ts";

const OUT = "../src/hotelier/server/page";
const SERVER = process.env.HOTELIER_SERVER ?? "http://127.0.0.1:8000";

/** Writes each text file of the built page compressed beside it, so that the server only sends. */
function compressed(): Plugin {
  function walk(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  }
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const path of walk(OUT)) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(path)) continue;
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** Words of a game in some language: kept when they are first used. */
function isGameCatalogue(module: string): boolean {
  return module.includes(".ftl") && !module.includes("/page.ftl");
}

/** Writes sw.js: the service worker, with the files to keep for a start without a network. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle(_, bundle) {
      const kept = Object.values(bundle)
        .filter((file) => file.type === "asset" || !file.moduleIds.every(isGameCatalogue))
        .map((file) => file.fileName)
        .filter((name) => /\.(js|css|svg)$|latin-(400|700|wght)-normal.*\.woff2$/.test(name))
        .map((name) => `/${name}`);
      const build = createHash("sha256").update(kept.join()).digest("hex").slice(0, 12);
      const source = readFileSync("src/sw.ts", "utf-8");
      const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
      const { outputText } = ts.transpileModule(source, { compilerOptions: options });
      const head = `const FILES = ${JSON.stringify(kept)};\nconst BUILD = "${build}";\n`;
      writeFileSync(join(OUT, "sw.js"), head + outputText.replace(/^export \{\};$/m, ""));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), serviceWorker(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // what is inlined would need a weaker content security policy
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
