/** The sheet over the page: the keys, a rule, ... */

class Sheets {
  /** The keys are shown. */
  keys = $state(false);
  /** The id of the rule that is shown. */
  rule: string | null = $state(null);
}

export const sheets = new Sheets();

export function openKeys(): void {
  sheets.keys = true;
}

export function openRule(rule: string): void {
  sheets.rule = rule;
}
