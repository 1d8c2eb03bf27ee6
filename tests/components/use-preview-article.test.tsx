import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { usePreviewArticle } from "../../src/admin/editor/use-preview-article.ts";

afterEach(() => vi.unstubAllGlobals());

test("what was said of a text goes with it", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ plain: true, blocks: [] }));
  const { result, rerender } = renderHook(({ content }) => usePreviewArticle(content), {
    initialProps: { content: "*a* *a*" },
  });
  await vi.waitFor(() => expect(result.current.article?.plain).toBe(true));
  await act(async () => rerender({ content: "" }));
  expect(result.current.article).toBeNull();
});
