/** Less and less is shown of something, until all of it can be seen without scrolling. */

import { tick } from "svelte";

export class Squeeze {
  /** Amount left out. 0: nothing. */
  level = $state(0);
  #run = 0;

  constructor(readonly most: number) {}

  /** Start again, and leave out what does not fit. */
  async fit(element: HTMLElement | undefined): Promise<void> {
    const run = (this.#run += 1);
    this.level = 0;
    await tick();
    if (!element) return;
    const more = (): boolean => run === this.#run && this.level < this.most && isCut(element);
    do {
      while (more()) {
        this.level += 1;
        await tick();
      }
      await drawn(); // what is around it may just have changed its size, too
    } while (more());
  }
}

function drawn(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

/** True if an element or one around it would have to scroll. */
function isCut(from: HTMLElement): boolean {
  for (let each: HTMLElement | null = from; each && !each.classList.contains("austria"); each = each.parentElement)
    if (each.scrollHeight > each.clientHeight + 2 && getComputedStyle(each).overflowY !== "visible") return true;
  return false;
}
