import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChangePassword } from "../../src/admin/account/change-password.tsx";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";

afterEach(() => vi.unstubAllGlobals());

const saved = "The new password is saved, and all sessions have ended. Please log in with it.";
const mayGoOn =
  "The new password is saved, but a session that began just before may go on. Please set the password again.";
const unsaved = "All sessions have ended, but the new password could not be saved. Please try again.";

/** Types a new password, and sends it. */
async function changeTo(password: string): Promise<void> {
  render(<ChangePassword username="admin" onClose={() => {}} />);
  for (const [label, value] of [
    ["Current password", "the old one"],
    ["New password", password],
    ["Confirm new password", password],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change Password" })));
}

test("a password of 6 characters is long enough, and one of 5 is not sent", async () => {
  const sent = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", sent);
  await changeTo("five5");
  expect(sent).not.toHaveBeenCalled();
  cleanup();
  await changeTo("sixsix");
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  [saved, saved],
  [mayGoOn, mayGoOn],
  [unsaved, `Failed to change password. ${unsaved}`],
])("that the server said “%s” is said as it is", async (message, text) => {
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 507 }));
  await changeTo("long enough");
  expect(currentToasts()[0]?.text).toBe(text);
  expect(screen.getByRole("dialog").textContent).toContain(message);
});
