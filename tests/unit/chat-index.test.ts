import { expect, test } from "vitest";
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import { embed } from "../../src/server/chat/embedding.ts";
import { embeddingSimilarity, makeIntentIndex, ngramSimilarity } from "../../src/server/chat/intent-index.ts";
import { posts } from "../dialogues/ask.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { longestTurnOf } from "../support/processor-time.ts";

/** What reading pages and articles may hold the process for, in ms. */
const most = 150;

const dates = firstCourseDates();

test("an example is most like itself, by letters and by meaning", () => {
  const index = makeIntentIndex([
    { questions: ["how much is the course", "what does it cost"], text: "It costs little." },
    { questions: ["who teaches the classes"], text: "Our instructors do." },
  ]);
  for (const [plain, place] of [
    ["what does it cost", 0],
    ["who teaches the classes", 1],
  ] as const) {
    for (const { best } of [ngramSimilarity(index, plain), embeddingSimilarity(index, embed(plain))]) {
      expect(best[place]).toBeCloseTo(1, 1);
      expect(best[1 - place]).toBeLessThan(0.9);
    }
  }
});

test("the index goes through a thread as it is", () => {
  const index = intentIndex();
  expect(structuredClone(index)).toEqual(index);
});

test("pages and articles are read in steps, and known then", async () => {
  const many = Array.from({ length: 10 }, (_, copy) =>
    posts.map((post) => ({ ...post, id: `${post.id} ${copy}`, slug: `${post.slug}-${copy}` })),
  ).flat();
  const { prepare, answer } = createAnswerer(
    intentIndex(),
    () => many,
    () => dates,
  );
  // What is made of `content/` alone was made by then.
  expect(await longestTurnOf(prepare)).toBeLessThan(most);
  expect(answer("voice authentication", noContext).text).toContain("/services/conversational-ai");
  expect(answer("retrieval augmented generation", noContext).text).toMatch(/\/blogs\/retrieval-[\w-]+-\d/);
});
