import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showToast } from "../../src/widgets/toasts/toast-store.ts";

test("a toast's action runs once and dismisses it", () => {
  const run = vi.fn();
  showToast({ title: "Done", text: "Deleted", tone: "plain", actions: [{ label: "Undo", run }] });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
