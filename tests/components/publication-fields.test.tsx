import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
    <PublicationFields input={input} issues={{}} onChange={(part) => put({ ...input, ...part })} />
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
