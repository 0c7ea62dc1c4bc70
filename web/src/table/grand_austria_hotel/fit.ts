/** Tells an element, as `--fit`, how high it is from where it begins to the lower edge of the window. */

export function fit(element: HTMLElement): { destroy: () => void } {
  const above = new ResizeObserver(settle);

  function settle(): void {
    const top = element.getBoundingClientRect().top + scrollY;
    element.style.setProperty("--fit", `calc(100dvh - ${Math.round(top)}px)`);
  }

  function watch(): void {
    above.disconnect();
    for (let each = element.previousElementSibling; each; each = each.previousElementSibling) above.observe(each);
    settle();
  }

  const siblings = new MutationObserver(watch);
  if (element.parentElement) siblings.observe(element.parentElement, { childList: true });
  watch();
  return {
    destroy: () => {
      above.disconnect();
      siblings.disconnect();
    },
  };
}
