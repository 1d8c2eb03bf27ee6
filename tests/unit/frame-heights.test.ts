import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { frameHeights } from "../../src/shared/forms/frame-heights.ts";

const styleSheet = "src/widgets/embedded-form/embedded-form.module.css";

test(`each form's height on a wide screen is the same in frame-heights.ts and, as --wide, in ${styleSheet}`, async () => {
  const css = await readFile(styleSheet, "utf8");
  const wide = [...css.matchAll(/\.(\w+) \{\s+--wide: (\d+)px;/g)].map(([, form, px]) => [form, Number(px)]);
  expect(Object.fromEntries(wide)).toEqual(frameHeights);
});
