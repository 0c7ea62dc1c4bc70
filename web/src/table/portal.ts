/** Moves an element to another place of the page as long as it lives. */
export function portal(element: HTMLElement, place: string): { destroy: () => void } {
  document.querySelector(place)?.append(element);
  return { destroy: () => element.remove() };
}
