import { describe, expect, test } from "vitest";
import { assistants } from "../../content/chat/assistant.ts";
import { moreAt } from "../../content/chat/panel.ts";
import { starters } from "../../content/chat/starters.ts";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";

const posts = viewOf(firstState(await readFirstPosts(projectDir)), new Date()).newestFirst;
const dates = firstCourseDates();
const { answer } = createAnswerer(
  intentIndex(),
  () => posts,
  () => dates,
);

describe("the questions to begin with", () => {
  const all = [...new Set(Object.values(starters).flat())];

  test.each(all)("%s: is answered", (question) => {
    expect(answer(question, noContext).person).not.toBe("nothing fits");
  });

  test("are four different ones on each page", () => {
    for (const four of Object.values(starters)) expect(new Set(four).size).toBe(4);
  });
});

describe.each(Object.entries(assistants))(
  "the example on %s",
  (_page, { questions, answeredAt, example }) => {
    test("is what the assistant answers, from the passage that it names", () => {
      const { text, passage } = answer(questions[0] ?? "", noContext);
      expect(`${example.answer}\n\n${moreAt} ${example.source.path}`).toBe(text);
      expect(passage).toMatchObject(example.source);
    });

    test("has a place to read each answer without scripts", () => {
      expect(answeredAt).toHaveLength(questions.length);
    });
  },
);
