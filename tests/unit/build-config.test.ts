import { expect, test } from "vitest";
import config from "../../vite.config.ts";

// Whoever builds a release may not be able to read the settings, which are for the service alone.
test("a build reads no .env", () => {
  expect(config.envDir).toBe(false);
});
