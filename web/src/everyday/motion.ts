// Whoever has told his system that he wants no motion sees things where they are, not how they get there.

let wish: MediaQueryList | null = null;

export const calm = (): boolean => typeof matchMedia !== "undefined" && (wish ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

/** When the next frame has been drawn. */
export function afterwards(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (later = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
