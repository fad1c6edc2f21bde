// Whoever has told his system that he wants no motion sees things where they are, not how they get there.

export const calm = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
