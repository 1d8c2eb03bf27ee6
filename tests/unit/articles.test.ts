import { setImmediate, setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Articles, createArticles } from "../../src/server/articles/articles.ts";
import { createHeadingIds } from "../../src/server/articles/heading-ids.ts";
import { parseArticle } from "../../src/server/articles/parse-article.ts";
import { plainArticle } from "../../src/server/articles/plain-article.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { WorkerThread } from "../../src/server/threads/worker-thread.ts";
import { changedText } from "../../src/shared/changed-part.ts";
import {
  type ArticlePreview,
  changedArticle,
  type WholeArticle,
} from "../../src/shared/posts/article-preview.ts";
import type { PreviewInput } from "../../src/shared/posts/preview-input.ts";
import { hostileTexts } from "../support/inputs/hostile-texts.ts";
import { projectDir } from "../support/server/process.ts";

const endless = hostileTexts["open brackets"] ?? "";
const soon = { maxMs: 500, longMaxMs: 500 };

test("no two headings share an id, whatever numbers stand in them", () => {
  const idOf = createHeadingIds();
  const ids = ["A", "A 2", "A 3", "A", "A", "!", "?"].map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a text is read, and the same one is not read again", async () => {
  const { articleOf } = createArticles();
  const article = await articleOf("# Head\n\nA *text*.");
  expect(article).toEqual(parseArticle("# Head\n\nA *text*."));
  expect(await articleOf("# Head\n\nA *text*.")).toBe(article);
});

test("a text that takes too long is plain text, once and for all, and others are read after it", async () => {
  const { articleOf } = createArticles(soon);
  const article = await articleOf(endless);
  expect(article).toEqual(plainArticle(endless));
  expect(await articleOf(endless)).toBe(article);
  expect(await articleOf(`A *text*.${" ".repeat(30_000)}`)).toMatchObject({ plain: false });
});

test("a text that was too complex is not tried again after others have pushed its article out", async () => {
  const { articleOf } = createArticles(soon);
  await articleOf(endless);
  await Promise.all(Array.from({ length: 101 }, (_, at) => articleOf(`A *text* of ${at}.`)));
  const soonest = await Promise.race([articleOf(endless), setTimeout(300, "late")]);
  expect(soonest).toMatchObject({ plain: true });
});

test("a text is not taken for too complex while the process stands still", async () => {
  const { articleOf } = createArticles(soon);
  await articleOf("The thread runs.");
  const reading = articleOf("A *text*.");
  await setImmediate();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  expect(await reading).toMatchObject({ plain: false });
});

test("a preview that nobody waits for is not read, and nobody waits for it", async () => {
  // Four of them would take these times before the text that is waited for.
  const { articleOf, previewOf } = createArticles({ maxMs: 60_000, longMaxMs: 60_000 });
  const gone = new AbortController();
  const previews = Array.from({ length: 4 }, (_, at) =>
    previewOf({ content: `${at} ${endless}` }, gone.signal),
  );
  gone.abort();
  await Promise.all(previews.map((preview) => expect(preview).rejects.toThrow("aborted")));
  const soonest = await Promise.race([
    articleOf(`A *text*.${" ".repeat(30_000)}`),
    setTimeout(30_000, "late"),
  ]);
  expect(soonest).toMatchObject({ plain: false });
});

test("what was read for a preview is read for the site by the thread that knows it", async () => {
  const run = vi.spyOn(WorkerThread.prototype, "run");
  onTestFinished(() => run.mockRestore());
  const { articleOf, previewOf } = createArticles();
  await previewOf({ content: "A *text*." }, AbortSignal.timeout(10_000));
  expect(await articleOf("A *text*.")).toEqual(parseArticle("A *text*."));
  const [first, second] = run.mock.contexts;
  expect(second).toBe(first);
  await articleOf("Another *text*.");
  expect(run.mock.contexts[2]).not.toBe(first);
});

/** An editor as the dashboard has it: it sends changes, and the whole text where the server does not have the one before. */
function editorOf({ previewOf }: Articles) {
  let shown: WholeArticle | null = null;
  let before = "";
  const ask = async (input: PreviewInput): Promise<ArticlePreview | null> =>
    JSON.parse(await previewOf(input, AbortSignal.timeout(10_000)));
  return async (text: string) => {
    const { insert: content, from, to } = changedText(before, text);
    const version = shown?.version;
    const change = version === undefined ? null : await ask({ content, replaces: { version, from, to } });
    const answer = change ?? (await ask({ content: text }));
    if (answer === null) throw new Error("The whole text was not taken");
    shown =
      "root" in answer || shown === null
        ? (answer as WholeArticle)
        : { ...changedArticle(shown, answer), version: answer.version };
    before = text;
    const { version: _, ...article } = shown;
    return {
      article,
      sent: change === null ? "whole" : "change",
      got: "root" in answer ? "whole" : "change",
    };
  };
}

test("an editor sends its whole text and gets the whole article, and then changes, until another one asks", async () => {
  const articles = createArticles();
  const [edit, editElsewhere] = [editorOf(articles), editorOf(articles)];
  const change = { sent: "change", got: "change" };
  const whole = { sent: "whole", got: "whole" };
  expect(await edit("One\n\nTwo")).toEqual({ article: parseArticle("One\n\nTwo"), ...whole });
  expect(await edit("One\n\n*Two*")).toEqual({ article: parseArticle("One\n\n*Two*"), ...change });
  expect(await editElsewhere("# Three")).toMatchObject(whole);
  expect(await edit("One\n\n*Two*!")).toEqual({ article: parseArticle("One\n\n*Two*!"), ...whole });
  expect(await edit("One")).toEqual({ article: parseArticle("One"), ...change });
});

test("a change that the text of its version does not have is not taken", async () => {
  const { previewOf } = createArticles();
  const ask = async (input: PreviewInput) => JSON.parse(await previewOf(input, AbortSignal.timeout(10_000)));
  const { version } = await ask({ content: "A text" });
  const insert = (content: string, from: number, to: number, known: string = version) =>
    ask({ content, replaces: { version: known, from, to } });
  expect(await insert("!", 6, 7)).toBeNull();
  expect(await insert("!", 6, 5)).toBeNull();
  expect(await insert("!", 6, 6, "another")).toBeNull();
  expect(await insert("!", 6, 6, "")).toBeNull();
  expect(await insert("!".repeat(399_999), 6, 6)).toBeNull();
  expect(await insert("!", 6, 6)).toMatchObject({ from: 0, removed: 1 });
});

test("after any edits of two editors, each has the article of its whole text", async () => {
  // Two signs of two halves, of which edits take one away, and a half alone.
  const pieces = ["A word", " ", "\n\n", "# ", "*", "\ud83d\ude00", "\ud83d\ude01", "\ud83d", "\ude00"];
  const edit = fc.record({
    editor: fc.constantFrom(0, 0, 0, 1),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat(3),
    added: fc.array(fc.constantFrom(...pieces), { maxLength: 3 }),
  });
  const articles = createArticles();
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 10, maxLength: 10 }), async (edits) => {
      const texts = ["", ""];
      const editors = texts.map(() => editorOf(articles));
      for (const { editor, share, removed, added } of edits) {
        const before = texts[editor] ?? "";
        const at = Math.round(share * before.length);
        const text = before.slice(0, at) + added.join("") + before.slice(at + removed);
        texts[editor] = text;
        const answer = await editors[editor]?.(text);
        if (answer?.sent === "change") changes += 1;
        expect(answer?.article).toEqual(parseArticle(text.toWellFormed()));
      }
    }),
    { numRuns: 60, seed: 20261127 },
  );
  expect(changes).toBeGreaterThan(200);
});

test("the usual text does not wait for a long one", async () => {
  const { articleOf } = createArticles();
  const first = await Promise.race([
    articleOf(endless).then(() => "long"),
    articleOf("A text").then(() => "usual"),
  ]);
  expect(first).toBe("usual");
});

test("those who ask for one text at once share its reading", async () => {
  const { articleOf } = createArticles();
  const [one, other] = await Promise.all([articleOf("A *text*."), articleOf("A *text*.")]);
  expect(one).toBe(other);
});

test.each([
  ["nests too deep", `${">".repeat(200)}a`],
  ["has too many parts", "*a* ".repeat(5_000)],
  ["has too many headings", "# a\n".repeat(1_000)],
  ["repeats a long address", `[a]: /${"x".repeat(20_000)}\n\n${"[a] ".repeat(100)}`],
  ["repeats a long head of a table", `|${"x".repeat(20_000)}|\n|-|\n${"|a|\n".repeat(100)}`],
])("a text that %s is more than a page can show", (_what, text) => {
  expect(parseArticle(text)).toBeNull();
});

test("50,000 words of articles of the blog in one are not", async () => {
  const posts = await readFirstPosts(projectDir);
  const text = posts.map(({ content }) => content).join("\n\n");
  expect(parseArticle(text.repeat(5).slice(0, 300_000))).toMatchObject({ plain: false });
});

describe("plain text", () => {
  test("has the headings and the paragraphs of the text, and all else as it stands", () => {
    const { root, headings, plain } = plainArticle("# One\r\na *b*\nc\n\n\n## Two\n#no\n- d");
    expect(root.children).toMatchObject([
      { type: "heading", depth: 1, data: { id: "section-one" }, children: [{ type: "text", value: "One" }] },
      { type: "paragraph", children: [{ type: "text", value: "a *b*\nc" }] },
      { type: "heading", depth: 2, children: [{ type: "text", value: "Two" }] },
      { type: "paragraph", children: [{ type: "text", value: "#no\n- d" }] },
    ]);
    expect(headings.map(({ id }) => id)).toEqual(["section-one", "section-two"]);
    expect(plain).toBe(true);
  });

  test("leaves nothing out, however many parts it has", () => {
    const { root } = plainArticle("a\n\n".repeat(60_000));
    expect(root.children.length).toBeLessThan(1_000);
    expect(JSON.stringify(root).match(/a(?=["\\])/g)).toHaveLength(60_000);
  });
});
