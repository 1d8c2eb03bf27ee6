/** The window widths, in rem, at which layouts change. A test compares the style sheets. */
export const breakpoints = [30, 37.5, 40, 48, 64, 72] as const;

/** In rem. Only a phone whose letters are set to 200 % has a narrower window (WCAG 2.2, 1.4.4). */
export const largeLetters = 18;

type Breakpoint = (typeof breakpoints)[number];

/* @__NO_SIDE_EFFECTS__ */
export function narrowerThan(width: Breakpoint): string {
  return `(width < ${width}rem)`;
}

export function atLeast(width: Breakpoint): string {
  return `(width >= ${width}rem)`;
}
