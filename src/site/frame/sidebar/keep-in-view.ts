// Scrolls the sidebar, and only the sidebar, so that the page being read is seen in it.

/** Rows kept visible around the current one. */
const MARGIN_PX = 48;

export function keepInView(scroller: HTMLElement | null, url: string): void {
  const link = scroller?.querySelector(`a[href="${CSS.escape(url)}"]`);
  if (!scroller || !link || scroller.scrollHeight <= scroller.clientHeight) return;
  const box = scroller.getBoundingClientRect();
  const row = link.getBoundingClientRect();
  const above = row.top - box.top - MARGIN_PX;
  const below = row.bottom - box.bottom + MARGIN_PX;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += below;
}
