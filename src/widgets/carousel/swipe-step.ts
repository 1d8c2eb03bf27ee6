const minSwipePx = 50;

/** A swipe to the left shows the next slide; 0 stays. */
export function swipeStep(movedPx: number): 1 | -1 | 0 {
  if (Math.abs(movedPx) <= minSwipePx) return 0;
  return movedPx < 0 ? 1 : -1;
}
