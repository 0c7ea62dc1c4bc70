import { expect, test } from "vitest";
import { licenceOf, packageOf } from "../tools/licences";

test("a module belongs to its innermost package", () => {
  const folder = "/checkout/web/node_modules";
  expect(packageOf(`${folder}/svelte/src/index.js`)).toBe("svelte");
  expect(packageOf(`${folder}/@fluent/bundle/esm/index.js`)).toBe("@fluent/bundle");
  expect(packageOf(`${folder}/one/node_modules/@two/three/index.css?inline`)).toBe("@two/three");
  expect(packageOf("C:\\checkout\\web\\node_modules\\clsx\\dist\\clsx.mjs")).toBe("clsx");
  expect(packageOf("../node_modules/@fontsource/philosopher/files/latin.woff2")).toBe("@fontsource/philosopher");
  expect(packageOf("\0vite/preload-helper.js")).toBe("vite");
  expect(packageOf("/checkout/web/src/App.svelte")).toBeNull();
});

test("each licence has its text", () => {
  expect(licenceOf("svelte")).toMatchObject({ licence: "MIT", text: expect.stringContaining("Permission is hereby granted") });
  expect(licenceOf("@fontsource/philosopher").text).toContain("SIL OPEN FONT LICENSE");
  expect(licenceOf("@fluent/bundle").text).toContain("Version 2.0, January 2004"); // it has no copy of its own
  expect(licenceOf("vite").text).not.toContain("bundled dependencies");
});

test("a package without a licence stops the build", () => {
  expect(() => licenceOf("none", "tests/licences")).toThrow("none names no licence");
  expect(() => licenceOf("bare", "tests/licences")).toThrow("bare (MIT) has no file");
});
