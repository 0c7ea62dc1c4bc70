/** Settings of this browser, kept in its local storage. */

export const LANGUAGES = ["en", "de", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "day" | "night";
export type Confirm = "touch" | "always" | "never";

export interface Settings {
  language: Language;
  theme: Theme;
  /** When a chosen action waits for the main button. */
  confirm: Confirm;
  /** True if a move that ends the turn is shown first and must be confirmed. */
  endings: boolean;
  /** True if pieces are animated. */
  motion: boolean;
  /** True if single-letter shortcuts are on. */
  keys: boolean;
  sound: boolean;
  /** The reader's name, as others see it. */
  name: string;
  /** True if the server knows this browser by a cookie that scripts cannot read. */
  known: boolean;
}

const PLACE = "hotelier";

export function bestLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const short = wish.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return "en";
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage that is forbidden or broken only means that nothing is remembered
  }
}

export const settings: Settings = $state({
  language: bestLanguage(navigator.languages),
  theme: "system",
  confirm: "touch",
  endings: true,
  motion: true,
  keys: true,
  sound: false,
  name: "",
  known: false,
  ...stored(),
});

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a private window may have no storage
  }
}
