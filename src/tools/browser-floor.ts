/**
 * The oldest browsers that the site supports, all of 2023: the first Safari with `inert`, push and import maps, the first Firefox
 * with `:has()`, on which layouts rest. The build translates syntax and styles for them, and
 * `tests/sweeps/browser-floor.spec.ts` holds that its scripts ask for nothing newer. The README names them.
 */
export const browserFloor = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", ios: "16.4" };

/** Takes versions by browser; returns them as the build's targets. */
export function targetsOf(versions: Record<string, string>): string[] {
  return Object.entries(versions).map(([browser, version]) => browser + version);
}
