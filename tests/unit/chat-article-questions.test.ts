import { expect, test } from "vitest";
import { askedParagraphs } from "../../content/chat/article-questions.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import { entryOfParagraph } from "../../src/server/chat/intents.ts";
import { postPassages } from "../../src/server/chat/passages.ts";
import { postPath } from "../../src/shared/paths.ts";
import { posts } from "../dialogues/ask.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";

const dates = firstCourseDates();
const answererOf = (articles: typeof posts) =>
  createAnswerer(
    intentIndex(),
    () => articles,
    () => dates,
  );

test("each paragraph that has questions stands in its article once", () => {
  const found = posts.flatMap((post) =>
    postPassages(post).flatMap(({ path, text }) => entryOfParagraph(path, text) ?? []),
  );
  expect(new Set(found).size).toBe(found.length);
  const missing = askedParagraphs.filter(
    ({ slug, starts }) =>
      !posts.some(
        (post) => post.slug === slug && postPassages(post).some(({ text }) => text.startsWith(starts)),
      ),
  );
  expect(missing.map(({ slug, starts }) => `${slug}: ${starts}`)).toEqual([]);
});

test("most questions are answered by their article", () => {
  const { answer } = answererOf(posts);
  const all = askedParagraphs.flatMap(({ slug, questions }) =>
    questions
      .slice(0, 3)
      .map((question) => ({ question, isRight: answer(question, noContext).text.includes(postPath(slug)) })),
  );
  const wrong = all.filter(({ isRight }) => !isRight).map(({ question }) => question);
  expect(wrong.length / all.length, wrong.join("\n")).toBeLessThan(0.1);
  // Some 550 questions, on a machine that may be busy.
});

test("and by none once it is gone or says something else", () => {
  const question = "population stability index";
  const [asked, ...more] = posts.filter(({ content }) => content.includes(question));
  if (asked === undefined) throw new Error("No article says it");
  expect(more).toEqual([]);
  expect(answererOf(posts).answer(question, noContext).text).toContain(postPath(asked.slug));
  const others = posts.filter((post) => post !== asked);
  const rewritten = { ...asked, summary: "Words.", content: "# Another heading\n\nOther words of it." };
  for (const now of [others, [...others, rewritten]])
    expect(answererOf(now).answer(question, noContext).text).not.toContain(asked.title);
});
