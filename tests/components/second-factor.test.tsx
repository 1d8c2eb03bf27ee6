import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { dialog, fill, focused, gone, press, shownIn, toast } from "../support/dashboard/act.ts";
import { type OpenDashboard, openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { password, startWithAccount } from "../support/server/account.ts";
import { codeOf } from "../support/server/second-factor.ts";

// A code is another one after 30 seconds at most, and one that was shown before it is refused then.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => void vi.useRealTimers();
});

async function openSignedIn(): Promise<OpenDashboard> {
  const app = await startWithAccount();
  onTestFinished(() => app.stop());
  return openDashboard("", { app, signIn: { username: "admin", password } });
}

async function openSteps(): Promise<Awaited<ReturnType<typeof dialog>>> {
  await press("Second factor");
  return dialog("Second factor");
}

async function givePassword(button: string, typed = password): Promise<void> {
  const steps = await dialog("Second factor");
  await fill("Password", typed, steps);
  await press(button, { place: steps });
}

/** Sets it up as far as the recovery codes; resolves to the key and the codes. */
async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const steps = await openSteps();
  await givePassword("Continue");
  const key = await steps.findByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = (key.textContent ?? "").replaceAll(" ", "");
  await fill("Code", codeOf(secret, -1), steps);
  await press("Turn on", { place: steps });
  const list = await steps.findByRole("list", { name: "Recovery codes" });
  return { secret, codes: [...list.children].map(({ textContent }) => textContent ?? "") };
}

/** The session has ended, and the sign-in in place has taken the password and asks for the code. */
async function openAskedForCode() {
  const dashboard = await openSignedIn();
  const { secret } = await turnOn();
  await press("Done");
  await dashboard.endSession();
  await press(/^Courses/, { role: "tab" });
  const asking = await dialog("Your session has ended");
  await fill("Password", password, asking);
  await press("Login", { place: asking });
  await waitFor(() => asking.getByLabelText("Code"));
  return { dashboard, secret, asking };
}

test("it is set up in steps, and the codes are shown once", async () => {
  const dashboard = await openSignedIn();
  const { codes } = await turnOn();
  expect(codes).toHaveLength(10);
  await toast("The second factor is on. All other sessions have ended.");
  await press("Done");
  await gone("dialog", "Second factor");
  await openSteps();
  await screen.findByText("The second factor is on. 10 of 10 recovery codes are left.");
  expect(document.body.textContent).not.toContain(codes[0]);
  // The caller's own session goes on.
  expect((await dashboard.app.ask("/api/leads", { headers: { cookie: dashboard.cookie() } })).status).toBe(
    200,
  );
});

test("a wrong password and a wrong code are said at their fields, and can be corrected", async () => {
  await openSignedIn();
  const steps = await openSteps();
  await givePassword("Continue", "wrong");
  await steps.findByText("This is not your current password.");
  await givePassword("Continue");
  await steps.findByRole("img", { name: "QR code of the key below" });
  await fill("Code", "000 000", steps);
  await press("Turn on", { place: steps });
  await steps.findByText("This code is not right, or was used already. Please enter the next one.");
  await focused("textbox", "Code");
  expect(shownIn("Code", steps)).toBe("000 000");
});

test("new recovery codes, and turning it off, take the password", async () => {
  const dashboard = await openSignedIn();
  const { codes } = await turnOn();
  await press("Done");
  await openSteps();
  await press("New recovery codes");
  await givePassword("Make new codes");
  const list = await screen.findByRole("list", { name: "Recovery codes" });
  expect(list.children).toHaveLength(10);
  expect(list.textContent).not.toContain(codes[0]);
  await press("Done");
  await openSteps();
  await press("Turn off");
  await givePassword("Turn off");
  await toast("The second factor is off");
  expect(dashboard.app.store.account.read()).not.toHaveProperty("secondFactor");
});

test("that it was turned on elsewhere meanwhile is said", async () => {
  const dashboard = await openSignedIn();
  const steps = await openSteps();
  dashboard.answer("POST /api/auth/second-factor", () =>
    Response.json({ message: "The second factor is on already. Turn it off first." }, { status: 409 }),
  );
  await givePassword("Continue");
  await steps.findByText("The second factor is on already. Turn it off first.");
});

test("a session that has ended asks for the code in place, without losing the password", async () => {
  const { secret, asking } = await openAskedForCode();
  expect(shownIn("Password", asking)).toBe(password);
  await fill("Code", codeOf(secret, 7), asking);
  await press("Login", { place: asking });
  await asking.findByText("This code is not right, or was used already. Please enter the next one.");
  expect(shownIn("Password", asking)).toBe(password);
  await fill("Code", ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`, asking);
  await press("Login", { place: asking });
  await gone("dialog", "Your session has ended");
  await screen.findByRole("heading", { name: "Dates" });
});

test("too many wrong codes are said at the code, and a wrong password at the password alone", async () => {
  const { dashboard, secret, asking } = await openAskedForCode();
  const isInvalid = (label: string) => asking.getByLabelText(label).getAttribute("aria-invalid");
  dashboard.answer("POST /api/auth/login", () =>
    Response.json({ message: "Too many wrong codes." }, { status: 429 }),
  );
  await fill("Code", codeOf(secret, 7), asking);
  await press("Login", { place: asking });
  await asking.findByText("Too many wrong codes.");
  expect([isInvalid("Password"), isInvalid("Code")]).toEqual([null, "true"]);
  dashboard.stopAnswering();
  await fill("Password", "wrong", asking);
  await fill("Code", codeOf(secret), asking);
  await press("Login", { place: asking });
  await asking.findByText("Invalid username or password");
  expect([isInvalid("Password"), isInvalid("Code")]).toEqual(["true", null]);
});
