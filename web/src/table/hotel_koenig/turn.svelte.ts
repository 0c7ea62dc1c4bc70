/** The reader's draft of a move: amounts and names are collected here and sent together. */

import { say, sayList, sayNumber } from "../../lib/words.svelte";
import { withRule, type Standing } from "../orders";
import type { TableStore } from "../store.svelte";
import type { Choice } from "../types";
import {
  canAdd,
  changed,
  costOf,
  countOf,
  kept,
  laidNow,
  paidFor,
  purchase,
  settlement,
  standingRule,
  type Basket,
  type Division,
  type Payment,
} from "./dealings";
import { CHAINS, type Chain, type KoenigEvent, type KoenigTexts, type KoenigView } from "./types";

const NO_TEXTS: KoenigTexts = {
  tiles: [],
  chains: Object.fromEntries(CHAINS.map((chain) => [chain, chain])) as Record<Chain, string>,
  standings: null,
  merger: null,
  names: {},
};
const NAMING: Record<string, string> = { FoundChain: "found", ChooseSurvivor: "survivor", ChooseDissolved: "dissolve" };

export class Turn {
  basket: Basket = $state({});
  division: Division = $state({ sell: 0, exchange: 0 });
  /** The chain that is chosen to be founded, to survive or to be dissolved. */
  name: Chain | null = $state(null);
  /** A standing order was saved with this question. */
  ordered = $state(false);
  /** Several moves are on their way, one after another. */
  #sending = $state(false);

  constructor(readonly store: TableStore) {}

  /** A new question: nothing is chosen yet. */
  reset(): void {
    this.basket = {};
    this.division = { sell: 0, exchange: 0 };
    this.name = null;
    this.ordered = false;
  }

  get view(): KoenigView {
    return this.store.view as unknown as KoenigView;
  }

  get texts(): KoenigTexts {
    const found = this.store.texts as unknown as KoenigTexts | null;
    return found?.tiles ? found : NO_TEXTS;
  }

  get events(): KoenigEvent[] {
    return this.store.events as unknown as KoenigEvent[];
  }

  /** The question, if it is the reader's. */
  get frame(): string | null {
    return this.store.mine && this.store.choices.length ? (this.view.question?.frame ?? null) : null;
  }

  get laid(): string | null {
    return laidNow(this.events);
  }

  get money(): number {
    return this.view.players[this.store.seat ?? -1]?.money ?? 0;
  }

  get buying(): boolean {
    return this.frame === "BuyShares";
  }

  get cost(): number {
    return costOf(this.basket, this.view);
  }

  get count(): number {
    return countOf(this.basket);
  }

  /** Number of shares that may be bought now. */
  get limit(): number {
    return this.view.question?.left ?? 0;
  }

  canAdd(chain: Chain): boolean {
    return this.buying && canAdd(this.basket, chain, this.view);
  }

  add(chain: Chain, by = 1): void {
    const count = (this.basket[chain] ?? 0) + by;
    if (count < 0 || (by > 0 && !this.canAdd(chain))) return;
    this.basket = { ...this.basket, [chain]: count };
  }

  /** Chains that can be named now. */
  get nameable(): Chain[] {
    const verb = NAMING[this.frame ?? ""];
    if (!verb) return [];
    return this.view.legal.filter((do_) => do_.startsWith(`${verb} `)).map((do_) => do_.slice(verb.length + 1) as Chain);
  }

  /** A click on a chain, or its letter: one share more, or the name. What means nothing says why. */
  pick(chain: Chain): void {
    if (this.buying && this.canAdd(chain)) this.add(chain);
    else if (this.nameable.includes(chain)) this.name = chain;
    else this.store.selection.select(`chain:${chain}`);
  }

  get merger(): KoenigTexts["merger"] {
    return this.texts.merger;
  }

  /** Shares are sold one by one, and exchanged two by two. */
  divide(part: keyof Division, by: number): void {
    if (this.merger) this.division = changed(this.division, this.merger, part, part === "exchange" ? 2 * by : by);
  }

  canDivide(part: keyof Division, by: number): boolean {
    if (!this.merger) return false;
    return changed(this.division, this.merger, part, part === "exchange" ? 2 * by : by) !== this.division;
  }

  /** Everything on one side; the odd share of an exchange is kept. */
  divideAll(part: keyof Division | "keep"): void {
    const { merger } = this;
    if (!merger) return;
    const most = Math.min(2 * merger.most, merger.held - (merger.held % 2));
    this.division =
      part === "sell"
        ? { sell: merger.held, exchange: 0 }
        : { sell: 0, exchange: part === "exchange" ? most : 0 };
  }

  get kept(): number {
    return this.merger ? kept(this.division, this.merger) : 0;
  }

  /** The price of a share of a chain of this size, once the game is over. */
  priceOf(chain: Chain, size: number): number {
    return this.texts.prices?.[chain].findLast(([least]) => least <= size)?.[1] ?? 0;
  }

  get payments(): Payment[] {
    return this.merger ? paidFor(this.merger.chain, this.events) : [];
  }

  /** The moves of the main button, in order. None while a choice is missing. */
  get moves(): string[] {
    const { frame, merger, store } = this;
    if (store.selection.chosen) return [store.selection.chosen.do];
    if (frame === "BuyShares") return purchase(this.basket);
    if ((frame === "TradeShares" || frame === "SellShares") && merger) return settlement(this.division, merger);
    if (frame && NAMING[frame]) return this.name ? [`${NAMING[frame]} ${this.name}`] : [];
    if (store.choices.length === 1 || frame === "AnnounceEnd") return store.choices[0] ? [store.choices[0].do] : [];
    return [];
  }

  /** The main button in words. */
  get label(): string {
    const { frame, division, store } = this;
    if (store.selection.chosen) return store.selection.chosen.label;
    if (frame === "BuyShares") return this.#purchaseLabel();
    if (frame === "TradeShares" || frame === "SellShares") {
      if (division.sell && division.exchange) return say("page-koenig-do-both", { ...division });
      if (division.sell) return say("page-koenig-do-sell", { ...division });
      return division.exchange ? say("page-koenig-do-exchange", { ...division }) : say("page-koenig-do-keep");
    }
    const [first] = this.moves;
    if (frame === "FoundChain" && this.name) return say("page-koenig-do-found", { chain: this.texts.chains[this.name] });
    return store.choices.find((choice) => choice.do === first)?.label ?? "";
  }

  #purchaseLabel(): string {
    if (!this.count) return say(this.limit && this.view.legal.length > 1 ? "page-koenig-do-buy-none" : "page-koenig-do-end");
    const parts = CHAINS.filter((chain) => this.basket[chain]).map((chain) =>
      say("page-koenig-basket", { count: this.basket[chain]!, chain: this.texts.chains[chain] }),
    );
    return say("page-koenig-do-buy", { basket: sayList(parts), amount: sayNumber(this.cost) });
  }

  /** Choices beside the main button: those that nothing on the board shows. */
  get besides(): Choice[] {
    if (this.frame === "AnnounceEnd") return this.store.choices.slice(1);
    if (this.frame !== "LayTile" || this.store.choices.length === 1) return [];
    return this.store.choices.filter((choice) => !choice.do.startsWith("lay "));
  }

  get busy(): boolean {
    return this.#sending || this.store.busy;
  }

  /** Send what was gathered; a refusal stops it. */
  go = async (): Promise<void> => {
    if (this.busy) return;
    this.#sending = true;
    for (const move of this.moves.slice()) {
      await this.store.act(move);
      if (this.store.error) break;
    }
    this.#sending = false;
  };

  /** Answer so from now on, without being asked. */
  saveOrder = async (): Promise<void> => {
    if (!this.merger) return;
    const rule = standingRule(this.division, this.merger);
    const told = await this.store.ask("orders");
    const orders = withRule((told?.orders ?? {}) as Standing, rule);
    this.ordered = told !== null && (await this.store.ask("orders", { orders })) !== null;
  };
}
