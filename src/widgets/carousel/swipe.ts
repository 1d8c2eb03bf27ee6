/** A swipe counts when it is longer than this. */
const thresholdPx = 50;

/** What a finished horizontal drag asks for: the next slide (leftwards), the previous one, or to stay. */
export function swipeStep(movedPx: number): 1 | -1 | 0 {
  if (Math.abs(movedPx) <= thresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}
