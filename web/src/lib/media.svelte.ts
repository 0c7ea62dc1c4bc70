/** The shape of the screen, as the layouts ask for it. Widths are in rem, so text zoom counts. */

class Query {
  #list: MediaQueryList;
  now = $state(false);

  constructor(query: string) {
    this.#list = matchMedia(query);
    this.now = this.#list.matches;
    this.#list.addEventListener("change", () => (this.now = this.#list.matches));
  }
}

/** Below 640 px of width: the phone layout. */
export const phone = new Query("(max-width: 39.99rem)");
/** Below 1100 px: the tablet layout. */
export const tablet = new Query("(max-width: 68.74rem)");
/** Below 1360 px: the right column folds into tabs. */
export const narrow = new Query("(max-width: 84.99rem)");
/** Below 860 px of height: log and roof table fold. */
export const low = new Query("(max-height: 53.74rem)");
/** Fingers instead of a pointer. */
export const touch = new Query("(pointer: coarse)");
export const still = new Query("(prefers-reduced-motion: reduce)");
