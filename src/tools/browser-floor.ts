/**
 * The oldest supported browsers, of 2023: the first Safari with `inert`, Web Push and import maps, the first Firefox with
 * `:has()`.
 * `tests/sweeps/browser-floor.spec.ts` checks that scripts use nothing newer.
 */
export const browserFloor = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", ios: "16.4" };

export function targetsOf(versions: Record<string, string>): string[] {
  return Object.entries(versions).map(([browser, version]) => browser + version);
}
