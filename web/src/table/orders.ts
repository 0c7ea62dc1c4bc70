/** Standing orders as the server keeps them, and as a reader gives and reads them. */

import { say, sayList } from "../lib/words.svelte";

export type Amount = number | "all";

/** The order for the shares of a dissolved chain: keep, then exchange, then sell. */
export interface MergerRule {
  chain?: string;
  into?: string;
  keep?: Amount;
  exchange?: Amount;
  sell?: Amount;
}

export interface Standing {
  forced?: boolean;
  skip?: string[];
  mergers?: MergerRule[];
  confirm?: boolean;
}

/** By game: the answers that can be given always. */
export const SKIPS: Record<string, string[]> = {
  "hotel-koenig": ["pass", "stop", "continue"],
  "grand-austria-hotel": ["pass", "withdraw", "accept"],
};

/** Orders with an answer that is always given, or no longer. */
export function withSkip(standing: Standing, answer: string, always: boolean): Standing {
  const others = (standing.skip ?? []).filter((each) => each !== answer);
  return { ...standing, skip: always ? [...others, answer] : others };
}

/** Orders with a rule more. It goes before those for all chains, and in place of its like. */
export function withRule(standing: Standing, rule: MergerRule): Standing {
  const others = (standing.mergers ?? []).filter((each) => each.chain !== rule.chain || each.into !== rule.into);
  return { ...standing, mergers: [...others, rule].sort((one, two) => named(two) - named(one)) };
}

export function withoutRule(standing: Standing, gone: MergerRule): Standing {
  return { ...standing, mergers: (standing.mergers ?? []).filter((each) => each !== gone) };
}

/** The specificity of a rule: the more it names, the earlier it is tried. */
function named(rule: MergerRule): number {
  return Number(Boolean(rule.chain)) + Number(Boolean(rule.into));
}

/** A rule in words. */
export function ruleText(rule: MergerRule, chains: Record<string, string>): string {
  const name = (chain: string | undefined): string => (chain ? (chains[chain] ?? chain) : say("page-orders-any"));
  const deeds = (["keep", "exchange", "sell"] as const)
    .filter((each) => rule[each])
    .map((each) => say(`page-orders-does-${each}`, { count: rule[each]! }));
  const does = sayList(deeds.length ? deeds : [say("page-orders-does-keep", { count: "all" })]);
  return say("page-orders-rule", { chain: name(rule.chain), into: name(rule.into), does });
}
