import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PostTime } from "../../src/admin/posts/post-row.tsx";
import type { AdminPostSummary } from "../../src/shared/posts/admin-post.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-05-01T13:59:00.000Z") }));

afterEach(() => vi.useRealTimers());

test("a list that stays open says when a scheduled post has become public", async () => {
  const publishAt = "2026-05-01T14:00:00.000Z";
  const post = { status: "scheduled", publishAt, createdAt: publishAt, createdOn: "May 1, 2026" };
  const { container } = render(<PostTime post={post as AdminPostSummary} />);
  expect(container.textContent).toBe("Scheduled May 1, 2026 at 9:00 AM");
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(container.textContent).toBe("Scheduled May 1, 2026 at 9:00 AM");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(container.textContent).toBe("Public since May 1, 2026 at 9:00 AM");
});

test("one that is months away waits for nothing, and is not taken for public", async () => {
  const publishAt = "2026-12-01T15:00:00.000Z";
  const post = { status: "scheduled", publishAt, createdAt: publishAt, createdOn: "December 1, 2026" };
  const { container } = render(<PostTime post={post as AdminPostSummary} />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(container.textContent).toBe("Scheduled December 1, 2026 at 9:00 AM");
  expect(vi.getTimerCount()).toBe(0);
});
