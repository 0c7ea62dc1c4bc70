import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-console": "error",
      "max-lines": ["error", 400],
      "svelte/no-navigation-without-resolve": "off", // SvelteKit only
      "svelte/prefer-svelte-reactivity": "off", // much here is not meant to be watched
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Styles go through the DOM (style:name), as the content security policy wants it.
      "no-restricted-syntax": ["error", { selector: "SvelteAttribute[key.name='style']", message: "Use style:name={...}." }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-dynamic-delete": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
