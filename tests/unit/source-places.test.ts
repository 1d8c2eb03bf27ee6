import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { withSourcePlaces } from "../../src/server/logging/source-places.ts";

const folder = mkdtempSync(path.join(tmpdir(), "places-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return pathToFileURL(file).href;
}

test("a stack names the places of the sources where a map tells them, and is else as it was", () => {
  const built = pathToFileURL(path.join(folder, "built.js")).href;
  // Line 2, column 3 was line 7, column 1 of the source.
  write("built.js.map", JSON.stringify({ version: 3, sources: ["src/a.ts"], names: [], mappings: ";EAMA" }));
  const damaged = write("damaged.js", "");
  write("damaged.js.map", "{");
  const other = [
    `    at ${damaged}:2:3`,
    `    at async other (${pathToFileURL(path.join(folder, "unmapped.js"))}:2:3)`,
    "    at node:internal/process:2:3",
    "    at <anonymous>",
  ].join("\n");
  const source = pathToFileURL(path.join(folder, "src/a.ts")).href;
  expect(withSourcePlaces(`Error: broken\n    at run (${built}:2:3)\n    at ${built}:1:1\n${other}`)).toBe(
    `Error: broken\n    at run (${source}:7:1)\n    at ${built}:1:1\n${other}`,
  );
});
