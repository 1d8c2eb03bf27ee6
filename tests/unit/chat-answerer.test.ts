import { describe, expect, test, vi } from "vitest";
import type { DirectAnswer } from "../../content/chat/answer.ts";
import { directAnswers } from "../../content/chat/answers.ts";
import { notFound, otherMeanings, unsure } from "../../content/chat/replies.ts";
import type { Subject } from "../../content/chat/subjects.ts";
import { type WithDates, withDates } from "../../content/dated.ts";
import { agreement } from "../../content/training/agreement.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import type { SearchedPost } from "../../src/server/chat/passages.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import type { CourseDates } from "../../src/shared/cohorts/course-dates.ts";
import { linkify } from "../../src/shared/linkify.ts";
import { urls } from "../../src/shared/urls.ts";
import { allDialogues } from "../dialogues/all.ts";
import { moreWays, offTopic, twenty, unanswerable } from "../dialogues/single-questions.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { processorMsOf } from "../support/processor-time.ts";
import { projectDir } from "../support/server/process.ts";

const posts = viewOf(firstState(await readFirstPosts(projectDir)), new Date()).newestFirst;
const first = firstCourseDates();
const dates = () => first;
/** The built-in answers, to questions that stand alone. */
function answererOf(
  posts: () => readonly SearchedPost[],
  dates: () => CourseDates,
): (message: string) => string {
  const { answer } = createAnswerer(intentIndex(), posts, dates);
  return (message) => answer(message, noContext).text;
}

const answer = answererOf(() => posts, dates);

/** The answer to the last message of a talk. */
function inTalk(...messages: string[]): string {
  let context = noContext;
  let text = "";
  for (const message of messages) ({ text, nextContext: context } = talking.answer(message, context));
  return text;
}

const talking = createAnswerer(intentIndex(), () => posts, dates);

const contact = urls.contact.path;

const pages = new Set<string>([
  ...Object.values(urls).map((page) => page.path),
  ...posts.map((post) => `${urls.blogs.path}/${post.slug}`),
]);

/** Paths in the answer that the chat shows as links; each leads to a page of the site. */
function pathsIn(text: string): string[] {
  return linkify(text).flatMap((piece) => (piece.kind === "internal" ? [piece.href] : []));
}

test.each([...twenty, ...moreWays])("answers %s", (question, fact, path) => {
  const text = answer(question);
  expect(text).toContain(fact);
  expect(pathsIn(text)).toContain(path);
});

test.each([
  ["Hello! Do you offer on-site training?", "whether trainers come to your office"],
  ["Hi, how fast do you reply?", "no number of hours"],
  ["Hi all, how much is the no-code course?", "$999"],
  ["Hi! Do you have references in logistics?", notFound],
  ["Hi, I am Maria", "Hello! Ask me"],
])("answers %j, not its greeting", (message, fact) => {
  expect(answer(message)).toContain(fact);
});

test("answers with any two neighboring letters of a longer word swapped", () => {
  const swapped = [...twenty, ...moreWays].flatMap(([question, ...expected]) =>
    [...question.matchAll(/(?<=[a-z])[a-z](?=[a-z]{2})/g)].map(({ index: at }) => {
      const [before, letter, next] = [question.slice(0, at), question.charAt(at), question.charAt(at + 1)];
      return [before + next + letter + question.slice(at + 2), ...expected] as const;
    }),
  );
  const missed = swapped.filter(([question, fact, path]) => {
    const text = answer(question);
    return !text.includes(fact) || !pathsIn(text).includes(path);
  });
  expect(swapped.length).toBeGreaterThan(500);
  expect(missed.length / swapped.length, missed.join("\n")).toBeLessThan(0.05);
});

test.each(unanswerable)("says honestly that the site does not answer %s", (question) => {
  expect(answer(question).startsWith(notFound)).toBe(true);
  expect(pathsIn(notFound)).toEqual([contact]);
});

test("misses most of what is beside the point", () => {
  const answered = offTopic.filter((question) => answer(question) !== notFound);
  expect(answered.length / offTopic.length, answered.join("\n")).toBeLessThan(0.2);
});

/** What could ask for several things. */
const unclear = "numbers please";

const offersTo = (message: string) => talking.answer(message, noContext).offers;

test("offers what may be meant as well, as questions that it answers", () => {
  const { text, offers } = talking.answer("who teaches the engineer course", noContext);
  expect(text).toMatch(/^Expert instructors/);
  expect(text).toContain(otherMeanings);
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.length).toBeLessThanOrEqual(3);
  for (const offer of offers) expect(offersTo(offer)).toEqual([]);
});

test("offers up to three questions where no answer is sure, and a person", () => {
  const { text, offers, person } = talking.answer(unclear, noContext);
  expect(text).toBe(unsure);
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.length).toBeLessThanOrEqual(3);
  expect(person).toBe("nothing fits");
});

test("offers beside an honest no what a longer message may mean", () => {
  const longer = "Does your chef cook lunch for students who travel from abroad?";
  const { text, offers, person } = talking.answer(longer, noContext);
  expect(text).toBe(`${notFound}\n\n${otherMeanings}`);
  expect(offers.length).toBeGreaterThan(0);
  expect(person).toBe("nothing fits");
});

test("says what it knows of its own example that names a subject, though the rest is not on the site", () => {
  expect(answer("are you hiring staff yourselves")).toContain("lists no permanent positions");
});

test.each(["What does the no-code course cost?", "How is the refund calculated?", "You are useless", "hi"])(
  "offers nothing beside what is sure or small talk: %s",
  (question) => {
    expect(offersTo(question)).toEqual([]);
  },
);

test.each(["asdf qwer", "your mother smells", "blorp the flurb"])("offers no guess to %s", (message) => {
  expect(offersTo(message)).toEqual([]);
});

test("a press on any offer is answered", () => {
  const offers = allDialogues.flatMap(({ isHeldOut, turns: [turn] }) =>
    isHeldOut ? [] : offersTo(turn?.say ?? ""),
  );
  expect(offers.length).toBeGreaterThan(20);
  const missed = offers.filter((offer) => talking.answer(offer, noContext).person === "nothing fits");
  expect(missed).toEqual([]);
});

test("has of each answer a question that can be shown", () => {
  const shown = directAnswers.filter(({ href }) => href !== null).map(({ questions: [first = ""] }) => first);
  expect(shown.filter((question) => !/^[A-Z].{2,80}$/.test(question))).toEqual([]);
});

/** What somebody says first who then asks about a subject without naming it. */
const namesOf: Record<Subject, string> = {
  "no-code": "no code course",
  engineer: "AI/ML/GenAI Engineer course",
  webinar: "webinar",
  corporate: "corporate training",
  hiring: "hire",
  network: "talent network",
  assistants: "chatbots",
  automations: "automation",
  models: "machine learning models",
  cloud: "cloud solutions",
};

describe("direct answers", () => {
  test.each(
    withDates(directAnswers, firstCourseDates()).map((given): [string, WithDates<DirectAnswer>] => [
      given.questions[0] ?? "",
      given,
    ]),
  )("%s", (_first, given) => {
    const before = given.about === undefined ? [] : [namesOf[given.about]];
    for (const question of given.questions)
      expect(inTalk(...before, question), question).toContain(given.text);
    expect(pathsIn(given.text).filter((path) => !pages.has(path))).toEqual([]);
    expect(given.text).not.toMatch(/^(?:Yes|No)\b[^ ]/);
    expect(given.text.length).toBeLessThan(450);
  });

  test("the refund terms are the agreement's", () => {
    const refunds = JSON.stringify(agreement.sections.find((clause) => clause.id === "refunds"));
    for (const term of [
      "7 calendar days",
      "75% of the fee paid in full",
      "11:59 PM company local time on day 7",
    ]) {
      expect(answer("refund")).toContain(term);
      expect(refunds).toContain(term);
    }
  });
});

describe("articles", () => {
  const zebra: SearchedPost = {
    id: "z",
    slug: "zebra-crossings",
    title: "Zebra crossings explained",
    content: "# Stripes\n\nA zebra crossing lets **people** cross the road.",
    summary: "",
    updatedAt: "2025-01-01T00:00:00.000Z",
  };

  test("are answered from as soon as they are in the list, and no longer than they are", () => {
    let current: readonly SearchedPost[] = posts;
    const ask = answererOf(() => current, dates);
    expect(ask("What is a zebra crossing?")).toBe(notFound);
    current = [...posts, zebra];
    expect(ask("What is a zebra crossing?")).toContain("A zebra crossing lets people cross the road.");
    expect(ask("What is a zebra crossing?")).toContain("/blogs/zebra-crossings");
    current = [
      ...posts,
      { ...zebra, content: "A zebra crossing has stripes.", updatedAt: "2025-01-02T00:00:00.000Z" },
    ];
    expect(ask("What is a zebra crossing?")).toContain("A zebra crossing has stripes.");
    current = posts;
    expect(ask("What is a zebra crossing?")).toBe(notFound);
  });

  test("of a large blog are taken in one after the other, and none that was deleted meanwhile", async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...zebra,
      id: `many-${at}`,
      slug: `article-${at}`,
      title: `Gnu number${at}`,
      content: `The gnu called number${at} grazes.`,
    }));
    let current = many;
    const ask = answererOf(() => current, dates);
    expect(ask("What is your phone number?")).toContain("555-0142");
    current = many.slice(0, 59);
    await vi.waitFor(() => expect(ask("Which gnu is number58?")).toContain("/blogs/article-58"));
    expect(ask("Which gnu is number59?")).not.toContain("/blogs/article-59");
  });

  test("are answered from in two parts, with the title and the summary once", () => {
    const two: SearchedPost = {
      ...zebra,
      summary: "Where people cross.",
      content:
        "## Stripes of the crossing\n\nThe stripes of a zebra crossing are white.\n\n## Lamps of the crossing\n\nA zebra crossing has lamps.",
    };
    const text = answererOf(() => [...posts, two], dates)("What is a zebra crossing?");
    expect(text).toContain("Stripes of the crossing: The stripes of a zebra crossing are white.");
    expect(text).toContain("Lamps of the crossing: A zebra crossing has lamps.");
    expect(text.split("Zebra crossings explained")).toHaveLength(2);
    expect(text.split("Where people cross.")).toHaveLength(2);
  });

  test("are not needed", () => {
    expect(answererOf(() => [], dates)("What is your phone number?")).toContain("555-0142");
  });
});

test("an answer takes less than 20 ms, whatever is asked", async () => {
  const hostile = [
    "a".repeat(2000),
    Array.from({ length: 250 }, (_, index) => `p${(index * 7919).toString(36)}zzzzzz`)
      .join(" ")
      .slice(0, 2000),
    "how much pay ".repeat(150),
    "course price refund certificate student ".repeat(50),
  ];
  const questions = [...twenty, ...moreWays].map(([question]) => question).concat(unanswerable, hostile);
  const ms = await processorMsOf(() => questions.map((question) => answer(question)));
  expect(ms / questions.length).toBeLessThan(20);
});
