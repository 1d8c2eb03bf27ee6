import { act, render, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  type PreviewArticle,
  usePreviewArticle,
  usePreviewState,
} from "../../src/admin/editor/use-preview-article.ts";
import { ArticleBody } from "../../src/components/article/article-body.tsx";
import { inlines } from "../../src/components/article/inlines.tsx";

vi.mock("../../src/components/article/inlines.tsx", { spy: true });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function articleOf(paragraphs: string[]) {
  const children = paragraphs.map((value) => ({ type: "paragraph", children: [{ type: "text", value }] }));
  const none = { starts: [], headings: [], definitions: [], footnotes: [] };
  return { root: { type: "root", children }, ...none, plain: false };
}

function Shown({ preview }: { preview: PreviewArticle }) {
  const article = usePreviewState(preview, (state) => state.article);
  return article && <ArticleBody article={article} base={null} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A server that answers the last request when the test has it answer. */
function serverThatWaits() {
  const asked: string[] = [];
  let answerLast = () => {};
  vi.stubGlobal("fetch", (_path: string, { body = "" }) => {
    asked.push(JSON.parse(body).content);
    return new Promise((resolve) => {
      answerLast = () => resolve(Response.json({ root: { type: "root", children: [] } }));
    });
  });
  return { asked, answer: () => answerLast() };
}

test("what was said of a text goes with it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ plain: true, blocks: [] }));
  const { result, rerender } = renderHook(({ content }) => usePreviewArticle(content), {
    initialProps: { content: "*a* *a*" },
  });
  await vi.waitFor(() => expect(result.current.read().article?.plain).toBe(true));
  await act(async () => rerender({ content: "" }));
  expect(result.current.read().article).toBeNull();
});

test("a text is asked for once, at once where there is none yet, and after a pause while it is written", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body = "" }) => {
    asked.push(JSON.parse(body).content);
    return Response.json({ root: { type: "root", children: [] } });
  });
  const { rerender } = renderHook((content: string) => usePreviewArticle(content), {
    initialProps: "Words",
  });
  await pass(0);
  expect(asked).toEqual(["Words"]);
  await pass(5_000);
  expect(asked).toEqual(["Words"]);
  rerender("Words that");
  await pass(40);
  rerender("Words that grow");
  await pass(49);
  expect(asked).toEqual(["Words"]);
  await pass(1);
  expect(asked).toEqual(["Words", "Words that grow"]);
  // What is written into an empty form shows at once again.
  rerender("");
  rerender("New");
  await pass(0);
  expect(asked).toEqual(["Words", "Words that grow", "New"]);
});

test("blocks that were not written stay the same objects, so that they are not rendered again", async () => {
  const answers = [
    ["One", "Two", "Three"],
    ["One", "Two!", "Three", "Four"],
  ].map(articleOf);
  vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
  const { result, rerender } = renderHook((content: string) => usePreviewArticle(content), {
    initialProps: "1",
  });
  await vi.waitFor(() => expect(result.current.read().article?.root.children).toHaveLength(3));
  const before = result.current.read().article;
  rerender("2");
  await vi.waitFor(() => expect(result.current.read().article?.root.children).toHaveLength(4));
  const isKept = result.current
    .read()
    .article?.root.children.map((node, index) => node === before?.root.children[index]);
  expect(isKept).toEqual([true, false, true, false]);
  expect(result.current.read().article?.footnotes).toBe(before?.footnotes);
});

test("typed text is shown before the form has it, one answer after the other, and at most 100 ms late", async () => {
  vi.useFakeTimers();
  const { asked, answer } = serverThatWaits();
  const { result, rerender } = renderHook((content: string) => usePreviewArticle(content), {
    initialProps: "Words",
  });
  answer();
  await pass(1_000);
  for (let keys = 1; keys <= 5; keys++) {
    result.current.follow(`Words${"!".repeat(keys)}`);
    await pass(25);
  }
  expect(asked).toEqual(["Words", "Words!!!!"]);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  answer();
  await pass(0);
  expect(asked).toEqual(["Words", "Words!!!!", "Words!!!!!"]);
  expect(result.current.read().markdown).toBe("Words!!!!");
  answer();
  await pass(0);
  expect(result.current.read().markdown).toBe("Words!!!!!");
  rerender("Words!!!!!");
  await pass(1_000);
  expect(asked).toHaveLength(3);
});

test("a long text is asked for as often as a short one, and only what was typed is sent", async () => {
  vi.useFakeTimers();
  const asked: unknown[] = [];
  const versions = ["a", "b", undefined, "c"];
  vi.stubGlobal("fetch", async (_path: string, { body = "" }) => {
    asked.push(JSON.parse(body));
    return Response.json({ ...articleOf(["Words"]), version: versions[asked.length - 1] });
  });
  const long = "Words ".repeat(50_000);
  const { result } = renderHook(() => usePreviewArticle(long));
  await pass(0);
  for (const text of ["a", "ab", "abc"]) {
    result.current.follow(long + text);
    await pass(49);
    result.current.follow(`${long + text}!`);
    await pass(50);
  }
  const end = long.length;
  expect(asked).toEqual([
    { content: long },
    { content: "a!", replaces: { version: "a", from: end, to: end } },
    { content: "b", replaces: { version: "b", from: end + 1, to: end + 1 } },
    // A plain text has no version.
    { content: `${long}abc!` },
  ]);
  result.current.follow("");
  result.current.follow("New");
  await pass(0);
  expect(asked.slice(4)).toEqual([{ content: "New" }]);
});

test("the whole text is sent to a server that does not have the one before", async () => {
  const asked: unknown[] = [];
  const answers = [{ ...articleOf(["One"]), version: "a" }, null, { ...articleOf(["One!"]), version: "b" }];
  vi.stubGlobal("fetch", async (_path: string, { body = "" }) => {
    asked.push(JSON.parse(body));
    return Response.json(answers[asked.length - 1]);
  });
  const { result } = renderHook(() => usePreviewArticle("One"));
  await vi.waitFor(() => expect(result.current.read().version).toBe("a"));
  act(() => result.current.follow("One!"));
  await vi.waitFor(() => expect(result.current.read()).toMatchObject({ version: "b", markdown: "One!" }));
  expect(asked).toEqual([
    { content: "One" },
    { content: "!", replaces: { version: "a", from: 3, to: 3 } },
    { content: "One!" },
  ]);
});

test("a change replaces its blocks alone, and only these are rendered", async () => {
  const blocksOf = (words: string[]) => articleOf(words).root.children;
  const rest = { ...articleOf([]), root: undefined };
  const answers = [
    { ...articleOf(["One", "Two", "Three"]), version: "a" },
    { ...rest, version: "b", from: 1, removed: 1, blocks: blocksOf(["Two!", "And a half"]) },
  ];
  vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
  const { result } = renderHook(() => usePreviewArticle("1"));
  await vi.waitFor(() => expect(result.current.read().article).not.toBeNull());
  const { container } = render(<Shown preview={result.current} />);
  const paragraphs = () => [...container.querySelectorAll("p")];
  const [one, two, three] = paragraphs();
  vi.mocked(inlines).mockClear();
  act(() => result.current.follow("2"));
  await vi.waitFor(() => expect(container.textContent).toBe("OneTwo!And a halfThree"));
  expect(paragraphs()[0]).toBe(one);
  // It only gets other words: to insert another would take longer than a key may.
  expect(paragraphs()[1]).toBe(two);
  expect(paragraphs()[3]).toBe(three);
  expect(vi.mocked(inlines).mock.calls.map(([nodes]) => nodes)).toEqual(
    blocksOf(["Two!", "And a half"]).map(({ children }) => children),
  );
});

test("a block below a new one stays the same object, and none stands in two places", async () => {
  const texts = ["One", "Two", "Two"];
  const answers = [texts, ["New", ...texts]].map(articleOf);
  vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
  const { result, rerender } = renderHook((content: string) => usePreviewArticle(content), {
    initialProps: "1",
  });
  await vi.waitFor(() => expect(result.current.read().article?.root.children).toHaveLength(3));
  const before = result.current.read().article?.root.children ?? [];
  rerender("2");
  await vi.waitFor(() => expect(result.current.read().article?.root.children).toHaveLength(4));
  const after = result.current.read().article?.root.children ?? [];
  expect(after[1]).toBe(before[0]);
  expect(new Set(after).size).toBe(4);
});
