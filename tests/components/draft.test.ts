import { expect, test } from "vitest";
import { inputOf, isSame, readersTimeOf, storedDraft } from "../../src/admin/editor/draft.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt };

test("a draft of the release before drafts had a status is of a post that everybody saw", () => {
  const { status: _status, publishAt: _publishAt, ...input } = inputOf(post);
  const old = { input, version: "1", aside: null, keptAt: "2026-11-01T00:00:00.000Z" };
  localStorage.setItem("draft:old", JSON.stringify(old));
  expect(storedDraft("draft:old").read()?.input).toEqual(inputOf(post));
});

test.each([
  ["a status that there is not", { status: "gone" }],
  ["a time that is none", { publishAt: 7 }],
  ["no content", { content: undefined }],
])("a draft with %s is no draft", (_name, part) => {
  const draft = { input: { ...inputOf(post), ...part }, version: "1", replaced: null, keptAt: "x" };
  localStorage.setItem("draft:bad", JSON.stringify(draft));
  expect(storedDraft("draft:bad").read()).toBeNull();
});

test("the time of a published post is left to the server, that of a scheduled one is the form's", () => {
  expect(inputOf(post).publishAt).toBeNull();
  const later = "2099-01-01T00:00:00.000Z";
  const scheduled = inputOf({ ...post, status: "scheduled", publishAt: later });
  expect(scheduled.publishAt).toBe(later);
  expect(isSame(scheduled, inputOf(post))).toBe(false);
});

test("the preview has the date that readers will see", () => {
  const now = new Date("2026-11-23T12:00:00.000Z");
  const later = "2099-01-01T00:00:00.000Z";
  const scheduled: AdminPost = { ...post, status: "scheduled", publishAt: later, createdAt: later };
  const draft: AdminPost = { ...post, status: "draft", publishAt: null };
  const dateOf = (status: AdminPost["status"], publishAt: string | null, of: AdminPost | null) =>
    readersTimeOf({ ...inputOf(of), status, publishAt }, of, now);
  expect(dateOf("published", null, post)).toBe(post.publishAt);
  expect(dateOf("scheduled", later, post)).toBe(later);
  // What was not public yet is published at the moment, not when it was begun or was to be.
  for (const before of [null, draft, scheduled])
    expect(dateOf("published", null, before)).toBe(now.toISOString());
  expect(dateOf("draft", null, { ...post, status: "draft" })).toBe(post.publishAt);
});
