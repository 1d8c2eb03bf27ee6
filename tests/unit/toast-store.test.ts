import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast, showToast } from "../../src/widgets/toasts/toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("one toast is visible at a time: the newest", () => {
  showToast({ title: "Error", text: "first", tone: "destructive" });
  showToast({ title: "Done", text: "second", tone: "plain" });
  expect(currentToasts()).toMatchObject([{ text: "second", open: true }]);
});

test("a dismissed toast closes at once and is forgotten after 1,000,000 ms", () => {
  showToast({ title: "Done", text: "saved", tone: "plain" });
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()).toMatchObject([{ text: "saved", open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});
