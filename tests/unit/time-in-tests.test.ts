import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.resolve(import.meta.dirname, "..");
const files = globSync("{unit,api,components,e2e,sweeps}/**/*.{test,spec}.{ts,tsx}", { cwd: folder });

/** What a test finds wrong on a machine that is busy, or stands still for seconds. */
const hasty = {
  "a time of the clock that must be short": /\b(?:performance|Date)\.now\(\) - .*\)\.toBeLessThan/,
  "a wait of less than half a minute": /\btimeout: (?:\d{1,4}|\d_\d{3}|[12]\d_?\d{3})\b(?! \*)/,
  "a wait of so many milliseconds": /\bvi\.waitFor\(.*, [\d_]+\)/,
  "a limit of its own, below that of all tests": /\btest\.setTimeout\(/,
};

test.each(Object.entries(hasty))("no test has %s", (_what, pattern) => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
