/** Records given to the page, chosen or dropped: what replays is kept and shown. */

import { whyRefused } from "../../lib/refusal";
import { go } from "../../lib/router.svelte";
import { keep, replayOfRecord } from "./keeping";

class Opening {
  busy = $state(false);
  /** Why the last one was not opened. */
  error = $state("");
}

export const opening = new Opening();

/** Show the replay of a file. An error is shown on the screen of replays. */
export async function openRecord(file: File | undefined): Promise<void> {
  if (!file || opening.busy) return;
  opening.busy = true;
  opening.error = "";
  try {
    const record = await file.text();
    await replayOfRecord({ key: "", name: file.name, record }, null); // what does not replay is not kept
    go(`/replay/file/${keep(file.name, record).key}`);
  } catch (problem) {
    opening.error = whyRefused(problem);
    go("/replays");
  } finally {
    opening.busy = false;
  }
}
