import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inputOf } from "../../src/admin/editor/draft.ts";
import { PublicationFields } from "../../src/admin/editor/publication-fields.tsx";
import type { PostInput } from "../../src/shared/posts/post-input.ts";

const saved: PostInput = {
  ...inputOf(null),
  status: "scheduled",
  publishAt: "2099-07-01T14:30:00.000Z",
};

test("the time is the form's, after a draft is discarded or another version is loaded too", () => {
  let input = saved;
  const fields = () => (
    <PublicationFields
      input={input}
      post={null}
      issues={{}}
      onChange={(part) => put({ ...input, ...part })}
    />
  );
  const { rerender } = render(fields());
  function put(next: PostInput): void {
    input = next;
    rerender(fields());
  }
  const field = () => screen.getByLabelText<HTMLInputElement>("Publish at");
  expect(field().value).toBe("2099-07-01T09:30");
  fireEvent.change(field(), { target: { value: "2099-08-02T10:00" } });
  expect(field().value).toBe("2099-08-02T10:00");
  put(saved);
  expect(field().value).toBe("2099-07-01T09:30");
  put({ ...saved, publishAt: "2099-12-24T18:00:00.000Z" });
  expect(field().value).toBe("2099-12-24T12:00");
  fireEvent.change(field(), { target: { value: "" } });
  expect(field().value).toBe("");
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "draft" } });
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "scheduled" } });
  expect(field().value).toBe("");
});

/** What is said of a time under its field. */
function hintOf(publishAt: string | null): string {
  const input: PostInput = { ...saved, publishAt };
  render(<PublicationFields input={input} post={null} issues={{}} onChange={() => {}} />);
  return screen.getByText(/^The time in Chicago/).textContent ?? "";
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["America/Chicago", "2099-07-01T14:30:00.000Z", "The time in Chicago."],
  ["America/Chicago", null, "The time in Chicago."],
  [
    "Europe/Berlin",
    "2099-07-01T14:30:00.000Z",
    "The time in Chicago. On your clock that is July 1, 2099 at 4:30 PM.",
  ],
  [
    "America/Chicago",
    "2020-07-01T14:30:00.000Z",
    "The time in Chicago. That is past: readers see the post as soon as it is saved, with this date.",
  ],
])("an author in %s who sets %s reads when that is", (zone, publishAt, hint) => {
  vi.stubEnv("TZ", zone);
  expect(hintOf(publishAt)).toBe(hint);
});

test("only the save of what readers have is said to be a review", () => {
  const input: PostInput = { ...saved, status: "published", publishAt: null };
  const fields = (post: { status: "draft" | "published" } | null) => (
    <PublicationFields input={input} post={post} issues={{}} onChange={() => {}} />
  );
  const { rerender } = render(fields(null));
  expect(screen.queryByText(/day of its review/)).toBeNull();
  rerender(fields({ status: "draft" }));
  expect(screen.queryByText(/day of its review/)).toBeNull();
  rerender(fields({ status: "published" }));
  expect(screen.getByText(/day of its review/)).toBeTruthy();
});
