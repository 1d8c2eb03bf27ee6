import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { pendingToast, showPendingToast } from "../../src/widgets/toasts/pending-toast.ts";
import { click, dialog, fill, focused, gone, key, press, shownIn, toast } from "../support/dashboard/act.ts";
import { openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { storedRequest } from "../support/store/stored-request.ts";

const refused =
  (status: number, message = "") =>
  () =>
    Response.json({ message }, { status });

/** The leads of people with these names, the first the newest. */
function leadsOf(...names: string[]): StoredRequest[] {
  return names.map((name, index) => lead(name, { createdAt: `2026-05-01T10:00:${50 - index}.000Z` }));
}

function lead(name: string, given: Partial<StoredRequest> = {}): StoredRequest {
  const [firstName = "", lastName = ""] = name.split(" ");
  const fields = { firstName, lastName, email: `${firstName}@example.com`.toLowerCase(), message: "Hello" };
  return storedRequest({
    id: firstName.toLowerCase(),
    formId: "general-contact",
    formName: "General Contact Form",
    ...given,
    fields: { ...fields, ...given.fields },
  });
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-lead]")].map(({ dataset }) => dataset.lead);
const shows = (...ids: string[]) => waitFor(() => expect(rows()).toEqual(ids));
const open = async (id: string) =>
  click(
    await waitFor(() => document.querySelector(`[data-lead="${id}"]`) ?? expect.fail(`${id} is not listed`)),
  );
const isOpen = (name: string) => screen.findByRole("heading", { name });

/** Has the dashboard look for what is new, as it does when somebody comes back to the window. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

/** Watches the page for a text from now on; gives a way to ask whether it was ever there, be it for a moment. */
function watchFor(text: string): () => boolean {
  let seen = false;
  new MutationObserver(() => {
    seen ||= document.body.textContent.includes(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => seen;
}

const asksBeforeUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("j, k and s go through the list, and are letters where somebody types", async () => {
  await openDashboard("?tab=leads", { leads: leadsOf("Ann A", "Bea B", "Cid C") });
  await screen.findByText("Next");
  await shows("ann", "bea", "cid");
  screen.getByRole("heading", { name: "Leads" }).focus();
  for (const [pressed, name] of [
    ["j", "Ann A"],
    ["k", "Ann A"],
    ["j", "Bea B"],
  ] as const) {
    await key(pressed);
    await focused("heading", name);
  }
  await key("s");
  await screen.findByRole("button", { name: "Back to new" });
  await key("k");
  await focused("heading", "Ann A");

  // Who is done with a lead goes on with the next one, also where the list shows new ones alone.
  await fill("Show", "New");
  await shows("ann", "cid");
  screen.getByRole("heading", { name: "Ann A" }).focus();
  await key("s");
  await shows("cid");
  await key("j");
  await focused("heading", "Cid C");
  screen.getByLabelText("Add a note").focus();
  for (const letter of "jks") await key(letter);
  screen.getByRole("heading", { name: "Cid C" }).focus();
  await key("s", { ctrlKey: true });
  await screen.findByRole("button", { name: "Start work" });
});

test("filters stand in the address: a reload keeps them, back and forward go through them", async () => {
  const dashboard = await openDashboard("", {
    leads: [lead("Zoë X", { id: "zoe" }), lead("Max X", { state: "won" })],
  });
  await press(/^Leads/, { role: "tab" });
  await fill("Search leads", "ZOE x");
  await shows("zoe");
  await fill("Search leads", "x");
  await shows("zoe", "max");
  await fill("Show", "Won");
  await shows("max");
  await fill("Form", "General message");
  await waitFor(() =>
    expect(dashboard.address()).toMatch(/tab=leads&form=General\+Contact\+Form&state=won&query=x$/),
  );
  await open("max");
  await waitFor(() => expect(dashboard.address()).toMatch(/lead=max&form=.*&state=won&query=x$/));

  // Elsewhere the history would be gone: the browser keeps it.
  await dashboard.go(-1);
  await gone("heading", "Max X");
  await dashboard.go(-1);
  await dashboard.go(-1);
  await waitFor(() => expect(shownIn("Show")).toBe(""));
  await shows("zoe", "max");
  await dashboard.go(1);
  await shows("max");
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
    "/api/leads.csv?state=won&query=x",
  );
  await dashboard.go(2);
  const address = dashboard.address();
  await dashboard.load(address);
  await isOpen("Max X");
  expect(shownIn("Search leads")).toBe("x");
  await shows("max");
});

test("a deleted lead is back by Undo, or from the list of deleted ones, or by its address", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("Una U") });
  const wasMissing = watchFor("This lead is no longer here");
  await open("una");
  await press("Delete");
  await toast("Lead deleted successfully");
  await shows();
  await press("Undo");
  await toast("The lead is back");
  await open("una");
  await press("Delete");
  await shows();

  await fill("Show", "Deleted");
  await open("una");
  await screen.findByText(/It can be brought back for 10 minutes\.$/);
  expect(screen.queryByRole("button", { name: "Start work" })).toBeNull();
  await press("Restore");
  await toast("The lead is back");
  await shows();
  await focused("heading", "Una U");
  await screen.findByRole("button", { name: "Start work" });
  await fill("Show", "All");
  await shows("una");

  const address = dashboard.address();
  await press("Delete");
  await focused("heading", "Leads");
  expect(wasMissing()).toBe(false);
  await dashboard.load(address);
  await press("Restore");
  await screen.findByRole("button", { name: "Start work" });
});

test("a lead has states and notes, a reply and the sender's other requests", async () => {
  const sender = { email: "olga+x@example.com", phone: "+1 (972) 555-0100" };
  await openDashboard("?tab=leads", {
    leads: ["Second", "First"].map((message) =>
      lead("Olga X", { id: message, fields: { ...sender, message } }),
    ),
  });
  await open("Second");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  await isOpen("Olga X");
  expect(hrefOf("Reply")).toMatch(
    /^mailto:olga%2Bx@example\.com\?subject=Your%20request%20to%20Corvanta&body=Hello%20Olga%2C/,
  );
  expect(hrefOf("Call")).toBe("tel:+19725550100");
  screen.getByText("General message (“General Contact Form”)");

  await press("Mark as lost");
  await waitFor(() => expect(document.querySelector("[data-lead]")?.textContent).toContain("Lost"));
  await fill("Add a note", "Wants a call\nin January");
  screen.getByLabelText("Add a note").focus();
  await key("Enter", { ctrlKey: true });
  const notes = () => within(screen.getByRole("region", { name: "Notes" })).queryAllByRole("listitem");
  await waitFor(() =>
    expect(notes().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Wants a call\nin January"),
    ]),
  );
  await waitFor(() => expect(shownIn("Add a note")).toBe(""));

  const others = within(screen.getByRole("region", { name: "All from this person" }));
  await press(/General message/, { place: others });
  await waitFor(() => expect(screen.getByRole("article").textContent).toContain("First"));
  expect(notes()).toEqual([]);
});

test("a suspected lead is kept aside, and one click makes it a lead", async () => {
  const dashboard = await openDashboard("?tab=leads", {
    leads: [lead("Sue S", { state: "suspected", suspicion: "links" })],
  });
  await screen.findByLabelText("Search leads");
  await shows();
  await fill("Show", "Suspected spam (1)");
  await open("sue");
  await screen.findByText(/nobody was told of it. It has two links or more, and no company\. It is deleted/);
  expect(screen.queryByRole("button", { name: "Start work" })).toBeNull();
  await key("s");
  await press("This is a lead");
  await screen.findByRole("button", { name: "Start work" });
  // A lead's changes go one after the other: what the key had changed would have gone first.
  const changes = dashboard.calls.filter(({ call }) => call.startsWith("PATCH"));
  expect(changes.map(({ body }) => body)).toEqual(['{"state":"new"}']);
  await gone(/nobody was told of it/);
  await focused("heading", "Sue S");

  // Once somebody works with it, no button leads there.
  screen.getByRole("button", { name: "Mark as spam" });
  for (const step of ["Start work", "Mark as won"]) await press(step);
  await screen.findByRole("button", { name: "Reopen" });
  expect(screen.queryByRole("button", { name: "Mark as spam" })).toBeNull();
  await waitFor(() => expect(dashboard.app.store.requests.read()[0]?.state).toBe("won"));
});

test("a search that finds nobody says who is found among suspected spam, and shows them", async () => {
  await openDashboard("?tab=leads&form=General+Contact+Form", {
    leads: [lead("Ann A"), lead("Sue S", { state: "suspected", suspectedAt: "2026-05-01T10:00:00.000Z" })],
  });
  await fill("Search leads", "nobody");
  await screen.findByText("No lead matches. Try fewer words or another filter.");
  expect(screen.queryByRole("button", { name: /suspected spam$/ })).toBeNull();
  await fill("Search leads", "sue@example");
  await press("Show 1 match among suspected spam");
  await shows("sue");
  expect(shownIn("Search leads")).toBe("sue@example");
});

test("a note that is not saved waits for whoever comes back to its lead, and is asked for before it is lost", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("Ann A", "Bea B") });
  await open("ann");
  await fill("Add a note", "Half a thought");
  await open("bea");
  await waitFor(() => expect(shownIn("Add a note")).toBe(""));
  await press("Overview", { role: "tab" });

  await press("View Site", { role: "link" });
  const stay = async () => {
    const question = await dialog("Leave without saving?");
    question.getByText("Ann A");
    await press("Stay", { place: question });
    await gone("dialog", "Leave without saving?");
  };
  await stay();
  expect(asksBeforeUnload()).toBe(true);
  await press("Logout");
  await stay();
  expect(dashboard.calls.map(({ call }) => call)).not.toContain("POST /api/auth/logout");

  await press(/^Leads/, { role: "tab" });
  await open("ann");
  await waitFor(() => expect(shownIn("Add a note")).toBe("Half a thought"));
  dashboard.answer("PATCH /api/leads/ann", refused(507, "There is no room left."), 1);
  await press("Save note");
  await toast("There is no room left.");
  expect(shownIn("Add a note")).toBe("Half a thought");
  await press("Save note");
  await waitFor(() => expect(shownIn("Add a note")).toBe(""));
  const ofAnn = dashboard.app.store.requests.read().find(({ id }) => id === "ann");
  expect(ofAnn?.notes.map(({ text }) => text)).toEqual(["Half a thought"]);
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  await press("View Site", { role: "link" });
  await waitFor(() => expect(dashboard.address()).toBe("/blogs"));
});

test("who logs out over a note that is not saved is asked once", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("Ann A") });
  await open("ann");
  await fill("Add a note", "Half a thought");
  await press("Logout");
  await press("Log out", { place: await dialog("Leave without saving?") });
  await waitFor(() => expect(pendingToast.read()).not.toBeNull());
  // As the home page does, a document of its own.
  await showPendingToast();
  await toast("Logged out successfully");
  await waitFor(() => expect(dashboard.address()).toBe("/"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an open editor lets nobody leave over a note, and each asks for itself", async () => {
  await openDashboard("?tab=leads", { leads: leadsOf("Ann A") });
  await open("ann");
  await fill("Add a note", "Half a thought");
  await press("Overview", { role: "tab" });
  await press("Create New Blog Post");
  const editor = await dialog("Create New Blog Post");
  // As a jump through the history does, which the dialog does not cover.
  const leave = () => press("View Site", { role: "link" });
  await leave();
  const question = await dialog("Leave without saving?");
  question.getByText("Ann A");
  await press("Stay", { place: question });
  await gone("dialog", "Leave without saving?");

  await fill("Title", "Half a title", editor);
  await leave();
  await press("Leave", { place: await dialog("Leave without saving?") });
  await press("Keep editing", { place: await dialog("Close without saving?") });
  await gone("dialog", "Close without saving?");
  expect(shownIn("Title", editor)).toBe("Half a title");
});

test("new leads come in by themselves, and leave what is being read as it is", async () => {
  const [ann, bea] = leadsOf("Ann A", "Bea B");
  const dashboard = await openDashboard("?tab=leads", { leads: ann ? [ann] : [] });
  await open("ann");
  await fill("Add a note", "Half");
  screen.getByLabelText("Add a note").focus();
  await dashboard.app.store.requests.update((all) => [...all, ...(bea ? [bea] : [])]);
  comeBack();
  await shows("ann", "bea");
  expect(document.activeElement).toBe(screen.getByLabelText("Add a note"));
  expect(shownIn("Add a note")).toBe("Half");
});

test("a filter is there again after another tab, and what j went through is one step back", async () => {
  const dashboard = await openDashboard("?tab=leads", {
    leads: leadsOf("Ann Wu", "Bea Wu", "Cid Wu", "Dan Y"),
  });
  await fill("Search leads", "wu");
  await shows("ann", "bea", "cid");
  screen.getByRole("heading", { name: "Leads" }).focus();
  for (const name of ["Ann Wu", "Bea Wu", "Cid Wu"]) {
    await key("j");
    await focused("heading", name);
  }
  await dashboard.go(-1);
  await gone("heading", "Cid Wu");
  await press("Overview", { role: "tab" });
  await press(/^Leads/, { role: "tab" });
  await waitFor(() => expect(shownIn("Search leads")).toBe("wu"));
  await shows("ann", "bea", "cid");
  await press("Overview", { role: "tab" });
  await press("All leads");
  await waitFor(() => expect(shownIn("Search leads")).toBe(""));
});

test("a filter that is chosen before a search is shown keeps the search", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("Ann Wu", "Bea X") });
  const search = await screen.findByLabelText("Search leads");
  const states = screen.getByLabelText("Show");
  await act(async () => {
    fireEvent.change(search, { target: { value: "wu" } });
    fireEvent.change(states, { target: { value: "new" } });
  });
  await shows("ann");
  expect(dashboard.address()).toContain("state=new");
});

test("where the session ended while nobody asked for anything, the leads say that they are not up to date, and are again after signing in", async () => {
  const dashboard = await openDashboard("?tab=leads", { leads: leadsOf("Bea B") });
  await shows("bea");
  dashboard.answer("GET /api/leads", refused(401, "No."));
  comeBack();
  await screen.findByText(/^Not up to date since \w+ \d+, \d{4} at /);
  await press("Overview", { role: "tab" });
  await press("Not now");
  await screen.findByText(/^Not up to date since/);
  dashboard.stopAnswering();
  await dashboard.app.store.requests.update((all) => [...all, lead("Ann A")]);
  await press("Reload");
  await screen.findByRole("button", { name: /Ann A/ });
  await gone(/^Not up to date since/);
});

test("a person is forgotten after a question, and the answer counts what went", async () => {
  const email = "x@example.com";
  const leads = [lead("Ina X", { fields: { email } }), lead("Ivo X", { fields: { email } })];
  const dashboard = await openDashboard("?tab=leads", { leads: [...leads, lead("Bob B")] });
  const wasMissing = watchFor("This lead is no longer here");
  await open("ina");
  await press("Forget this person");
  (await dialog("Forget this person")).getByText(email);
  await key("Escape");
  await gone("dialog", "Forget this person");
  await press("Forget this person");
  await press("Forget", { place: await dialog("Forget this person") });
  const answer = await dialog("Forgotten");
  expect(document.activeElement?.textContent).toMatch(
    /^Removed 2 leads, 0 enrollments, 0 deliveries, 0 questions, 0 subscriptions\./,
  );
  await shows("bob");
  answer.getByText(email);
  await press("Close", { place: answer });
  await focused("heading", "Leads");
  expect(wasMissing()).toBe(false);
  expect(dashboard.app.store.requests.read()).toHaveLength(1);
});

test("a person in the trash stays open after Cancel, and after a try that changed nothing", async () => {
  const deletedAt = new Date().toISOString();
  const dashboard = await openDashboard("?tab=leads&state=deleted&lead=ira", {
    leads: [lead("Ira X", { deletedAt })],
  });
  const forget = () => press("Forget this person");
  // An open lead takes the focus to its heading.
  await focused("heading", "Ira X");
  (await screen.findByRole("button", { name: "Forget this person" })).focus();
  await forget();
  await press("Cancel", { place: await dialog("Forget this person") });
  await gone("dialog", /./);
  await isOpen("Ira X");
  await focused("button", "Forget this person");

  const message = "There is no room left to save this. Nothing was changed.";
  dashboard.answer(/\/api\/people\//, refused(507, message), 1);
  await forget();
  await press("Forget");
  const failed = await dialog("Not forgotten yet");
  failed.getByText(message);
  await press("Close", { place: failed });
  await isOpen("Ira X");

  await forget();
  await press("Forget");
  const answer = await dialog("Forgotten");
  answer.getByText(/^Removed 1 lead,/);
  answer.getByText("ira@example.com");
  await key("Escape");
  await gone("heading", "Ira X");
  await focused("heading", "Leads");
  await shows();
});

test("where not all of a person could be forgotten the server's words stay, what is removed is gone, and another try is offered", async () => {
  const dashboard = await openDashboard("?tab=leads&lead=ira", { leads: [lead("Ira X")] });
  const message = "What this person sent is removed, but older copies of it could not be.";
  dashboard.answer(
    /\/api\/people\//,
    async (askOn) => {
      await askOn();
      return refused(503, message)();
    },
    1,
  );
  await press("Forget this person");
  await press("Forget");
  const failed = await dialog("Not forgotten yet");
  expect(document.activeElement).toBe(failed.getByText(message));
  await shows();
  await press("Try again", { place: failed });
  const answer = await dialog("Forgotten");
  answer.getByText(/^Removed 0 leads/);
  // Only the first answer counts what was removed.
  answer.getByText(`Before: ${message}`);
  await key("Escape");
  await gone("dialog", /./);
  await focused("heading", "Leads");
});

test("where the leads cannot be fetched nobody is told that there are none, and another try shows them, from the trash too", async () => {
  const dashboard = await openDashboard("", { leads: leadsOf("Iris I") });
  dashboard.answer("GET /api/leads", refused(500), 1);
  await dashboard.load("/admin/dashboard?tab=leads");
  await toast("Failed to fetch leads");
  expect(screen.queryByText(/^No leads yet/)).toBeNull();
  await press("Try again");
  await shows("iris");
  dashboard.answer("GET /api/leads", refused(500), 1);
  await dashboard.load("/admin/dashboard?tab=leads&state=deleted");
  await press("Try again");
  await screen.findByLabelText("Search leads");
});

test("deliveries show what became of them, and are tried again", async () => {
  const at = "2026-11-20T15:00:00.000Z";
  const failed = {
    channel: "webhook",
    state: "failed",
    attempts: 9,
    lastError: "503 <b>Service</b> Unavailable",
    at,
  };
  const sent = { channel: "mail", state: "sent", attempts: 1, lastError: null, at };
  const dashboard = await openDashboard("", { leads: leadsOf("Del D") });
  const [entry]: LeadEntry[] = await (await dashboard.app.ask("/api/leads")).json();
  dashboard.answer("GET /api/leads", () =>
    Response.json([{ ...entry, deliveries: [sent, failed, { ...sent, about: "refunded" }] }]),
  );
  await dashboard.load("/admin/dashboard?tab=leads&lead=del");
  const deliveries = within(await screen.findByRole("region", { name: "Deliveries" }));
  expect(deliveries.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Mail to the companySent on November 20, 2026 at 9:00 AM",
    "WebhookFailed after 9 tries, the last on November 20, 2026 at 9:00 AM503 <b>Service</b> Unavailable",
    "Mail to the company about the refundSent on November 20, 2026 at 9:00 AM",
  ]);
  dashboard.answer("POST /api/leads/del/deliveries", () =>
    Response.json(
      { ...entry, deliveries: [{ ...failed, attempts: 10, state: "sent", lastError: null }] },
      { status: 202 },
    ),
  );
  deliveries.getByRole("button", { name: "Try again" }).focus();
  await press("Try again", { place: deliveries });
  // Nothing is left to try: the button goes, and the focus stays with the lead.
  await focused("heading", "Del D");
});

test("the overview begins with new leads, and leads to each", async () => {
  const dashboard = await openDashboard("", {
    leads: [...leadsOf("Nia N"), lead("Old O", { state: "won" })],
  });
  const card = within(await screen.findByRole("region", { name: "New Leads" }));
  const row = await card.findByRole("button", { name: /Nia N/ });
  expect(row.textContent).toContain("General message");
  expect(card.queryByRole("button", { name: /Old O/ })).toBeNull();
  await screen.findByRole("tab", { name: "Leads 1 new" });
  card.getByText("1");
  await click(row);
  await focused("heading", "Nia N");
  await press("Start work");
  await screen.findByRole("tab", { name: "Leads" });
  await dashboard.go(-1);
  const after = within(await screen.findByRole("region", { name: "New Leads" }));
  expect(after.queryByRole("button", { name: /Nia N/ })).toBeNull();
});

test("what visitors sent is found, read, started, exported and deleted", async () => {
  const formula = '=HYPERLINK("http://evil.test";"Click")';
  const enrollment = { kind: "enrollment", formName: "Enrollment request", page: "/checkout" } as const;
  const dashboard = await openDashboard("?tab=leads", {
    leads: [
      lead("Dana X", { fields: { message: formula }, createdAt: "2026-05-01T10:00:00.000Z" }),
      lead("Theo X", { createdAt: "2026-05-01T10:00:01.000Z" }),
      storedRequest({
        ...enrollment,
        id: "pat",
        fields: { name: "Pat X", plan: "students", agreementVersion: "2026-11-24", email: "pat@example.com" },
        createdAt: "2026-05-01T10:00:02.000Z",
      }),
    ],
  });
  const isDeleted = (id: string) => () =>
    waitFor(() =>
      expect(dashboard.app.store.requests.read().find((one) => one.id === id)?.deletedAt).not.toBeNull(),
    );
  const remove = async () => {
    await press("Delete");
    await toast("Lead deleted successfully");
    await focused("heading", "Leads");
  };
  await fill("Search leads", "nobody x");
  await screen.findByText(/^No lead matches\./);
  await fill("Search leads", "x");
  await shows("pat", "theo", "dana");
  await fill("Form", "Enrollment request");
  await shows("pat");
  expect(document.querySelector("[data-lead]")?.textContent).toContain("Plan: students");
  await fill("Search leads", "x STUDENTS");
  await shows("pat");

  await open("pat");
  await focused("heading", "Pat X");
  const factOf = (label: string) =>
    screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
  expect(factOf("Agreement version")).toBe("2026-11-24");
  expect(factOf("Form")).toBe("Enrollment request");
  await press("Start work");
  await screen.findByRole("button", { name: "Back to new" });
  await fill("Show", "New");
  await screen.findByText(/^No lead matches\./);
  await remove();
  await isDeleted("pat")();

  await fill("Form", "General message");
  await fill("Search leads", "x");
  await shows("theo", "dana");
  await open("dana");
  await waitFor(() => expect(screen.getByRole("article").textContent).toContain(formula));
  await press("Start work");
  await shows("theo");
  await fill("Show", "All");
  await shows("theo", "dana");
  const href = screen.getByRole("link", { name: "Export CSV" }).getAttribute("href") ?? "";
  const file = await (await dashboard.app.ask(href)).text();
  expect(file).toContain(`"'=HYPERLINK(""http://evil.test"";""Click"")"`);
  expect(file).toContain('"Theo X"');
  expect(file).not.toContain("Enrollment request");
  await remove();
  await isDeleted("dana")();
});
