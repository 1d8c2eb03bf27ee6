import { describe, expect, test } from "vitest";
import { nextArticles } from "../../src/server/posts/post-pages.ts";
import { createPublicView, reviewedOn, viewOf } from "../../src/server/posts/posts-view.ts";
import type { PostsState, StoredPost } from "../../src/server/posts/stored-posts.ts";
import { createSetClock } from "../support/server/set-clock.ts";

const written = "2026-12-01T12:00:00.000Z";

function post(slug: string, part: Partial<StoredPost> = {}): StoredPost {
  return {
    id: slug,
    slug,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    title: slug,
    content: slug,
    summary: "",
    category: "",
    imageUrl: "",
    createdAt: written,
    updatedAt: written,
    status: "published",
    publishAt: written,
    version: 1,
    ...part,
  };
}

function stateOf(...posts: StoredPost[]): PostsState {
  return { changedAt: written, posts, deleted: [], previews: [] };
}

const scheduled = (slug: string, publishAt: string) => post(slug, { status: "scheduled", publishAt });

describe("what is public now", () => {
  test("is the same object until a time comes, is passed backward, or a post is changed", () => {
    const first = "2026-12-01T13:00:00.000Z";
    const second = "2026-12-01T14:00:00.000Z";
    let state = stateOf(
      post("a"),
      scheduled("b", first),
      scheduled("c", second),
      post("d", { status: "draft" }),
    );
    const clock = createSetClock(written);
    const view = createPublicView(() => state, clock);
    const slugs = () => view().newestFirst.map(({ slug }) => slug);
    const at = (time: string) => {
      clock.set(time);
      return view();
    };

    const begin = view();
    expect(slugs()).toEqual(["a"]);
    expect(at("2026-12-01T12:59:59.999Z")).toBe(begin);
    const one = at(first);
    expect(slugs()).toEqual(["b", "a"]);
    expect(at("2026-12-01T13:59:59.999Z")).toBe(one);
    expect(at(second)).not.toBe(one);
    expect(slugs()).toEqual(["c", "b", "a"]);
    // The clock is set back.
    at("2026-12-01T13:59:59.999Z");
    expect(slugs()).toEqual(["b", "a"]);
    at("2026-12-01T12:00:00.000Z");
    expect(slugs()).toEqual(["a"]);
    // And leaps over both.
    const last = at("2027-12-01T12:00:00.000Z");
    expect(slugs()).toEqual(["c", "b", "a"]);
    const previews = [{ postId: "a", tokenHash: "", expiresAt: first }];
    state = { ...state, previews };
    expect(view()).toBe(last);
    // So does a draft that is saved, whatever is written down of when.
    const saved = { ...state.posts[3], content: "more" } as StoredPost;
    state = { ...state, changedAt: second, posts: [...state.posts.slice(0, 3), saved] };
    expect(view()).toBe(last);
    state = { ...state, posts: state.posts.slice(1) };
    expect(slugs()).toEqual(["c", "b"]);
  });

  test("knows no slug of a post that is not public, present or past, nor one that a post had as a draft", () => {
    const slugs = { oldSlugs: ["draft-b", "old-b"], knownSlugs: ["old-b"] };
    const state = stateOf(
      post("a", { status: "draft", oldSlugs: ["old-a"], knownSlugs: ["old-a"] }),
      post("b", { status: "scheduled", publishAt: "2027-01-01T00:00:00.000Z", ...slugs }),
    );
    expect([...viewOf(state, new Date(written)).bySlug.keys()]).toEqual([]);
    expect([...viewOf(state, new Date("2027-01-01T00:00:00.000Z")).bySlug.keys()]).toEqual(["b", "old-b"]);
  });

  test("changed when it was last written, or when the time of the newest post came", () => {
    const state = stateOf(scheduled("a", "2026-12-01T13:00:00.200Z"));
    const changedAt = (now: string) => viewOf(state, new Date(now)).changedAt;
    expect(changedAt("2026-12-01T12:59:59.999Z")).toBe(written);
    expect(changedAt("2026-12-01T13:00:00.300Z")).toBe("2026-12-01T13:00:00.200Z");
  });
});

test("after a post that is not public yet, the newest ones are next", () => {
  const all = ["a", "b", "c", "d"].map((slug) => post(slug, { category: slug === "c" ? "AI" : "" }));
  const view = viewOf(stateOf(...all), new Date(written));
  const slugs = (own: StoredPost) => nextArticles(view, own).map(({ slug }) => slug);
  expect(slugs(post("new", { status: "draft" }))).toEqual(["a", "b", "c"]);
  expect(slugs(post("new", { status: "draft", category: "AI" }))).toEqual(["c", "a", "b"]);
  expect(nextArticles(viewOf(stateOf(), new Date(written)), post("new"))).toEqual([]);
});

test.each([
  ["on a later day", post("a", { updatedAt: "2027-01-04T12:00:00.000Z" }), "January 4, 2027"],
  ["in its first moment", post("a"), null],
  // Both are December 1 in Texas.
  ["later on the same day of the company", post("a", { updatedAt: "2026-12-02T05:00:00.000Z" }), null],
  ["before its time came", scheduled("a", "2026-12-09T12:00:00.000Z"), null],
])("a post that was last saved %s says when it was reviewed", (_when, saved, day) => {
  expect(reviewedOn(saved)).toBe(day);
});
