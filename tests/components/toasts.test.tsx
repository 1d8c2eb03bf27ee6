import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showToast } from "../../src/widgets/toasts/toast-store.ts";
// Loaded ahead, so that the lazy import of the area is there at once.
import "../../src/widgets/toasts/toaster.tsx";
import { Toasts } from "../../src/widgets/toasts/toasts.tsx";

async function show(message: Parameters<typeof showToast>[0]) {
  await act(async () => {
    showToast(message);
    await vi.dynamicImportSettled();
  });
}

test("a toast's action runs once and dismisses it", async () => {
  render(<Toasts />);
  const run = vi.fn();
  await show({ title: "Done", text: "Deleted", tone: "plain", action: { label: "Undo", run } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
