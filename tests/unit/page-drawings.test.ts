import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { forClients } from "../../content/talent/for-clients.ts";
import { engineerCourse } from "../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../content/training/corporate-training.ts";
import { counts } from "../../src/pages/about/papers.picture.ts";
import { foundOf } from "../../src/pages/blog/list/found.picture.ts";
import { benefitPictures as bubbles } from "../../src/pages/services/conversational-ai/benefits.picture.ts";
import { benefitPictures as slabs } from "../../src/pages/services/data-cloud-solutions/benefits.picture.ts";
import { casePictures } from "../../src/pages/services/data-cloud-solutions/cases.picture.ts";
import { textWidth, wordSize } from "../../src/pages/services/text-width.ts";
import { reasonPictures } from "../../src/pages/talent/for-clients/reasons.picture.ts";
import { drawLessons } from "../../src/pages/training/ai-ml-genai-course/lessons.picture.ts";
import { benefitPictures } from "../../src/pages/training/corporate-training/benefits.picture.ts";
import { weeks } from "../../src/pages/training/no-code-agentic-ai/weeks.picture.ts";

test("the drawing of the weeks has a dot for every class", () => {
  const dots = (width: string) =>
    new RegExp(`stroke-width="${width}" d="([^"]+)"`).exec(weeks.html)?.[1]?.match(/h0/g)?.length;
  expect([dots("var\\(--class\\)"), dots("var\\(--workshop\\)")]).toEqual([18, 6]);
});

test("a named column of the opening of About has a dot for each time that its task comes up", () => {
  const drawing = readFileSync("src/pages/about/hero.picture.svg", "utf8");
  const dots = [...drawing.matchAll(/stroke-width="8"[^>]* d="([^"]+)"/g)].map(([, d]) => d).join("");
  const columns = counts.filter(({ column }) => column !== undefined);
  expect(columns.length).toBeGreaterThan(2);
  for (const { task, count, column } of columns)
    expect(dots.match(new RegExp(`M${column} `, "g")), task).toHaveLength(count);
});

test("the lessons are drawn one by one, the sessions two weeks apart", () => {
  const marks = drawLessons(engineerCourse.curriculum.items);
  const kinds = marks.flatMap(({ stems }) => stems.map(({ kind }) => kind));
  expect(kinds.filter((kind) => kind !== "session")).toHaveLength(80);
  expect(kinds.filter((kind) => kind === "project")).toHaveLength(5);
  expect(marks.slice(0, 5).map(({ places }) => places)).toEqual([15, 14, 12, 18, 20]);

  // 80 lessons in 16 weeks: two weeks are the places of ten lessons.
  const career = marks[5];
  const places = career?.stems.map(({ x }) => (x * career.places) / 100) ?? [];
  for (const [i, place] of places.entries()) expect(place).toBeCloseTo(0.5 + 10 * i, 1);
});

test("on a phone the last session stands clear of the arrowhead", () => {
  const blocks = drawLessons(engineerCourse.curriculum.items);
  const all = blocks.reduce((sum, { places }) => sum + places, 0);
  const { places = 0, stems = [] } = blocks.at(-1) ?? {};
  const toTheTip = (places * (100 - (stems.at(-1)?.x ?? 100))) / 100;
  const column = 350;
  const head = 15;
  const ring = 5.5;
  expect((toTheTip / all) * column).toBeGreaterThan(head + ring);
});

test("every project is a lesson of its block, and says what it is", () => {
  for (const { lessons: own, projects } of engineerCourse.curriculum.items) {
    for (const number of projects) {
      expect(own.find((lesson) => lesson.number === number)?.title).toMatch(/^(Project:|Capstone review:)/);
    }
  }
});

test("of the strands of all articles, as many go on as a search has found", () => {
  const strands = (count: number, total: number) => {
    const [missed, , found] = [...foundOf(count, total).html.matchAll(/ d="([^"]+)"/g)].map(
      ([, d = ""]) => d,
    );
    return [missed, found].map((d) => d?.match(/M/g)?.length);
  };
  expect(strands(4, 8)).toEqual([4, 4]);
  expect(strands(1, 8)).toEqual([7, 1]);
  // With more articles than strands, their share; what is found has one at least.
  expect(strands(500, 1000)).toEqual([18, 18]);
  expect(strands(1, 1000)).toEqual([35, 1]);
  expect(foundOf(8, 8).html.match(/<path/g)).toHaveLength(1);
});

test("each benefit with figures on its page has its own", () => {
  for (const [pictures, { items }] of [
    [bubbles, conversationalAi.benefits],
    [slabs, dataCloudSolutions.benefits],
    [reasonPictures, forClients.reasons],
    [benefitPictures, corporateTraining.benefits],
  ] as const) {
    expect(new Set(pictures.map(({ html }) => html)).size).toBe(items.length);
  }
});

test("each use case of the stack has its own drawing, or the dots of its figure", () => {
  const { items } = dataCloudSolutions.useCases;
  const drawn = items.flatMap(({ key, claim }) => (claim === undefined ? [casePictures[key]?.html] : []));
  expect(drawn).not.toContain(undefined);
  expect([...new Set(drawn)]).toEqual(Object.values(casePictures).map(({ html }) => html));
});

test("the dots of a claim count what its figure says", () => {
  const claims = [
    ...conversationalAi.useCases.items.flatMap((item) => item.claims),
    ...aiAutomations.useCases.items.flatMap(({ impact }) => impact.claim ?? []),
    ...dataCloudSolutions.useCases.items.flatMap(({ claim }) => claim ?? []),
  ];
  for (const { value, label, change } of claims) {
    expect(value).toBe(`${change.by}${change.upTo === undefined ? "" : `-${change.upTo}`}%`);
    const falls = /reduc|less|fewer/.test(label);
    expect(change.kind, label).toBe(label === "uptime guarantee" ? "share" : falls ? "less" : "more");
  }
});

// The drawings are 420 units wide; words that do not fit would be cut at the edge of a phone.
test("the words of the diagrams fit into them", () => {
  const width = (text: string) => textWidth(text, wordSize);
  for (const { text } of conversationalAi.hero.diagram.lines) expect(width(text), text).toBeLessThan(330);
  expect(width(conversationalAi.hero.diagram.handOver)).toBeLessThan(160);
  for (const layer of dataCloudSolutions.hero.diagram.layers) expect(width(layer), layer).toBeLessThan(169);
});
