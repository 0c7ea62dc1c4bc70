/** A click on a thing that cannot be acted on, and is no button therefore, asks why. */

import type { Selection } from "../types";

export function whyNot(area: HTMLElement, selection: Selection): { destroy: () => void } {
  function ask(event: MouseEvent): void {
    const thing = (event.target as Element).closest<HTMLElement>("[data-thing]");
    if (thing && !thing.matches("button, [role=gridcell]") && !thing.querySelector(":focus"))
      selection.select(thing.dataset.thing!);
  }
  area.addEventListener("click", ask);
  return { destroy: () => area.removeEventListener("click", ask) };
}
