import { expect, test } from "vitest";
import { agreement } from "../../content/training/agreement.ts";
import { engineerCourse } from "../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../content/training/corporate-training.ts";
import { noCodeCourse } from "../../content/training/no-code-agentic-ai.ts";
import { figures } from "../../src/pages/training/agreement/figures.picture.ts";
import { gainPictures } from "../../src/pages/training/ai-ml-genai-course/gains.picture.ts";
import { projections } from "../../src/pages/training/corporate-training/market.picture.ts";
import { atOnceDown, seriesDown } from "../../src/pages/training/corporate-training/programs.picture.ts";
import { reasonPictures } from "../../src/pages/training/no-code-agentic-ai/reasons.picture.ts";

test("each gain and each reason of a course has a figure of its own", () => {
  for (const [pictures, { items }] of [
    [gainPictures, engineerCourse.gains],
    [reasonPictures, noCodeCourse.why],
  ] as const) {
    expect(new Set(pictures.map(({ html }) => html)).size).toBe(items.length);
  }
});

test("each program's drawing has a ring for each of its parts", () => {
  const rings = [seriesDown, atOnceDown].map(
    ({ html }) => /stroke-width="12"[^>]* d="([^"]+)"/.exec(html)?.[1]?.match(/h0/g)?.length,
  );
  expect(rings).toEqual(corporateTraining.programs.items.map(({ contents }) => contents.parts.length));
});

test("the lines of the projections are to scale", () => {
  expect(corporateTraining.market.items.map(({ value }) => value)).toEqual([
    "274 billion",
    "1.3 trillion",
    "3.68 trillion",
  ]);
  const lines = projections.map(({ html }) =>
    /M([\d.]+) 50H([\d.]+)/.exec(html.split("--signal")[1] ?? "")?.slice(1),
  );
  expect(lines).toEqual([
    ["0", "7.4"],
    ["0", "35.3"],
    ["5.3", "100"],
  ]);
});

test("drawings and notes beside the agreement name no figure that their clause does not", () => {
  expect(Object.keys(figures)).toEqual(Object.keys(agreement.drawings));
  const amounts = (texts: string[]) => texts.flatMap((text) => text.match(/\d[\d:–%]*/g) ?? []);
  const drawn: Record<string, Record<string, string>> = agreement.drawings;
  for (const { id, inShort, blocks } of agreement.sections) {
    const clause = JSON.stringify(blocks);
    for (const amount of amounts([inShort, ...Object.values(drawn[id] ?? {})]))
      expect(clause).toContain(amount);
  }
  const drawnAmounts = Object.entries(drawn).map(([id, words]) => [id, amounts(Object.values(words))]);
  expect(Object.fromEntries(drawnAmounts)).toEqual({
    program: ["24", "6"],
    "plans-and-fees": ["999", "799"],
    "classes-and-recordings": [],
    materials: [],
    certificate: ["80%"],
    schedule: [],
    refunds: ["7", "11:59", "75%", "15–30"],
    installments: ["7", "7"],
    liability: ["12"],
  });
  expect(figures.program?.html.match(/h0/g)).toHaveLength(24);
});
