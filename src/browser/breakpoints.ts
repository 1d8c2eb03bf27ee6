/** The window widths, in rem, at which layouts change. Style sheets use these and no others: a test compares. */
export const breakpoints = [30, 37.5, 40, 48, 64, 72] as const;

/** Below it, in rem, no window is by itself: a phone is, whose letters are twice as large (WCAG 2.2, 1.4.4). */
export const largeLetters = 18;

type Breakpoint = (typeof breakpoints)[number];

/** The media query of windows narrower than a breakpoint. */
export function narrowerThan(width: Breakpoint): string {
  return `(width < ${width}rem)`;
}

/** The media query of windows as wide as a breakpoint or wider. */
export function atLeast(width: Breakpoint): string {
  return `(width >= ${width}rem)`;
}
