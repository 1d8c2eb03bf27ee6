import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { usePreviewArticle } from "../../src/admin/editor/use-preview-article.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
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
  const paragraph = (value: string) => ({ type: "paragraph", children: [{ type: "text", value }] });
  const answers = [
    ["One", "Two", "Three"],
    ["One", "Two!", "Three", "Four"],
  ].map((values) => ({
    root: { type: "root", children: values.map(paragraph) },
    starts: [],
    headings: [],
    definitions: [],
    footnotes: [],
    plain: false,
  }));
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
