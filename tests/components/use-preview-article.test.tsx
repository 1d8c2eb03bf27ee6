import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { usePreviewArticle } from "../../src/admin/editor/use-preview-article.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function articleOf(paragraphs: string[]) {
  const children = paragraphs.map((value) => ({ type: "paragraph", children: [{ type: "text", value }] }));
  const none = { starts: [], headings: [], definitions: [], footnotes: [] };
  return { root: { type: "root", children }, ...none, plain: false };
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
  await vi.waitFor(() => expect(result.current.article?.plain).toBe(true));
  await act(async () => rerender({ content: "" }));
  expect(result.current.article).toBeNull();
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
  await vi.waitFor(() => expect(result.current.article?.root.children).toHaveLength(3));
  const before = result.current.article;
  rerender("2");
  await vi.waitFor(() => expect(result.current.article?.root.children).toHaveLength(4));
  const isKept = result.current.article?.root.children.map(
    (node, index) => node === before?.root.children[index],
  );
  expect(isKept).toEqual([true, false, true, false]);
  expect(result.current.article?.footnotes).toBe(before?.footnotes);
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
  expect(result.current.markdown).toBe("Words!!!!");
  answer();
  await pass(0);
  expect(result.current.markdown).toBe("Words!!!!!");
  rerender("Words!!!!!");
  await pass(1_000);
  expect(asked).toHaveLength(3);
});

test("a long text is asked for in a pause of typing alone, and then as it is last", async () => {
  vi.useFakeTimers();
  const { asked, answer } = serverThatWaits();
  const long = "Words ".repeat(5_000);
  const { result } = renderHook(() => usePreviewArticle(long));
  answer();
  await pass(1_000);
  const type = async (text: string) => {
    result.current.follow(long + text);
    await pass(120);
  };
  for (const text of ["a", "ab", "abc", "abcd"]) await type(text);
  expect(asked).toEqual([long]);
  await pass(30);
  expect(asked).toEqual([long, `${long}abcd`]);
  // An answer that comes between two keys lets the second of them come first, too.
  await type("abcde");
  answer();
  await pass(0);
  await type("abcdef");
  expect(asked).toHaveLength(2);
  await pass(30);
  expect(asked).toEqual([long, `${long}abcd`, `${long}abcdef`]);
});

test("a block below a new one stays the same object, and none stands in two places", async () => {
  const texts = ["One", "Two", "Two"];
  const answers = [texts, ["New", ...texts]].map(articleOf);
  vi.stubGlobal("fetch", async () => Response.json(answers.shift()));
  const { result, rerender } = renderHook((content: string) => usePreviewArticle(content), {
    initialProps: "1",
  });
  await vi.waitFor(() => expect(result.current.article?.root.children).toHaveLength(3));
  const before = result.current.article?.root.children ?? [];
  rerender("2");
  await vi.waitFor(() => expect(result.current.article?.root.children).toHaveLength(4));
  const after = result.current.article?.root.children ?? [];
  expect(after[1]).toBe(before[0]);
  expect(new Set(after).size).toBe(4);
});
