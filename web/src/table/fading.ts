// A region that is scrolled fades at its lower edge as long as more lies below.

/** Attached to the region: keeps its class `goes-on`. */
export function fading(region: HTMLElement): () => void {
  const look = (): void => void region.classList.toggle("goes-on", region.scrollHeight - region.scrollTop - region.clientHeight > 8);
  const size = new ResizeObserver(look);
  // After the frame that draws it: before, the browser would lay out the whole page at once to tell how long it is.
  let waits = false;
  const content = new MutationObserver(() => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        waits = false;
        look();
      }),
    );
  });
  size.observe(region);
  content.observe(region, { childList: true, subtree: true });
  region.addEventListener("scroll", look, { passive: true });
  region.addEventListener("toggle", look, true);
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
