import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("the sprite holds each icon once", () => {
  const sprite = readFileSync(
    path.resolve(import.meta.dirname, "../../src/components/icon/icons.svg"),
    "utf8",
  );
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols).not.toHaveLength(0);
  expect(new Set(symbols).size).toBe(symbols.length);
});
