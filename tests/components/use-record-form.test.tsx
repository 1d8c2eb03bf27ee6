import { act, renderHook } from "@testing-library/react";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { useRecordForm } from "../../src/admin/use-record-form.ts";
import { RequestError } from "../../src/browser/request.ts";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";

/** A dialog whose save is answered when the test says so. */
async function pressSave() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const [onChanged, onClose] = [vi.fn(), vi.fn()];
  const { result, unmount } = renderHook(() =>
    useRecordForm({
      record: { id: "1" },
      save: () => promise,
      load() {},
      done: "It is there",
      onChanged,
      onClose,
    }),
  );
  await act(async () => {
    void result.current.submit({ preventDefault() {} } as FormEvent);
  });
  return {
    form: () => result.current,
    close: unmount,
    onChanged,
    onClose,
    saved: () => act(async () => resolve()),
    refused: (status: number, body: object) =>
      act(async () => reject(new RequestError(status, JSON.stringify(body)))),
    unanswered: () => act(async () => reject(new TypeError("Failed to fetch"))),
  };
}

test("a save closes its dialog, and has the list read again", async () => {
  const { form, onChanged, onClose, saved } = await pressSave();
  expect(form().busy).toBe(true);
  await saved();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a save that is answered after its dialog was closed closes no other one", async () => {
  const { close, onChanged, onClose, saved } = await pressSave();
  close();
  await saved();
  expect(onClose).not.toHaveBeenCalled();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(currentToasts()[0]).toMatchObject({ title: "Saved", text: "It is there" });
});

test.each([
  [{ message: "The disk is full." }, "It was not saved. The disk is full."],
  [
    { message: "Please check the marked fields.", issues: { amount: "Please give whole dollars." } },
    "It was not saved. Please give whole dollars.",
  ],
])("a save that fails after its dialog was closed is said all the same: %j", async (body, said) => {
  const { close, refused } = await pressSave();
  close();
  await refused(400, body);
  expect(currentToasts()[0]).toMatchObject({ title: "Error", text: said });
});

test.each([
  [404, 1, "This date was changed meanwhile. Your text is safe: Save makes a new one of it."],
  [409, 1, "This date was changed meanwhile."],
  [400, 0, "This date was changed meanwhile."],
  [507, 0, "This date was changed meanwhile."],
])(
  "a refusal with %i has the list read again %i times, and the dialog stays",
  async (status, times, said) => {
    const { form, onChanged, onClose, refused } = await pressSave();
    await refused(status, { message: "This date was changed meanwhile." });
    expect(form().failure).toBe(said);
    expect(form().busy).toBe(false);
    expect(onChanged).toHaveBeenCalledTimes(times);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test("a save without an answer has the list read again, and says what is not known", async () => {
  const open = await pressSave();
  await open.unanswered();
  expect(open.form().failure).toBe("The site cannot be reached. Please try again in a moment.");
  expect(open.onChanged).toHaveBeenCalledOnce();
  expect(open.onClose).not.toHaveBeenCalled();

  const closed = await pressSave();
  closed.close();
  await closed.unanswered();
  expect(closed.onChanged).toHaveBeenCalledOnce();
  expect(currentToasts()[0]).toMatchObject({
    text: "It is not known whether it was saved. The site cannot be reached. Please try again in a moment.",
  });
});
