import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChangePassword } from "../../src/admin/account/change-password.tsx";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";

afterEach(() => vi.unstubAllGlobals());

const saved = "The new password is saved, and all sessions have ended. Please log in with it.";
const mayGoOn =
  "The new password is saved, but a session that began just before may go on. Please set the password again.";
const unsaved = "All sessions have ended, but the new password could not be saved. Please try again.";

test.each([
  [saved, saved],
  [mayGoOn, mayGoOn],
  [unsaved, `Failed to change password. ${unsaved}`],
])("that the server said “%s” is said as it is", async (message, text) => {
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 507 }));
  render(<ChangePassword username="admin" onClose={() => {}} />);
  for (const [label, value] of [
    ["Current password", "the old one"],
    ["New password", "long enough"],
    ["Confirm new password", "long enough"],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change Password" })));
  expect(currentToasts()[0]?.text).toBe(text);
  expect(screen.getByText(message)).toBeTruthy();
});
