import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

// The first page waits for each of them. What it does not need is imported where it is used, by `import()`.
test("the start loads these packages and no others", () => {
  const files = new Set(["server.ts"]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) files.add(path.posix.join(path.posix.dirname(file), name));
      else if (!name.startsWith("node:")) packages.add(name);
    }
  }
  expect(files).not.toContain("content/site-pages.ts");
  expect([...packages].toSorted()).toEqual([
    "compression",
    "cookie-session",
    "express",
    "helmet",
    "ipaddr.js",
    "isbot",
    "keygrip",
    "lowdb",
    "lru-cache",
    "negotiator",
    "p-limit",
    "pino",
    "rate-limiter-flexible",
    "scrypt-kdf",
    "sonic-boom",
    "valibot",
  ]);
});

/** What a file imports before it runs; types alone are no code. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const found = source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^"';]*\sfrom\s)?"([^"]+)"/gm);
  return [...found].map(([, name = ""]) => name);
}
