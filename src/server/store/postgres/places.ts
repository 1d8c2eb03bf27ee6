/**
 * Gives records places in rising order between two others. As many as can be keep the place that they have; null is one
 * that has none yet. Null where there is no room between them.
 */
export function risingPlaces(
  present: readonly (number | null)[],
  low: number,
  high: number,
): number[] | null {
  const kept = longestRise(present, low, high);
  const places: number[] = [];
  for (const end of [...kept, present.length]) {
    const from = places.at(-1) ?? low;
    const to = present[end] ?? high;
    const count = end - places.length;
    for (let nth = 0; nth < count; nth += 1) places.push(placeBetween(from, to, nth, count));
    if (end < present.length) places.push(to);
  }
  return isRising([low, ...places, high]) ? places : null;
}

function placeBetween(from: number, to: number, nth: number, count: number): number {
  if (from === Number.NEGATIVE_INFINITY) return to === Number.POSITIVE_INFINITY ? nth : to - (count - nth);
  return to === Number.POSITIVE_INFINITY ? from + nth + 1 : from + ((to - from) * (nth + 1)) / (count + 1);
}

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}

/** Where the longest part stands that is in order already. */
function longestRise(places: readonly (number | null)[], low: number, high: number): number[] {
  /** By its length, less one: where the last one stands of the rise that ends lowest. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, place] of places.entries()) {
    if (place === null || place <= low || place >= high) continue;
    let length = ends.length;
    while (length > 0 && (places[ends[length - 1] ?? 0] ?? 0) >= place) length -= 1;
    before[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) rise.push(index);
  return rise.reverse();
}
