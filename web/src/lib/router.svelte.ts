/** Addresses of the page: which one is shown, and how to get to another. */

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
}

export const place = new Place();

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  look();
  scrollTo(0, 0);
}

/** Clicks on own links change the address without reloading the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
