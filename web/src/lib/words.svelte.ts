/** The catalogues, shared with the rest of Hotelier, of the language in use only. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS, type Phrase } from "./phrases";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB", fr: "fr-FR", ru: "ru-RU" };
const FILES = import.meta.glob<string>(
  [
    "../../../src/hotelier/words/*/page*.ftl",
    "../../../src/hotelier/words/*/bots.ftl",
    "../../../src/hotelier/words/*/cards.ftl",
    "../../../src/hotelier/words/*/hotel-koenig.ftl",
    "../../../src/hotelier/words/*/grand-austria-hotel.ftl",
    "../../../src/hotelier/words/*/grand-austria-hotel-cards.ftl",
    "../../../src/hotelier/words/*/alles-walzer*.ftl",
    "!../../../src/hotelier/words/*/alles-walzer-terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Catalogue files by time of loading: the page's own at once, those of a game with its first table. */
export type WordSet = "page" | "site" | "cards" | "learn" | "study" | "hotel-koenig" | "grand-austria-hotel";
const SETS: Record<WordSet, RegExp> = {
  page: /\/(page|bots)\.ftl$/,
  site: /\/page-site\.ftl$/,
  cards: /\/cards\.ftl$/,
  learn: /\/page-learn\.ftl$/,
  study: /\/page-study\.ftl$/,
  "hotel-koenig": /\/(page-)?hotel-koenig\.ftl$/,
  "grand-austria-hotel": /\/((page-)?grand-austria-hotel(-cards)?|alles-walzer.*)\.ftl$/,
};

const wanted = new Set<WordSet>(["page"]);
let current: FluentBundle = $state.raw(new FluentBundle("en"));
let spoken: Language = $state("en");

async function read(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(LOCALES[language], { functions: FUNCTIONS, useIsolating: false });
  const paths = Object.keys(FILES).filter(
    (path) =>
      path.includes(`/words/${language}/`) && [...wanted].some((set) => SETS[set].test(path)),
  );
  for (const text of await Promise.all(paths.map((path) => FILES[path]!())))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Have these words at hand in the language that is set; what is shown changes by itself. */
export async function loadWords(...sets: WordSet[]): Promise<void> {
  for (const set of sets) wanted.add(set);
  const language = settings.language;
  const bundle = await read(language);
  if (language !== settings.language) return; // changed meanwhile; that call will do it
  current = bundle;
  spoken = language;
  document.documentElement.lang = language;
}

/** The language of the words that are shown. */
export function language(): Language {
  return spoken;
}

export type Args = Record<string, FluentVariable | Phrase>;

/** True if there is a message of this name. */
export function knows(name: string): boolean {
  return current.hasMessage(name);
}

/** The message of this name ("name.attribute" for a part of it), with its values filled in. */
export function say(name: string, args: Args = {}): string {
  const [id, part] = name.split(".", 2) as [string, string | undefined];
  const message = current.getMessage(id);
  const pattern = part ? (message?.attributes[part] ?? message?.value) : message?.value;
  if (!pattern) return name;
  return current.formatPattern(pattern, args as Record<string, FluentVariable>, []);
}

/** The name of something, as `say_name` in Python: `sayName("hotel-koenig-chain", "Luxor")`. */
export function sayName(prefix: string, key: string): string {
  return say(`${prefix}-${key.replaceAll(/[_.]/g, "-")}`);
}

/** Several things in one text: "A, B and C". */
export function sayList(items: Iterable<string>, type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(LOCALES[spoken], { type }).format(items);
}

/** A number as people write it. */
export function sayNumber(number: number): string {
  return number.toLocaleString(LOCALES[spoken]);
}

/** A chance in whole percent. */
export function sayPercent(part: number): string {
  return part.toLocaleString(LOCALES[spoken], { style: "percent", maximumFractionDigits: 0 });
}

/** Moment in milliseconds as day and time. */
export function sayMoment(moment: number): string {
  return new Date(moment).toLocaleString(LOCALES[spoken], { dateStyle: "medium", timeStyle: "short" });
}

/** Moment in milliseconds as the time of day. */
export function sayTime(moment: number): string {
  return new Date(moment).toLocaleTimeString(LOCALES[spoken], { timeStyle: "medium" });
}

/** Moment in milliseconds as the time of day; with the day if that is another than today. */
export function sayWhen(moment: number): string {
  const then = new Date(moment);
  if (then.toDateString() !== new Date().toDateString()) return sayMoment(moment);
  return then.toLocaleTimeString(LOCALES[spoken], { timeStyle: "short" });
}

/** Moment in milliseconds as a day. */
export function sayDay(moment: number): string {
  return new Date(moment).toLocaleDateString(LOCALES[spoken], { dateStyle: "medium" });
}

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  ru: "Русский",
};
export { LANGUAGES };
