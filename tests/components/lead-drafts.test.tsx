import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { click, dialog, fill, gone, key, press, shownIn, toast } from "../support/dashboard/act.ts";
import { openDashboard } from "../support/dashboard/open-dashboard.tsx";
import { storedRequest } from "../support/store/stored-request.ts";

// What is typed about a lead and not saved.

const offer = { text: "Send the offer", on: "2026-12-01" };
const call = { text: "Call", on: "2026-12-02" };

function leadsWith(nextStep?: typeof offer): StoredRequest[] {
  return ["ann", "bea"].map((id) =>
    storedRequest({
      id,
      fields: { name: id.toUpperCase(), email: `${id}@example.com` },
      ...(id === "ann" && nextStep && { nextStep }),
    }),
  );
}

const open = async (id: string) =>
  click(
    await waitFor(() => document.querySelector(`[data-lead="${id}"]`) ?? expect.fail(`${id} is missing`)),
  );
const asksBeforeUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
const stepOf = (all: readonly StoredRequest[]) => all.find(({ id }) => id === "ann")?.nextStep;

test("a next step that is not saved waits for whoever comes back to its lead, and is asked for before it is lost", async () => {
  const { app } = await openDashboard("?tab=leads&lead=ann", { leads: leadsWith() });
  await press("Plan the next step");
  expect(asksBeforeUnload()).toBe(false);
  await fill("What comes next", "Send the offer");
  await fill("On", "2026-12-01");
  await open("bea");
  await screen.findByRole("heading", { name: "BEA" });
  await screen.findByRole("button", { name: "Plan the next step" });
  await press("Overview", { role: "tab" });
  expect(asksBeforeUnload()).toBe(true);
  await press("Logout");
  const question = await dialog("Leave without saving?");
  question.getByText("ANN");
  await press("Stay", { place: question });
  await press(/^Leads/, { role: "tab" });
  await open("ann");
  await waitFor(() => expect(shownIn("What comes next")).toBe("Send the offer"));
  expect(shownIn("On")).toBe("2026-12-01");
  await press("Save step");
  await waitFor(() => expect(stepOf(app.store.requests.read())).toEqual(offer));
  await gone("button", "Save step");
  expect(asksBeforeUnload()).toBe(false);
});

test("a step that was opened and not changed, or cancelled, is no reason to ask", async () => {
  await openDashboard("?tab=leads&lead=ann", { leads: leadsWith(offer) });
  await press("Change the next step");
  expect(asksBeforeUnload()).toBe(false);
  await fill("On", "2026-12-03");
  expect(asksBeforeUnload()).toBe(true);
  await press("Cancel");
  expect(asksBeforeUnload()).toBe(false);
  await press("Change the next step");
  expect(shownIn("On")).toBe("2026-12-01");
});

test("what somebody else planned meanwhile is not taken for done, nor overwritten unseen", async () => {
  const { app } = await openDashboard("?tab=leads&lead=ann", { leads: leadsWith(offer) });
  const { requests } = app.store;
  const planElsewhere = (nextStep: typeof offer) =>
    requests.update((all) => all.map((one) => (one.id === "ann" ? { ...one, nextStep } : one)));
  await screen.findByRole("button", { name: "Done" });
  await planElsewhere(call);
  await press("Done");
  await toast(/^Somebody else planned another next step meanwhile: Call/);
  await screen.findByText("Call", { selector: "article *" });
  expect(stepOf(requests.read())).toEqual(call);
  expect(requests.read().flatMap(({ notes }) => notes)).toEqual([]);

  await press("Change the next step");
  await fill("What comes next", "Mine");
  await planElsewhere({ ...call, text: "Theirs" });
  await press("Save step");
  await screen.findByText(/^Somebody else planned meanwhile: Theirs\. /, {
    selector: "[role=alert]",
  });
  expect([shownIn("What comes next"), stepOf(requests.read())?.text]).toEqual(["Mine", "Theirs"]);
  // Whoever has read both saves over it.
  await press("Save step");
  await waitFor(() => expect(stepOf(requests.read())).toEqual({ ...call, text: "Mine" }));
});

test("a lead that is added by hand outlives Escape, and goes by Cancel and by saving", async () => {
  await openDashboard("?tab=leads", { leads: leadsWith() });
  await press("Add a lead");
  await fill("Name", "Vera V", await dialog("Add a lead"));
  expect(asksBeforeUnload()).toBe(true);
  await key("Escape");
  await gone("dialog", /./);
  await press("Add a lead");
  const again = await dialog("Add a lead");
  expect(shownIn("Name", again)).toBe("Vera V");
  await press("Cancel", { place: again });
  expect(asksBeforeUnload()).toBe(false);
  await press("Add a lead");
  const third = await dialog("Add a lead");
  expect(shownIn("Name", third)).toBe("");
  await fill("Name", "Vera V", third);
  await fill(/^Phone/, "972 555 0100", third);
  await press("Save", { place: third });
  await screen.findByRole("heading", { name: "Vera V" });
  expect(asksBeforeUnload()).toBe(false);
});
