import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inputOf } from "../../src/admin/editor/draft.ts";
import { VersionsDialog } from "../../src/admin/editor/versions/versions-dialog.tsx";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt };

afterEach(() => vi.unstubAllGlobals());

/**
 * The dialog over two versions, each read when the test says so; the first has the text of the form. `lost` is what
 * putting one back would lose.
 */
async function open(lost = "") {
  const onRestored = vi.fn();
  const restored: string[] = [];
  const reads = new Map([1, 2].map((n) => [n, Promise.withResolvers<Response>()]));
  const versionOf = (n: number) => ({ ...inputOf(post), n, savedAt: `2026-11-0${n}T12:00:00.000Z` });
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/restore")) {
      restored.push(path);
      return Response.json(post);
    }
    const read = reads.get(Number(/\d+$/.exec(path)?.[0]));
    return path.includes("/versions/") ? read?.promise : Response.json([versionOf(2), versionOf(1)]);
  });
  await act(async () => {
    render(
      <VersionsDialog
        post={post}
        input={inputOf(post)}
        whatIsLost={() => lost}
        onRestored={onRestored}
        onClose={() => {}}
      />,
    );
  });
  return {
    restored,
    onRestored,
    press: (name: string) => act(async () => screen.getByText(name).click()),
    choose: (day: number) => fireEvent.click(screen.getByText(new RegExp(`^November ${day}, 2026`))),
    answer: (n: number, content = post.content) =>
      act(async () => reads.get(n)?.resolve(Response.json({ ...versionOf(n), content }))),
  };
}

test("a version with the text of the form is said to be the same", async () => {
  const { choose, answer } = await open();
  choose(1);
  await answer(1);
  expect(screen.getByText("Nothing: the form has the same text.")).toBeTruthy();
  expect(document.querySelector("dl")).toBeNull();
});

test("of two versions that were chosen, the last one is shown, whatever is answered first", async () => {
  const { choose, answer } = await open();
  choose(2);
  choose(1);
  await answer(1, "Older words");
  await answer(2, "Newer words");
  expect(screen.getByText(/What has changed since November 1/)).toBeTruthy();
  expect(screen.queryByText(/Newer/)).toBeNull();
});

test("a version is put back over unsaved text only after a question, and at once over none", async () => {
  const { choose, answer, press, restored, onRestored } = await open("Your words are lost.");
  choose(2);
  await answer(2);
  await press("Put this version back");
  expect(screen.getByText("Your words are lost.")).toBeTruthy();
  await press("Keep editing");
  expect(screen.queryByText("Your words are lost.")).toBeNull();
  expect(restored).toEqual([]);
  await press("Put this version back");
  await press("Put back");
  expect(restored).toEqual([`/api/blogs/${post.id}/versions/2/restore`]);
  expect(onRestored).toHaveBeenCalledOnce();
  cleanup();

  const other = await open();
  other.choose(2);
  await other.answer(2);
  await other.press("Put this version back");
  expect(other.restored).toHaveLength(1);
  expect(other.onRestored).toHaveBeenCalledOnce();
});
