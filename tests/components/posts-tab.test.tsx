import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { PostsTab } from "../../src/admin/posts/posts-tab.tsx";
import type { usePosts } from "../../src/admin/posts/use-posts.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

test("the button for more posts gives the focus to the first row that it brought when it goes", () => {
  const items = samplePosts(101).map(({ content: _, ...post }) => {
    return { ...post, status: "published" as const, publishAt: post.createdAt };
  });
  const posts: ReturnType<typeof usePosts> = {
    list: {
      items,
      failed: false,
      outdatedSince: null,
      reload: async () => {},
      refresh: async () => {},
      change() {},
    },
    query: "",
    setQuery() {},
    order: "newest",
    setOrder() {},
  };
  render(
    <MemoryRouter>
      <PostsTab posts={posts} edit={null} onOpen={() => {}} onNew={() => {}} onEdit={() => {}} />
    </MemoryRouter>,
  );
  const more = screen.getByText("Show more posts");
  act(() => more.focus());
  act(() => more.click());
  expect(more.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Edit Sample post 101 /);
});
