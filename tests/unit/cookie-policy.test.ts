import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";

const source = path.resolve(import.meta.dirname, "../../src");

const entries = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => [
    ...readFileSync(path.join(source, name), "utf8").matchAll(/storedValue\("(\w+)", ["`]([\w-]+:?)/g),
  ])
  .map(([, area, key = ""]) => `${key}${key.endsWith(":") ? "…" : ""} (${area}): `);

test("the cookie policy names every entry that the site writes to the browser's storage", () => {
  expect(entries.length).toBeGreaterThan(5);
  const named = JSON.stringify(cookiePolicy);
  expect(entries.filter((entry) => !named.includes(`"${entry}`))).toEqual([]);
});
