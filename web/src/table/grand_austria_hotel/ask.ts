/** Places of a question: buttons of the bar, options of the strip, and the tab that it needs. */

import type { Choice, Preview } from "../types";
import type { AustriaView, Question } from "./types";

/** Things that are buttons of the decision bar. */
const BAR = ["end", "pass", "stop", "ignore", "accept", "forfeit"];
/** The one of them that is the main button. */
const MAIN = ["end"];

/** Questions whose answers are options in the strip, even if targets on the board answer them too. */
const LISTED = new Set([
  "MixGoods", "MixMore", "SplitSteps", "CopyAction", "ChooseGoods", "TakeOther", "SpendGoods",
  "GiveGoods", "LoseGood", "ChooseEffect", "ChooseToken", "RingBell", "ReactStaff", "PickPolitics",
  "PickTile", "UseKey", "ChooseBin", "ChooseCopied",
]); // prettier-ignore

export type Tab = "house" | "guests" | "hand" | "work" | "city" | "ball" | "houses" | "log";

export function inBar(choice: Choice): boolean {
  return choice.things.some((thing) => BAR.includes(thing));
}

export function isMain(choice: Choice): boolean {
  return choice.things.some((thing) => MAIN.includes(thing));
}

export function isListed(question: Question | null): boolean {
  return question !== null && LISTED.has(question.frame);
}

/** The options of the strip: what a click left, what a question lists, or what nothing shows. */
export function optionsOf(
  choices: Choice[],
  left: Choice[],
  selected: boolean,
  question: Question | null,
  isPresent: (thing: string) => boolean,
): Choice[] {
  if (selected && left.length > 1) return left;
  const rest = choices.filter((choice) => !inBar(choice));
  if (isListed(question)) return sorted(rest, question);
  return rest.filter((choice) => !choice.things.some(isPresent));
}

/** Whole yields come before smaller ones. */
export function sorted(choices: Choice[], question: Question | null): Choice[] {
  if (!isYield(question)) return choices;
  return [...choices].sort((one, two) => totalOf(two.do) - totalOf(one.do));
}

export function isYield(question: Question | null): boolean {
  return ["MixGoods", "MixMore", "SplitSteps"].includes(question?.frame ?? "");
}

/** The amount that an action takes of a yield. */
export function totalOf(action: string): number {
  return numbersOf(action).reduce((sum, number) => sum + number, 0);
}

export function numbersOf(action: string): number[] {
  return action.split(" ").slice(1).map(Number);
}

/** Those options that take a whole yield, and those that take less. */
export function wholeAndLess(choices: Choice[], question: Question | null): [Choice[], Choice[]] {
  if (!isYield(question) || question?.both) return [choices, []];
  const most = Math.max(...choices.map((choice) => totalOf(choice.do)));
  return [
    choices.filter((choice) => totalOf(choice.do) === most),
    choices.filter((choice) => totalOf(choice.do) !== most),
  ];
}

const TABS: Record<string, Tab> = {
  FirstGuest: "guests",
  TakeGuest: "guests",
  HostGuest: "guests",
  PlayStaff: "hand",
  MustPlay: "hand",
  LoseHand: "hand",
  DraftCard: "hand",
  ChooseLooked: "hand",
  PutUnder: "hand",
  DismissStaff: "work",
  ReactStaff: "work",
  RingBell: "work",
  PickPolitics: "city",
  PickTile: "city",
  ChooseRow: "ball",
  SendDancer: "ball",
  ChooseDancer: "ball",
  PickDancer: "ball",
  LoseDancers: "ball",
  ChooseRehearsal: "ball",
};

/** The tab that shows what a question is about; rooms and goods are in the house. */
export function tabFor(question: Question | null): Tab {
  return TABS[question?.frame ?? ""] ?? "house";
}

/** True if the main action of the turn is still to come. Spaces and queue are large then. */
export function isOpenTurn(view: AustriaView): boolean {
  const question = view.question;
  if (!question) return view.round > 0 && view.to_move !== null;
  if (question.frame !== "Turn") return false;
  return !String(question.phase).endsWith("after");
}

/** The space on which the present question stands, "1" to "6". */
export function spaceOf(question: Question | null): string | null {
  const found = /^space_(\d)$/.exec(question?.source ?? "");
  return found?.[1] ?? null;
}

/** Which step of the set-up a question belongs to; none once the first round has begun. */
export function setupStep(question: Question | null): string | null {
  switch (question?.frame) {
    case "PickPolitics":
    case "PickTile":
      return "city";
    case "DraftCard":
      return "cards";
    case "OpenAuction":
    case "RaiseBid":
      return "entrances";
    case "ChooseRehearsal":
      return "rehearsal";
    case "FirstGuest":
      return "guests";
    case "PrepareFirst":
      return "rooms";
    default:
      return null;
  }
}

/** True if a move ends the turn. The button that ends it shows the same before it is pressed. */
export function endsTurn(action: string, preview: Preview): boolean {
  return action !== "end" && preview.events.some((event) => ["turn_ended", "passed"].includes(event.kind));
}
