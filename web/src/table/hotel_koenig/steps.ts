/** The steps of a turn, as far as they are known; the present one is marked. */

import { say } from "../../lib/words.svelte";
import type { Turn } from "./turn.svelte";

export interface Step {
  text: string;
  state: "done" | "now" | "later";
}

const MERGING = ["TradeShares", "SellShares", "ChooseDissolved", "ChooseSurvivor"];

export function stepsOf(turn: Turn): Step[] {
  const frame = turn.view.question?.frame ?? "";
  const names = [turn.laid ? say("page-koenig-step-laid", { tile: turn.laid }) : say("page-koenig-step-tile")];
  let now = 0;
  if (frame === "FoundChain") {
    names.push(say("page-koenig-step-name"));
    now = 1;
  } else if (MERGING.includes(frame)) {
    if (frame === "ChooseSurvivor") names.push(say("page-koenig-step-survivor"));
    else names.push(say("page-koenig-step-bonus"), say("page-koenig-step-shares"), say("page-koenig-step-others"));
    now = frame === "ChooseSurvivor" ? 1 : 2;
  } else if (frame === "AnnounceEnd") {
    names.push(say("page-koenig-step-end"));
    now = 1;
  }
  names.push(say("page-koenig-step-buy", { left: turn.view.options["hk.buy_limit"] ?? 3 }));
  if (frame === "BuyShares") now = names.length - 1;
  names.push(say("page-koenig-step-draw"));
  return names.map((text, place) => ({ text, state: place < now ? "done" : place === now ? "now" : "later" }));
}

/** "Your shares, step 3 of 5"; for others how far the game is. */
export function headlineOf(turn: Turn): string {
  if (!turn.frame) return progressOf(turn);
  const steps = stepsOf(turn);
  const now = steps.findIndex((step) => step.state === "now");
  return say("page-koenig-step-of", { name: steps[now]?.text ?? "", step: now + 1, steps: steps.length });
}

/** The number of turns begun, and of tiles on the board. */
export function progressOf(turn: Turn): string {
  const turns = turn.events.filter((event) => event.kind === "turn").length;
  return say("page-koenig-progress", { turn: turns, laid: Object.keys(turn.view.board).length });
}
