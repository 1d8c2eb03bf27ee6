import { expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { site } from "../../content/site.ts";
import { engineerCourse } from "../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../content/training/corporate-training.ts";
import { drawLessons } from "../../src/pages/training/ai-ml-genai-course/draw-lessons.ts";
import { drawMarket } from "../../src/pages/training/corporate-training/draw-market.ts";

const { items } = engineerCourse.curriculum;
const lessons = items.flatMap((block) => block.lessons);

test("the curriculum numbers 80 lessons from 1 to 80, each with a title of its own", () => {
  expect(lessons.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(80);
  for (const { title } of lessons) expect(title.length).toBeGreaterThan(10);
});

test.each([
  ["Foundations: Python & Intro to ML", "1–15", "Lessons 1–15"],
  ["Data Processing & Classic Algorithms", "16–29", "Lessons 16–29"],
  ["Model Evaluation & Advanced Techniques", "30–41", "Lessons 30–41"],
  ["Deep Learning for NLP & Generative AI", "42–59", "Lessons 42–59"],
  ["Agentic Systems & MLOps", "60–79", "Lessons 60–79"],
  ["Career Guidance & AMA Sessions", "80", "5 live sessions"],
])("the block %s is labelled as it is filled", (title, range, label) => {
  const block = items.find((candidate) => candidate.title === title);
  const numbers = block?.lessons.map(({ number }) => number) ?? [];
  expect(block).toMatchObject({ range, label });
  expect(range).toBe([...new Set([numbers[0], numbers.at(-1)])].join("–"));
  expect(block?.description).not.toBe("");
});

test("there are six blocks, and only the last has the four AMA sessions", () => {
  expect(items).toHaveLength(6);
  expect(items.map(({ sessions }) => sessions?.length ?? 0)).toEqual([0, 0, 0, 0, 0, 4]);
});

test("every project is a lesson of its block, and says what it is", () => {
  for (const { lessons: own, projects } of items) {
    for (const number of projects) {
      expect(own.find((lesson) => lesson.number === number)?.title).toMatch(/^(Project:|Capstone review:)/);
    }
  }
});

test("the facts carry the figures of the course", () => {
  const facts = Object.fromEntries(engineerCourse.facts.items.map(({ term, detail }) => [term, detail]));
  expect(facts).toMatchObject({
    Duration: "4 months",
    Lessons: "80 lessons plus AMA sessions",
    "Teaching time": "120 hours of lessons",
    Community: "Free for life, valued at $29/month",
    Certificate: "For a grade of 80% or more",
  });
  expect(engineerCourse.hero.rating.value).toBe("9.5/10");
});

test("there are ten gains, six questions, and ids that no two parts of the page share", () => {
  expect(engineerCourse.gains.items).toHaveLength(10);
  expect(engineerCourse.faq.items).toHaveLength(6);
  const ids = [...items, ...engineerCourse.faq.items].map(({ id }) => id);
  expect(new Set([...ids, "programs", "registration", "main"]).size).toBe(15);
});

test("installments are arranged with the trainings address", () => {
  const answer = engineerCourse.faq.items.find(({ question }) => question.includes("installments"))?.answer;
  expect(answer).toContain(site.trainingsEmail);
});

test("the forms have the names that are specified", () => {
  expect(forms.course.name).toBe("AI/ML/GenAI Form");
  expect(forms.corporateTraining.title).toBe("For Corporate Training Form");
});

test("the corporate page has six benefits, two programs and the three projections", () => {
  expect(corporateTraining.benefits.items.map(({ title }) => title)).toEqual([
    "Expert Instruction",
    "Hands-on Projects",
    "Customized Curriculum",
    "Flexible Delivery",
    "Ongoing Support",
    "ROI-Focused",
  ]);
  expect(corporateTraining.programs.items.map(({ title, duration }) => [title, duration])).toEqual([
    ["AI/ML/GenAI Engineer Program", "4 months"],
    ["Custom Program", "Flexible duration"],
  ]);
  expect(corporateTraining.market.items.map(({ value, period }) => `${value} ${period}`).sort()).toEqual([
    "1.3 trillion by 2032",
    "274 billion by 2026",
    "3.68 trillion by 2034",
  ]);
});

test("the lessons are drawn one by one, the sessions two weeks apart", () => {
  const marks = drawLessons(items);
  const kinds = marks.flatMap(({ stems }) => stems.map(({ kind }) => kind));
  expect(kinds.filter((kind) => kind !== "session")).toHaveLength(80);
  expect(kinds.filter((kind) => kind === "project")).toHaveLength(5);
  expect(marks.slice(0, 5).map(({ places }) => places)).toEqual([15, 14, 12, 18, 20]);

  // 80 lessons in 16 weeks: two weeks are the places of ten lessons.
  const career = marks[5];
  const places = career?.stems.map(({ x }) => (x * career.places) / 100) ?? [];
  for (const [i, place] of places.entries()) expect(place).toBeCloseTo(0.5 + 10 * i, 1);
});

test("the market is drawn to scale from zero", () => {
  const { ends, points, years } = drawMarket(corporateTraining.market.items);
  expect(ends?.from.y).toBeCloseTo(100 - (100 * 196.63) / 3680, 1);
  expect(ends?.to).toEqual({ x: 100, y: 0 });
  expect(points.map(({ y }) => y)).toEqual([92.55, 64.67]);
  expect(years.map(({ year, x }) => [year, x])).toEqual([
    [2023, 0],
    [2026, 27.27],
    [2032, 81.82],
    [2034, 100],
  ]);
});
