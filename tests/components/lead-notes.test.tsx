import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { click, dialog, fill, focused, gone, press, shownIn, toast } from "../support/dashboard/act.ts";
import { openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { storedRequest } from "../support/store/stored-request.ts";

const called = { text: "Called", at: "2026-05-01T10:00:00.000Z" };
const signed = { text: "Signed", at: "2026-05-02T10:00:00.000Z" };

function lead(given: Partial<StoredRequest> = {}): StoredRequest {
  return storedRequest({
    id: "ada",
    formName: "General Contact Form",
    fields: { firstName: "Ada", lastName: "A", email: "ada@example.com", message: "Hello" },
    notes: [called, signed],
    ...given,
  });
}

const notesOf = (app: { store: { requests: { read(): StoredRequest[] } } }) =>
  app.store.requests.read()[0]?.notes.map(({ text }) => text);
const notes = () => within(screen.getByRole("region", { name: "Notes" }));
const noteOf = async (text: string) => (await notes().findByText(text)).closest("li") as HTMLElement;
const pressAt = async (text: string, name: RegExp) =>
  click(within(await noteOf(text)).getByRole("button", { name }));

test("a note is corrected, which is said, and removed after a question", async () => {
  const { app } = await openDashboard("?tab=leads&lead=ada", { leads: [lead()] });
  await screen.findByRole("region", { name: "Notes" });
  await pressAt("Called", /^Edit/);
  expect(shownIn("Edit the note")).toBe("Called");
  await fill("Edit the note", "Called twice");
  await press("Save note", {
    place: within((await screen.findByLabelText("Edit the note")).closest("li") as HTMLElement),
  });
  await gone("Edit the note");
  expect((await noteOf("Called twice")).textContent).toMatch(/^May 1, 2026 at 5:00 AM, edited/);
  expect((await noteOf("Signed")).textContent).not.toContain("edited");

  await pressAt("Signed", /^Remove/);
  await press("Cancel", { place: await dialog("Remove this note?") });
  await gone("dialog", /./);
  await pressAt("Signed", /^Remove/);
  await press("Remove", { place: await dialog("Remove this note?") });
  await waitFor(() => expect(notesOf(app)).toEqual(["Called twice"]));
  await focused("heading", "Ada A");
});

test("where somebody else changed the note meanwhile nothing is lost: both texts are there to choose", async () => {
  const { app } = await openDashboard("?tab=leads&lead=ada", { leads: [lead()] });
  await screen.findByRole("region", { name: "Notes" });
  await pressAt("Called", /^Edit/);
  await fill("Edit the note", "Mine");
  await app.store.requests.update(([one]) =>
    one ? [{ ...one, notes: [{ ...called, text: "Theirs" }, signed] }] : [],
  );
  const save = async () =>
    press("Save note", {
      place: within((await screen.findByLabelText("Edit the note")).closest("li") as HTMLElement),
    });
  await save();
  await toast("Somebody else changed this note meanwhile. It says now: Theirs");
  expect(shownIn("Edit the note")).toBe("Mine");
  expect(notesOf(app)).toEqual(["Theirs", "Signed"]);
  // Whoever has read both saves over it.
  await save();
  await waitFor(() => expect(notesOf(app)).toEqual(["Mine", "Signed"]));
});

test("where somebody else removed the note meanwhile, what was written becomes a new one", async () => {
  const { app } = await openDashboard("?tab=leads&lead=ada", { leads: [lead()] });
  await screen.findByRole("region", { name: "Notes" });
  await pressAt("Called", /^Edit/);
  await fill("Edit the note", "Mine");
  await app.store.requests.update(([one]) => (one ? [{ ...one, notes: [signed] }] : []));
  await press("Save note", {
    place: within((await screen.findByLabelText("Edit the note")).closest("li") as HTMLElement),
  });
  await toast(/^Somebody else removed this note meanwhile/);
  const label = "Somebody removed this note while you wrote";
  await waitFor(() => expect(shownIn(label)).toBe("Mine"));
  const form = (await screen.findByLabelText(label)).closest("form") as HTMLElement;
  await press("Save note", { place: within(form) });
  await waitFor(() => expect(notesOf(app)).toEqual(["Signed", "Mine"]));
  await gone(label);
});

test("a correction waits for whoever comes back, and what is only opened is no reason to ask", async () => {
  await openDashboard("?tab=leads&lead=ada", {
    leads: [lead(), lead({ id: "bea", fields: { name: "Bea B" } })],
  });
  await screen.findByRole("region", { name: "Notes" });
  const asksBeforeUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await pressAt("Called", /^Edit/);
  expect(asksBeforeUnload()).toBe(false);
  await fill("Edit the note", "Half a tho");
  expect(asksBeforeUnload()).toBe(true);
  await click(document.querySelector('[data-lead="bea"]') as HTMLElement);
  await focused("heading", "Bea B");
  await click(document.querySelector('[data-lead="ada"]') as HTMLElement);
  await waitFor(() => expect(shownIn("Edit the note")).toBe("Half a tho"));
  await press("Cancel");
  await noteOf("Called");
  expect(asksBeforeUnload()).toBe(false);
});
