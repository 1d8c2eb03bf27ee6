import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{src,content}/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));

test.each(["src/components/icon/icons.svg", "src/admin/components/admin-icons.svg"])(
  "%s holds each icon once, and none that nothing shows",
  (file) => {
    const symbols = [...readFileSync(file, "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(symbols).not.toHaveLength(0);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols.filter((id) => !sources.some((source) => source.includes(`"${id}"`)))).toEqual([]);
  },
);
