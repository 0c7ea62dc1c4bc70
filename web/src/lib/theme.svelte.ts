/** Light or dark, as the reader or the system wishes. */

import { settings } from "./settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(dark.matches);
dark.addEventListener("change", () => (systemIsDark = dark.matches));

export function isDark(): boolean {
  return settings.theme === "system" ? systemIsDark : settings.theme === "night";
}

export function toggleTheme(): void {
  settings.theme = isDark() ? "day" : "night";
}
