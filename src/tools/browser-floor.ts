/**
 * Safari 16.4 is the first with import maps, Firefox 121 with `:has()`. `tests/sweeps/browser-floor.spec.ts` checks scripts.
 */
export const browserFloor = { chrome: "111", edge: "111", firefox: "121", safari: "16.4", ios: "16.4" };

export function targetsOf(versions: Record<string, string>): string[] {
  return Object.entries(versions).map(([browser, version]) => browser + version);
}
