import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inputOf, storedDraft } from "../../src/admin/editor/draft.ts";
import { Editor } from "../../src/admin/editor/editor.tsx";
import { LeaveGuards } from "../../src/admin/leave-blocker.tsx";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [, sample] = samplePosts(2);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt, updatedAt: "v1" };
const coverUrl = `/images/${"a".repeat(32)}-60x40/1600.jpg`;
const key = `draft:${post.id}`;

/** The saves that were sent, each as the version that it is over and its text. */
let saves: { over: string; content: string; imageUrl: string }[] = [];
let stored: AdminPost;
let upload: PromiseWithResolvers<void>;

beforeEach(() => {
  saves = [];
  stored = post;
  upload = Promise.withResolvers();
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    if (options.method === "PUT") return save(options);
    if (path.endsWith("/restore")) return Response.json(post);
    const version = { ...inputOf(post), content: "As it was.", n: 1, savedAt: "2026-11-01T12:00:00.000Z" };
    if (path.endsWith("/versions")) return Response.json([version]);
    if (path.endsWith("/versions/1")) return Response.json(version);
    if (path === "/api/images") {
      await upload.promise;
      return Response.json({ url: coverUrl });
    }
    return Response.json({}, { status: 500 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function save({ headers, body }: RequestInit): Response {
  const over = new Headers(headers).get("If-Match") ?? "";
  const input = JSON.parse(String(body));
  saves.push({ over, content: input.content, imageUrl: input.imageUrl });
  if (over !== `"${stored.updatedAt}"`) return Response.json({ message: "", post: stored }, { status: 409 });
  stored = { ...stored, ...input, updatedAt: "saved" };
  return Response.json(stored);
}

/** The editor of the post, as the dashboard opens it. */
async function open() {
  const onClose = vi.fn();
  const made = { creation: null, titles: new Map(), lockCreated: async () => null, onCreated: () => {} };
  const form = <Editor post={post} draftKey={key} {...made} onSaved={() => {}} onClose={onClose} />;
  const page = { id: "root", path: "/", element: <LeaveGuards>{form}</LeaveGuards> };
  const hydrationData = { loaderData: { root: { siteUrl: "https://example.com" } } };
  const router = createMemoryRouter([{ ...page, loader: () => null }], { hydrationData });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return {
    onClose,
    write: (value: string) => act(async () => fireEvent.change(contentField(), { target: { value } })),
    press: (name: string) => act(async () => screen.getByText(name, { selector: "button" }).click()),
    dropCover: () =>
      act(async () => {
        const dataTransfer = { files: [new File(["x"], "a.jpg")], types: ["Files"] };
        fireEvent.drop(screen.getByLabelText("Image URL"), { dataTransfer });
      }),
    arrive: () => act(async () => upload.resolve()),
  };
}

const contentField = () => screen.getByLabelText(/^Content/);

test("a version that is put back over unsaved text asks first, and leaves no draft over it", async () => {
  const { write, press, onClose } = await open();
  await write("Written since.");
  await press("Versions");
  await act(async () => screen.getByText(/^November 1, 2026/).click());
  await press("Put this version back");
  expect(screen.getByText(/Your changes are not saved, and are gone once/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press("Put back");
  expect(onClose).toHaveBeenCalledOnce();
  expect(storedDraft(key).read()).toBeNull();
});

test("one's own text is saved over another's only with its images, and once they were asked for", async () => {
  const { write, press, dropCover, arrive, onClose } = await open();
  await write("Mine ![](/images/b/1600.jpg)");
  stored = { ...post, content: "Theirs.", updatedAt: "theirs" };
  await press("Update");
  await press("Save");
  expect(saves).toMatchObject([{ over: '"v1"' }]);
  await write("Mine ![](/images/b/1600.jpg) ![](/images/c/1600.jpg)");
  await dropCover();
  await press("Save mine");
  expect(screen.getByText("Saving as soon as the images are uploaded...")).toBeTruthy();
  expect(saves).toHaveLength(1);
  await arrive();
  expect(screen.getByText("Describe the images")).toBeTruthy();
  await press("Save");
  expect(saves[1]).toMatchObject({ over: '"theirs"', imageUrl: coverUrl });
  expect(onClose).toHaveBeenCalledOnce();
});
