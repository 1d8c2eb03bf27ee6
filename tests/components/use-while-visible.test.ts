import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWhileVisible } from "../../src/admin/use-while-visible.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("acts no more when nobody has used the window for 15 minutes, and at the next use", () => {
  const act = vi.fn();
  renderHook(() => useWhileVisible(act, 60_000));
  vi.advanceTimersByTime(14 * 60_000);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.advanceTimersByTime(15 * 60_000);
  expect(act).toHaveBeenCalledTimes(29);
  vi.advanceTimersByTime(60 * 60_000);
  expect(act).toHaveBeenCalledTimes(29);
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  expect(act).toHaveBeenCalledTimes(30);
});

test("acts each time while the window is seen, and when it is seen again", () => {
  const act = vi.fn();
  const { unmount } = renderHook(() => useWhileVisible(act, 1_000));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_500);
  expect(act).toHaveBeenCalledTimes(2);
  show("hidden");
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
  show("visible");
  expect(act).toHaveBeenCalledTimes(3);
  unmount();
  show("visible");
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(3);
});
