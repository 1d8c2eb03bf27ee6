import { defineConfig } from "playwright/test";
import { chromiumOptions } from "./tests/support/browser/chromium.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "{e2e,sweeps}/**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Tests wait more than they compute: three keep two cores busy.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? "list" : "dot",
  // A busy machine may take many times as long, and stall for seconds: what must be fast says so in its test.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  use: {
    browserName: "chromium",
    launchOptions: chromiumOptions(),
    trace: "off",
  },
});
