import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { licensesPage } from "../../src/tools/licenses.ts";

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, "../..", name), "utf8");

test("docs/licenses.md names each package of the lock file under its license: npm run licenses", () => {
  expect(read("docs/licenses.md")).toBe(licensesPage(JSON.parse(read("package-lock.json"))));
});

test("what is built with stands apart from what runs, and each package once", () => {
  const page = licensesPage({
    packages: {
      "": { version: "2.0.0", license: "UNLICENSED" },
      "node_modules/b": { version: "1.0.0", license: "MIT" },
      "node_modules/a": { version: "2.0.0", license: "MIT" },
      "node_modules/x/node_modules/a": { version: "2.0.0", license: "MIT" },
      "node_modules/@c/d": { version: "3.0.0", license: "ISC", dev: true },
    },
  });
  expect(page).toMatch(/## On the server[^#]*### MIT\n\n`a 2\.0\.0`, `b 1\.0\.0`\n/);
  expect(page).toMatch(/## To build and to test\n[^#]*### ISC\n\n`@c\/d 3\.0\.0`\n/);
  expect(page).not.toContain("UNLICENSED");
});

test("a package without a license is an error that names it", () => {
  expect(() => licensesPage({ packages: { "node_modules/a": { version: "1.0.0" } } })).toThrow(
    "a 1.0.0 names no license",
  );
});
