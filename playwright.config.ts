import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./tests/support/browser/chromium.ts";

/**
 * The test files by where their `test` comes from, which is what starts their site: a worker keeps its site and its browser
 * as long as the next test needs the same ones.
 */
const filesBySite = Object.groupBy(
  globSync("tests/{e2e,sweeps}/**/*.spec.ts", { cwd: import.meta.dirname }),
  (file) =>
    /^import \{[^}]*\btest\b[^}]*\} from "(?:\.\.\/)?([^"]+)"/m.exec(readFileSync(file, "utf8"))?.[1] ?? "",
);

export default defineConfig({
  testDir: "tests",
  projects: Object.entries(filesBySite).map(([name, files = []]) => ({
    name,
    testMatch: files.map((file) => `**/${file}`),
  })),
  outputDir: "test-results",
  fullyParallel: true,
  // Tests wait more than they compute: three keep two cores busy.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? "list" : "dot",
  // A busy machine may take many times as long, and stall for seconds: what must be fast says so in its test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  use: {
    browserName: "chromium",
    launchOptions: chromiumOptions(),
    trace: "off",
  },
});
