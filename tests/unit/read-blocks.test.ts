import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createArticleParser, parseArticle } from "../../src/server/articles/parse-article.ts";
import { createPreviewAnswers } from "../../src/server/articles/preview-answers.ts";
import { createBlockReader } from "../../src/server/articles/read-blocks.ts";
import { changedArticle, type WholeArticle } from "../../src/shared/posts/article-preview.ts";
import { hostileTexts } from "../support/inputs/hostile-texts.ts";
import { sampleMarkdown } from "../support/inputs/sample-posts.ts";
import { projectDir } from "../support/server/process.ts";
import cases from "./article.cases.json" with { type: "json" };
import { edits, pieces } from "./read-blocks.cases.json" with { type: "json" };

vi.setConfig({ testTimeout: 120_000 });

/** Fails where the text after an edit is not read as one that nothing is known of. */
function expectSame(read: (text: string) => unknown, text: string): void {
  const known = JSON.stringify(read(text));
  const whole = JSON.stringify(parseArticle(text));
  if (known !== whole) expect({ text, article: known }).toEqual({ text, article: whole });
}

test.each(edits)("%s is read as in the whole text, there and back", (_what, before = "", after = "") => {
  const read = createArticleParser();
  for (const text of [before, after, before]) expectSame(read, text);
});

test("the blocks around the change alone are read again", () => {
  const read = createBlockReader();
  const text = Array.from({ length: 100 }, (_, at) => `Paragraph ${at}`).join("\n\n");
  const before = read(text);
  const after = read(text.replace("Paragraph 50", "Paragraph\n\nfifty"));
  const known = new Set(before.map(({ node }) => node));
  const isNew = after.flatMap(({ node }, index) => (known.has(node) ? [] : [index]));
  expect(isNew).toEqual([49, 50, 51]);
});

test("of the article, only the blocks that look different are made again", () => {
  const parse = createArticleParser();
  const code = `\`\`\`js\n${"f(1);\n".repeat(200)}\`\`\``;
  const text = ["# One", "Words", "| a |\n| - |\n| b |", code, code, code, code, code, "# Two", "# Two"].join(
    "\n\n",
  );
  const madeAgain = (edited: string) => {
    const before = new Set(parse(text)?.root.children);
    return parse(edited)?.root.children.flatMap((node, index) => (before.has(node) ? [] : [index]));
  };
  // The block above the change is read again too.
  expect(madeAgain(text.replace("Words", "Words!"))).toEqual([0, 1]);
  // The heading below takes the id that is free, and the code below the runs of color.
  expect(madeAgain(text.replace("Words", "# Two"))).toEqual([0, 1, 8, 9]);
  expect(madeAgain(text.replace(code, "Words"))).toEqual([2, 3, 4]);
});

test("after any edits, a text is read as one that nothing is known of", async () => {
  const texts = [
    sampleMarkdown,
    ...(await articlesOfTheBlog()),
    ...cases.traps.map((url) => `a\n\n[b](${url})\n\nc`),
  ];
  const written = fc.array(fc.constantFrom(...pieces), { maxLength: 120 }).map((parts) => parts.join(""));
  const edit = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.oneof(fc.constant(0), fc.nat(9), fc.nat(400)),
    fc.array(fc.constantFrom(...pieces), { maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: fc.constantFrom(...texts) }),
      fc.array(edit, { minLength: 8, maxLength: 8 }),
      (begun, changes) => {
        const read = createArticleParser();
        read(begun);
        let text = begun;
        for (const [share, removed, added] of changes) {
          const at = Math.round(share * text.length);
          text = text.slice(0, at) + added.join("") + text.slice(at + removed);
          expectSame(read, text);
        }
      },
    ),
    { numRuns: 400, seed: 20261127 },
  );
});

/** An editor that asks after each edit, and a second one that asks now and then. */
test("after any edits, the changes that editors get make the article of the whole text", () => {
  const written = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(""));
  const edit = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.oneof(fc.constant(0), fc.nat(9), fc.nat(400)),
    added: fc.array(fc.constantFrom(...pieces), { maxLength: 4 }),
    asker: fc.constantFrom(0, 0, 0, 1),
  });
  let changes = 0;
  fc.assert(
    fc.property(written, fc.array(edit, { minLength: 8, maxLength: 8 }), (begun, edits) => {
      const answer = createPreviewAnswers(createArticleParser());
      const shown: (WholeArticle | undefined)[] = [undefined, undefined];
      let text = begun;
      for (const { share, removed, added, asker } of edits) {
        const at = Math.round(share * text.length);
        text = text.slice(0, at) + added.join("") + text.slice(at + removed);
        const before = shown[asker];
        const next = answer({ markdown: text, version: randomUUID(), known: before?.version });
        const whole = parseArticle(text);
        if (next === null || whole === null) return expect(next).toEqual(whole);
        if (!("root" in next)) changes += 1;
        const after: WholeArticle =
          "root" in next || before === undefined
            ? (next as WholeArticle)
            : { ...changedArticle(before, next), version: next.version };
        shown[asker] = after;
        expect({ text, article: { ...after, version: "" } }).toEqual({
          text,
          article: { ...whole, version: "" },
        });
      }
    }),
    { numRuns: 100, seed: 20261127 },
  );
  expect(changes).toBeGreaterThan(200);
});

test.each(Object.entries(hostileTexts))(
  "a word in the middle of %s is read as in the whole text",
  (_what, hostile) => {
    const text = hostile.slice(0, 2_000);
    const read = createArticleParser();
    read(text);
    for (const at of [1_000, 500, 1_500]) expectSame(read, `${text.slice(0, at)}a word\n\n${text.slice(at)}`);
  },
);

async function articlesOfTheBlog(): Promise<string[]> {
  const folder = path.join(projectDir, "content/posts");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  return Promise.all(
    names.map(async (name) => (await readFile(path.join(folder, name), "utf8")).trim().slice(0, 8_000)),
  );
}
