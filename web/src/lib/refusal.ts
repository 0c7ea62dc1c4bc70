/** The sentence for a refusal of the server, or for a server that cannot be reached. */

import { Refused } from "./api";
import { say } from "./words.svelte";

/** The sentence of a refusal; whatever else went wrong is thrown on. */
export function whyRefused(problem: unknown): string {
  if (!(problem instanceof Refused)) throw problem;
  return problem.message || say("page-offline");
}
