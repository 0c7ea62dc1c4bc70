/** Functions for messages, as in Python's `hotelier.words.phrases`: FORM, KEY, BEGINS. */

import { FluentType, type FluentFunction, type FluentValue, type Scope } from "@fluent/bundle";

type Inflected = (form: string, number: FluentValue | undefined) => string;

/** A text with other forms and, if it names something, that thing's key. */
export class Phrase extends FluentType<string> {
  constructor(
    text: string,
    readonly key: string,
    readonly inflected: Inflected,
  ) {
    super(text);
  }

  override toString(_scope?: Scope): string {
    return this.value;
  }
}

const VOWELS = "aeiouy";

function plain(value: FluentValue | undefined): string {
  if (value instanceof FluentType) return String(value.valueOf());
  return typeof value === "string" ? value : "";
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  FORM: ([value, form, number]) =>
    value instanceof Phrase ? value.inflected(plain(form), number) : (value ?? ""),
  KEY: ([value]) => (value instanceof Phrase && value.key ? value.key : (value ?? "")),
  BEGINS: ([value]) => {
    const first = plain(value).toLowerCase().normalize("NFD").slice(0, 1);
    return first && VOWELS.includes(first) ? "vowel" : "other";
  },
};
