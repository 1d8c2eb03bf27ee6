import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showToast } from "../../src/widgets/toasts/toast-store.ts";
// Loaded ahead, so that the lazy import of the area is there at once.
import "../../src/widgets/toasts/toaster.tsx";
import { Toasts } from "../../src/widgets/toasts/toasts.tsx";

afterEach(() => vi.useRealTimers());

async function show(message: Parameters<typeof showToast>[0]) {
  await act(async () => {
    showToast(message);
    await vi.dynamicImportSettled();
  });
}

test("a toast shows for 5 seconds", async () => {
  render(<Toasts />);
  await show({ title: "Warm up", text: "so that the area is loaded", tone: "plain" });
  vi.useFakeTimers();
  await show({ title: "Error", text: "Failed to fetch blog posts", tone: "destructive" });
  expect(screen.queryByText("so that the area is loaded")).toBeNull();
  act(() => vi.advanceTimersByTime(4_999));
  expect(screen.getAllByText("Failed to fetch blog posts")).not.toHaveLength(0);
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Failed to fetch blog posts")).toBeNull();
});

test("a toast's action runs once and dismisses it", async () => {
  render(<Toasts />);
  const run = vi.fn();
  await show({ title: "Done", text: "Deleted", tone: "plain", action: { label: "Undo", run } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
