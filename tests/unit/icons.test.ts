import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { iconNames } from "../../src/shared/icon-names.ts";

test("the sprite holds each icon once, and nothing else", () => {
  const sprite = readFileSync(
    path.resolve(import.meta.dirname, "../../src/components/icon/icons.svg"),
    "utf8",
  );
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
