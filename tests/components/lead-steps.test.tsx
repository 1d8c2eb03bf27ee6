import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "../../content/site.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { dayIn } from "../../src/shared/company-time.ts";
import { click, dialog, fill, focused, gone, press, shownIn, toast } from "../support/dashboard/act.ts";
import { openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { storedRequest } from "../support/store/stored-request.ts";

const loaded = new Date();
const today = dayIn(site.timeZone, loaded);
const daysOn = (days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

// No midnight comes in between.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: loaded }));
afterEach(() => void vi.useRealTimers());

function lead(id: string, given: Partial<StoredRequest> = {}): StoredRequest {
  return storedRequest({
    id,
    formName: "General Contact Form",
    fields: { name: id.toUpperCase(), email: `${id}@example.com`, message: "Hello" },
    ...given,
  });
}

/** The first is the newest. */
function leadsOf(...ids: string[]): StoredRequest[] {
  return ids.map((id, index) => lead(id, { createdAt: `2026-05-01T10:00:${50 - index}.000Z` }));
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-lead]")].map(({ dataset }) => dataset.lead);
const shows = (...ids: string[]) => waitFor(() => expect(rows()).toEqual(ids));

async function choose(id: string, options = {}): Promise<void> {
  const box = await screen.findByLabelText(`Choose ${id.toUpperCase()}`);
  await act(async () => {
    fireEvent.click(box, options);
  });
}

test("a next step is planned, comes up as due on the overview and in the list, and stays as a note when it is done", async () => {
  const dashboard = await openDashboard("?tab=leads&lead=ann", { leads: leadsOf("ann", "bea") });
  const { requests } = dashboard.app.store;
  await press("Plan the next step");
  await press("Save step");
  expect(document.activeElement).toBe(screen.getByLabelText("What comes next"));
  // The default is the next day on which people work.
  expect(shownIn("On") > today).toBe(true);
  await fill("What comes next", "Send the offer");
  await fill("On", daysOn(-2));
  await press("Save step");
  await screen.findByText(/^Due since /, { selector: "article *" });
  expect(requests.read()[0]?.nextStep).toEqual({ text: "Send the offer", on: daysOn(-2) });
  await fill("Show", "Due (1)");
  await shows("ann");
  expect(document.querySelector("[data-lead]")?.textContent).toContain(": Send the offer");

  await press("Overview", { role: "tab" });
  const due = within(await screen.findByRole("region", { name: /^Due/ }));
  await press(/Send the offer/, { place: due });
  await focused("heading", "ANN");
  await press("Done");
  await screen.findByText("Done: Send the offer");
  expect(requests.read()[0]?.nextStep).toBeUndefined();
  await press("Overview", { role: "tab" });
  await screen.findByRole("region", { name: "New Leads" });
  expect(screen.queryByRole("region", { name: /^Due/ })).toBeNull();
});

test("what comes tomorrow is not due, and a step is moved and taken away", async () => {
  const nextStep = { text: "Call", on: daysOn(1) };
  const { app } = await openDashboard("?tab=leads&lead=ann", { leads: [lead("ann", { nextStep })] });
  await screen.findByText(/^Next on /, { selector: "article *" });
  await fill("Show", "Planned (1)");
  await shows("ann");
  await press("Change the next step");
  expect([shownIn("What comes next"), shownIn("On")]).toEqual(["Call", daysOn(1)]);
  await fill("On", today);
  await press("Save step");
  await screen.findByText("Due today", { selector: "article *" });
  await press("Change the next step");
  await press("Remove the next step");
  await screen.findByRole("button", { name: "Plan the next step" });
  expect(app.store.requests.read()[0]?.nextStep).toBeUndefined();
});

test("a lead is added by hand after what is missing was said, and opens", async () => {
  const { app, address } = await openDashboard("?tab=leads", { leads: leadsOf("ann") });
  await press("Add a lead");
  const form = await dialog("Add a lead");
  await press("Save", { place: form });
  await form.findByText("Please give a name.");
  form.getByText("Please give an email address or a phone number.");
  await fill("Name", "Vera V", form);
  await fill(/^Phone/, "972 555 0100", form);
  await fill("What it is about", "Heard of us at the fair", form);
  await press("Save", { place: form });
  await focused("heading", "Vera V");
  await gone("dialog", /./);
  const [, added] = app.store.requests.read();
  expect(added).toMatchObject({ formName: "Added by hand", deliveries: [], state: "new" });
  expect(address()).toContain(`lead=${added?.id}`);
  await shows(added?.id ?? "", "ann");
  expect(screen.queryByRole("region", { name: "Deliveries" })).toBeNull();
});

test("boxes choose several, a range with shift, and all that the filter shows", async () => {
  const { app, calls } = await openDashboard("?tab=leads", {
    leads: leadsOf("ann", "bea", "cid", "dan", "eva"),
  });
  await choose("bea");
  await screen.findByText("1 of 5 chosen");
  await choose("dan", { shiftKey: true });
  await screen.findByText("3 of 5 chosen");
  await choose("cid");
  await screen.findByText("2 of 5 chosen");
  await press("Start work");
  await toast("2 leads: In progress");
  await screen.findByText("Choose all 5");
  const states = () => app.store.requests.read().map(({ state }) => state);
  await waitFor(() => expect(states()).toEqual(["new", "in progress", "new", "in progress", "new"]));
  expect(calls.filter(({ call }) => call === "POST /api/leads/bulk")).toHaveLength(1);
  await press("Undo");
  await toast("2 leads: New again");
  await waitFor(() => expect(new Set(states())).toEqual(new Set(["new"])));

  await fill("Search leads", "ann");
  await shows("ann");
  await click(await screen.findByLabelText("Choose all 1"));
  await press("Mark as lost");
  await waitFor(() => expect(states()).toEqual(["lost", "new", "new", "new", "new"]));
});

test("a button acts on those alone that can go its step, and says how many", async () => {
  const leads = leadsOf("ann", "bea", "cid");
  const { app } = await openDashboard("?tab=leads", {
    leads: leads.map((one, index) => ({
      ...one,
      state: (["new", "won", "in progress"] as const)[index] ?? "new",
    })),
  });
  await click(await screen.findByLabelText("Choose all 3"));
  const bar = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(bar).toEqual(
    expect.arrayContaining(["Start work (1)", "Mark as lost (2)", "Reopen (1)", "Export 3 leads", "Delete"]),
  );
  expect(bar).not.toContain("Mark as spam (1)");
  await press("Mark as lost (2)");
  await waitFor(() =>
    expect(app.store.requests.read().map(({ state }) => state)).toEqual(["lost", "won", "lost"]),
  );
});

test("several are deleted, come back by Undo or from the deleted ones, and are exported", async () => {
  const { app, calls } = await openDashboard("?tab=leads", { leads: leadsOf("ann", "bea", "cid") });
  const deleted = () => app.store.requests.read().filter(({ deletedAt }) => deletedAt !== null).length;
  await choose("ann");
  await choose("bea");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => {} }));
  await press("Export 2 leads");
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(calls.find(({ call }) => call === "POST /api/leads.csv")?.body).toBe('{"ids":["ann","bea"]}');
  await press("Delete");
  await toast("2 leads deleted");
  await shows("cid");
  await press("Undo");
  await shows("ann", "bea", "cid");
  expect(deleted()).toBe(0);

  await choose("ann");
  await choose("cid");
  await press("Delete");
  await shows("bea");
  await fill("Show", "Deleted");
  await shows("ann", "cid");
  await click(await screen.findByLabelText("Choose all 2"));
  await press("Restore");
  await waitFor(() => expect(deleted()).toBe(0));
});

test("where a change of several fails the boxes stay, and why is said", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("ann", "bea") });
  await choose("ann");
  dashboard.answer(
    "POST /api/leads/bulk",
    () => Response.json({ message: "There is no room left." }, { status: 507 }),
    1,
  );
  await press("Mark as won");
  await toast("There is no room left.");
  await screen.findByText("1 of 2 chosen");
});
