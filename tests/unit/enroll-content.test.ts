import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { agreement } from "../../content/training/agreement.ts";
import { noCodeCourse } from "../../content/training/no-code-agentic-ai.ts";
import { cohort, planBenefits, plans, promotion } from "../../content/training/plans.ts";
import { drawWeeks } from "../../src/pages/training/no-code-agentic-ai/draw-weeks.ts";
import { parsePlan, planKeys } from "../../src/shared/forms/plans.ts";

const { items } = noCodeCourse.curriculum;
const classes = items.flatMap((module) => module.classes);

test("the six modules hold 24 classes, four each, numbered through", () => {
  expect(items.map(({ title, range }) => [title, range])).toEqual([
    ["AI Basics & Prompt Engineering", "Classes 1–4"],
    ["Getting Started with n8n & AI Agents", "Classes 5–8"],
    ["APIs, Automation & Real-Time Processes", "Classes 9–12"],
    ["Database Integration & Automation, plus intro to RAG and vector databases", "Classes 13–16"],
    ["RAG Systems & Retrieval Workflows", "Classes 17–20"],
    ["Lovable Prototyping", "Classes 21–24"],
  ]);
  expect(items.map((module) => module.classes.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(classes.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  expect(new Set(classes.map(({ title }) => title)).size).toBe(24);
});

test("each week leaves one thing, and has a workshop", () => {
  expect(noCodeCourse.path.items.map(({ title }) => title)).toEqual(
    items.map(({ number }) => `Week ${number}`),
  );
  for (const module of items) expect(module.classes.filter(({ workshop }) => workshop)).toHaveLength(1);
});

test("the drawing of the weeks has a dot for every class", () => {
  const { classes: dots, workshops } = drawWeeks(
    items.map((module) => module.classes.map(({ workshop }) => workshop === true)),
  );
  const count = (path: string) => path.match(/h0/g)?.length;
  expect([count(dots), count(workshops)]).toEqual([18, 6]);
});

test("the four reasons and the details stand as specified", () => {
  expect(noCodeCourse.why.items.map(({ title }) => title)).toEqual([
    "No Coding Required",
    "Real-World Applications",
    "Rapid Prototyping",
    "Launch Your AI Career",
  ]);
  expect(noCodeCourse.details.items.map(({ detail }) => detail)).toEqual([
    "6 weeks intensive",
    "Live online classes with hands-on projects",
    "Oct 6th",
    "Mon-Thu 7:45pm-9:15pm CDT",
  ]);
  expect(noCodeCourse.webinar.date).toBe("September 28th at 12pm CDT");
  expect(noCodeCourse.closing.email).toBe(site.trainingsEmail);
});

test("plans, prices and code stand as specified", () => {
  expect(plans.professionals).toMatchObject({
    label: "Non-tech or Tech Founders / Non-tech or Tech Professionals",
    detail: "Standard enrollment for professionals",
    priceDisplay: "$999",
  });
  expect(plans.students).toMatchObject({
    label: "Students / Graduates / Unemployed Juniors",
    detail: "Special pricing for students and recent graduates",
    priceDisplay: "$799",
  });
  expect(planKeys.map((key) => plans[key].key)).toEqual(Object.keys(plans));
  expect(planBenefits.map((benefit) => benefit.toLowerCase())).toEqual([
    "lifetime access to materials",
    "certificate of completion",
    "live classes",
    "hands-on projects",
  ]);
  expect(promotion).toMatchObject({ code: "EARLYNOCODE", offer: "$100 off", saving: "Save $100" });
});

test("the agreement holds the specified terms", () => {
  const text = agreement.sections
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])),
    ])
    .join("\n");
  for (const term of [
    "6 weeks",
    "24 classes in 6 modules of 4",
    `${cohort.starts} and ${cohort.schedule}`,
    "$999",
    "$799",
    "EARLYNOCODE",
    "grade of 80% or higher",
    "within 7 calendar days from the start of your cohort",
    "75% of the fee paid in full",
    `by email to ${site.trainingsEmail} by 11:59 PM company local time on day 7`,
    "about 15–30 business days",
    "no refund after the 7 days, and none on repeat cohorts, unless the cohort is not held",
    "cancel future payments only within the same 7 calendar days",
    "treated as a full purchase",
    "State of Texas",
  ]) {
    expect(text).toContain(term);
  }
  const ids = agreement.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(agreement.acceptance).toMatchObject({
    checkboxLabel: "I have read and agree to the Live Online Training Program Agreement.",
    action: "I Agree — Continue to Payment",
  });
});

test.each([
  ["professionals", "professionals"],
  ["STUDENTS", "students"],
  ["Students", "students"],
  ["student", null],
  ["students ", null],
  ["", null],
  [null, null],
])("the plan query %j names %j", (value, plan) => {
  expect(parsePlan(value)).toBe(plan);
});
