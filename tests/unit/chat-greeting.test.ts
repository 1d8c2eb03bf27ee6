import { expect, test } from "vitest";
import { withoutGreeting } from "../../src/server/chat/message.ts";

test.each([
  ["Hi, do you teach in Spanish?", "do you teach in Spanish?"],
  ["  Hello there! What does it cost", "What does it cost"],
  ["Good morning, I need a data engineer", "I need a data engineer"],
  ["hey is there a free place", "is there a free place"],
  ["Hi team – prices?", "prices?"],
])("%j asks %j", (message, question) => {
  expect(withoutGreeting(message)).toBe(question);
});

test.each([
  "Hi",
  "Hello!",
  "hi, I'm Maria",
  "hello again, me once more",
  "Hiring a developer, how?",
  "Good morning everyone",
  "What is hello world?",
  "",
])("%j stays as it is", (message) => {
  expect(withoutGreeting(message)).toBe(message);
});
