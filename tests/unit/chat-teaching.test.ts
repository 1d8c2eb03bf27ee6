import { expect, test } from "vitest";
import { areOpposite, namesUnknownWord } from "../../src/server/chat/added-answer-match.ts";
import { addedIntents } from "../../src/server/chat/added-answers.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import type { IntentSet } from "../../src/server/chat/intent-candidates.ts";
import { siteLinks } from "../../src/server/chat/site-links.ts";
import { posts } from "../dialogues/ask.ts";
import lessons from "../dialogues/teaching.json" with { type: "json" };
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";

const dates = firstCourseDates();
let taught: readonly IntentSet[] = [];
const { answer, builtInAnswerTo } = createAnswerer(
  intentIndex(),
  () => posts,
  () => dates,
  () => taught,
);
const added = lessons.map(({ questions, reply }, at) => ({ id: `${at}`, questions, reply, link: null }));
const known = siteLinks(() => posts, "https://www.corvanta.example");
taught = [addedIntents(added, known, intentIndex().vocabulary, builtInAnswerTo)];

const gets = (question: string, reply: string) => answer(question, noContext).text.includes(reply);

test("an added answer is given to its own questions, and given or offered to most of their rewordings", () => {
  for (const { questions, reply } of lessons)
    for (const question of questions) expect([question, gets(question, reply)]).toEqual([question, true]);
  const reworded = lessons.flatMap(({ questions: [label = ""], rewordings, reply }) =>
    rewordings.map((one) => {
      const { text, offers } = answer(one, noContext);
      return text.includes(reply) || offers.includes(label);
    }),
  );
  expect(reworded.filter(Boolean).length).toBeGreaterThanOrEqual(45);
  const opposite = lessons.flatMap(({ opposites, reply }) => opposites.map((one) => gets(one, reply)));
  expect(opposite.filter(Boolean).length).toBe(0);
});

test.each([
  ["why is the course so cheap?", "why is the course so expensive", true],
  ["are there classes on weekends", "are there classes on weekdays", true],
  ["can i pay by card", "can i not pay by card", true],
  ["is there a bus on line 3", "is there a bus on line 5", true],
  ["who feeds zebra [number]", "who feeds zebra 12", false],
  ["who teaches the course", "can i teach a course", true],
  ["who teaches the course", "what is taught in the course", true],
  ["how many people are in a class", "how many classes are there", true],
  ["do you have parking", "is there parking", false],
])("“%s” and “%s” ask for opposites: %s", (one, other, expected) => {
  expect(areOpposite(one, other)).toBe(expected);
});

test("what has no vector, such as a name, must be in the message", () => {
  expect(namesUnknownWord("is there a zeppelinquay", "is there a balloon")).toBe(true);
  expect(namesUnknownWord("is there a zeppelinquay", "where is the zeppelinquay")).toBe(false);
});
