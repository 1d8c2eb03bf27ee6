import { expect, test } from "vitest";
import { splitList, splitQuestions, splitSentences } from "../../src/server/chat/split-questions.ts";
import { processorMsOf } from "../support/processor-time.ts";

test.each<[string, string[]]>([
  ["How much is it and when does it start?", ["How much is it", "when does it start?"]],
  ["What does it cost? And who teaches it?", ["What does it cost?", "And who teaches it?"]],
  [
    "How many lessons is it, over how many months, and what is the price?",
    ["How many lessons is it", "over how many months", "what is the price?"],
  ],
  ["Can you tell me what it costs and when it starts", ["Can you tell me what it costs", "when it starts"]],
  ["I run a bakery. Do you build bots?", ["Do you build bots?"]],
  [
    "What do you have for a man who cannot program and does not wish to?",
    ["What do you have for a man who cannot program and does not wish to?"],
  ],
  ["give me the email address AND the postal address", ["give me the email address", "the postal address"]],
  [
    "what is the difference between the course and the webinar?",
    ["what is the difference between the course and the webinar?"],
  ],
  [
    "I am missing three things: the course's length, its price and the name of the teacher.",
    ["the course's length", "its price", "the name of the teacher."],
  ],
  ["Some questions about it: is it live, and can I pause?", ["is it live", "can I pause?"]],
  ["We automate two things: quotes.", []],
  ["is it live or recorded", ["is it live or recorded"]],
  ["I paid, and it was fine.", []],
])("%j asks %j", (message, questions) => {
  expect(splitQuestions(message).questions).toEqual(questions);
});

test("what stands before the first question is told apart", () => {
  expect(splitQuestions("I have paid. In week one I stop. How much comes back?").preface).toBe(
    "I have paid. In week one I stop.",
  );
});

test("no more than four questions are answered one by one, however many there are", async () => {
  expect(splitQuestions("why? ".repeat(1_000)).questions).toHaveLength(4);
  const split = () => [splitQuestions(`${"and what, ".repeat(200)}?`), splitSentences(". ".repeat(1_000))];
  expect(await processorMsOf(split)).toBeLessThan(100);
});

test.each<[string, string[]]>([
  ["price, dates and certificate?", ["price", "dates", "certificate"]],
  ["cost? duration", ["cost", "duration"]],
  ["price", []],
  ["ok what's the damage, roughly", []],
  ["we are a small shop in Plano, and we need somebody for our phones", []],
])("%j lists %j", (message, parts) => {
  expect(splitList(message)).toEqual(parts);
});
