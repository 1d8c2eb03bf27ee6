import { describe, expect, test } from "vitest";
import { englishOnly, notFound, notFoundButRelated } from "../../content/chat/replies.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import { countWords, createSpelling } from "../../src/server/chat/spelling.ts";
import { subjectsIn, withOtherNamed, withoutSubjects } from "../../src/server/chat/subjects.ts";
import { urls } from "../../src/shared/urls.ts";
import { allDialogues } from "../dialogues/all.ts";
import { createAssistant } from "../dialogues/ask.ts";
import { scoreDialogues } from "../dialogues/score.ts";
import { followUps } from "../dialogues/single-questions.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import cases from "./chat-understanding.cases.json" with { type: "json" };

const ask = await createAssistant();
let sessions = 0;

/** The last answer of a conversation. */
function lastOf(...messages: string[]): string {
  sessions += 1;
  return messages.map((message) => ask(`session ${sessions}`, message).text).at(-1) ?? "";
}

describe("a message that leans on the one before", () => {
  test.each(followUps)("%j", (messages, answer) => {
    expect(lastOf(...messages)).toMatch(answer);
  });

  test("is forgotten with a new subject", () => {
    expect(lastOf("How much is the agentic course?", "what is your phone number")).toContain(
      "(972) 555-0142",
    );
  });
});

describe("sloppy words", () => {
  test.each([
    ["cna i get a refnud", "75%"],
    ["wats ur adress", "1200 Example Parkway"],
    ["is thier a certficate", "80%"],
    ["pls call me bck", "(972) 555-0142"],
  ])("%s", (message, fact) => {
    expect(lastOf(message)).toContain(fact);
  });

  test("known words, short ones and unknown ones stay as they are", () => {
    const { addPageWords, correct } = createSpelling(
      countWords(["How much is the course?", "When does the course start?"]),
    );
    addPageWords("A horse eats oats.");
    expect(correct("hwo much is the corse, horse or xylophones")).toBe(
      "how much is the course, horse or xylophones",
    );
    expect(correct("Waht w/o ur")).toBe("what without your");
  });

  test("a word is no longer known when the last text that has it is gone", () => {
    const { addPageWords, removePageWords, isKnown } = createSpelling(
      countWords(["How much is the course?"]),
    );
    addPageWords("A horse eats oats.");
    addPageWords("A horse runs.");
    removePageWords("A horse eats oats.");
    expect(["horse", "oats", "course"].map(isKnown)).toEqual([true, false, true]);
    removePageWords("A horse runs.");
    expect(isKnown("horse")).toBe(false);
  });

  test("vowels may be left out, and letters held down", () => {
    const { correct } = createSpelling(
      countWords(["Can I get a refund?", "How does a refund work?", "Which cases?", "So many cases"]),
    );
    expect(correct("a rfnd plsss, css is sooo haaard")).toBe("a refund please, css is so hard");
  });

  test("a word that means something else is not mistyped", () => {
    const { correct } = createSpelling(countWords(["What is the price?", "Tell me the price"]));
    expect(correct("is there a prize, or is that the pryce")).toBe("is there a prize, or is that the price");
  });
});

describe("another language is answered in English, kindly", () => {
  test.each([
    "¿Cuánto cuesta el curso?",
    "Wie viel kostet der Kurs?",
    "सुप्रभात, फीस कितनी है",
    "Скільки це коштує?",
    "bonjour",
  ])("%s", (message) => {
    expect(lastOf(message)).toBe(englishOnly);
  });

  test.each(["Is a visa needed?", "la", "What is the price in euro per person?"])(
    "%s is English",
    (message) => {
      expect(lastOf(message)).not.toBe(englishOnly);
    },
  );
});

test("a subject is known by its names, and what is asked of it is what is left", () => {
  const message = "is there homework in the no-code course and in the ml engineer course";
  expect(subjectsIn(message)).toEqual(["no-code", "engineer"]);
  expect(withoutSubjects(message).replace(/\s+/g, " ")).toBe("is there homework in the and in the ");
});

test.each([
  ["how much is the no code course", "and the other course?", urls.aiMlGenAiCourse.path],
  ["who teaches the engineer course", "and that other one?", urls.noCodeAgenticAi.path],
])("after %s the other course is the one that was not spoken of", (first, then, path) => {
  expect(lastOf(first, then)).toContain(path);
});

test.each(cases.others as [string, Parameters<typeof withOtherNamed>[1], string][])(
  "%s, after %s: %s",
  (said, spokenOf, meant) => {
    expect(withOtherNamed(said, spokenOf)).toBe(meant);
  },
);

test("a miss on a known subject says so, and what there is to know of it", () => {
  const answer = lastOf("Is there a swimming pool at the no-code course?");
  expect(answer).toContain(notFoundButRelated);
  expect(answer).toContain(urls.noCodeAgenticAi.path);
  expect(lastOf("Is there a swimming pool?")).toBe(notFound);
});

test("nothing begins with a Yes or a No that was not asked for, and most conversations are answered", async () => {
  const { share, kept, wrongWords, invented } = await scoreDialogues(await createAssistant(), allDialogues);
  expect(wrongWords).toBe(0);
  expect(invented).toBe(0);
  // What it reaches today, less the worth of a few turns.
  expect(share).toBeGreaterThan(0.94);
  expect(kept.share).toBeGreaterThan(0.9);
  // Some 700 messages, on a machine that may be busy.
});

test("a full date is said to be full", () => {
  const first = firstCourseDates();
  const full = { ...first.next.webinar, open: null, full: first.next.webinar.open };
  const dates = { ...first, next: { ...first.next, webinar: full, engineer: full } };
  const { answer } = createAnswerer(
    intentIndex(),
    () => [],
    () => dates,
  );
  expect(answer("When is the webinar?", noContext).text).toContain(
    "The webinar of September 28th at 12pm CDT is full",
  );
  expect(answer("When does the next course start?", noContext).text).toMatch(/Engineer course of .+ is full/);
});
