import { act, fireEvent, render, screen, waitForElementToBeRemoved, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CoursesTab } from "../../src/admin/courses/courses-tab.tsx";
import type { CohortEntry } from "../../src/shared/cohorts/cohort.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { versionOf } from "../../src/shared/record-version.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

afterEach(() => vi.unstubAllGlobals());

const input = {
  course: "no-code",
  startsOn: "2099-10-06",
  endsOn: "2099-11-12",
  days: ["mon", "tue"],
  time: "19:45",
  minutes: 90,
  timeZone: "America/Chicago",
  seats: null,
} as const;
const cohort: CohortEntry = { ...input, days: [...input.days], id: "1", seatsLeft: null };
const offer = { code: "EARLY", amount: 100, lastDay: null };

const reloadCohorts = vi.fn(async () => {});

function tab(leads: LeadEntry[], cohorts = [cohort]) {
  const nothing = async () => {};
  const state = { items: cohorts, failed: false, outdatedSince: null, change: () => {} };
  return (
    <MemoryRouter>
      <CoursesTab cohorts={{ ...state, reload: reloadCohorts, refresh: nothing }} leads={leads} />
    </MemoryRouter>
  );
}

/** The server's answer to each question; null for a connection that breaks. */
function stubFetch(answer: (path: string, method: string) => Response | null) {
  const writes: { path: string; headers: Record<string, string> }[] = [];
  vi.stubGlobal(
    "fetch",
    async (
      path: string,
      { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> },
    ) => {
      if (method !== "GET") writes.push({ path, headers });
      const given = answer(path, method);
      if (given === null) throw new TypeError("Failed to fetch");
      return given;
    },
  );
  return writes;
}

test("who waits is whom the server would tell, and is asked again when the leads change", async () => {
  let people = 2;
  stubFetch((path) => Response.json(path === "/api/waitlists" ? [{ course: "no-code", people }] : []));
  const { rerender } = render(tab([]));
  await screen.findByText(/^2 people wait/);
  people = 1;
  await act(async () => rerender(tab([leadEntry({})])));
  fireEvent.click(screen.getByRole("button", { name: "New date" }));
  expect(
    await screen.findByText(
      /^1 person waits for a date\. We tell them by mail, where mail is set up, 5 minutes after there is one/,
    ),
  ).toBeTruthy();
});

test("while nobody knows who waits, that is said, and can be asked again", async () => {
  let isDown = true;
  stubFetch((path) => {
    if (path !== "/api/waitlists") return Response.json([]);
    return isDown ? null : Response.json([{ course: "no-code", people: 3 }]);
  });
  render(tab([]));
  await screen.findByText("How many people wait for a date could not be fetched.");
  fireEvent.click(screen.getByRole("button", { name: "New date" }));
  const dialog = screen.getByRole("dialog", { name: "New date" });
  expect(within(dialog).getByText(/^It is not known how many people wait for a date\./)).toBeTruthy();
  // For this course there is no waitlist.
  fireEvent.change(within(dialog).getByLabelText("Course"), { target: { value: "engineer" } });
  expect(within(dialog).queryByText(/wait for a date/)).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^3 people wait/)).toBeTruthy();
  expect(screen.queryByText(/could not be fetched/)).toBeNull();
});

test("a save says what it changes, and after a refusal the lists are read again", async () => {
  const message = "This date was changed meanwhile. Close this, and open it again.";
  const writes = stubFetch((path, method) => {
    if (method === "PUT") return Response.json({ message }, { status: 409 });
    return Response.json(path === "/api/offers" ? [offer] : []);
  });
  render(tab([]));
  fireEvent.click(await screen.findByRole("button", { name: "Edit EARLY" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(message);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  reloadCohorts.mockClear();
  fireEvent.click(screen.getByRole("button", { name: /^Edit No Code/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(message);
  expect(reloadCohorts).toHaveBeenCalledOnce();
  expect(writes.map(({ path, headers }) => [path, headers["If-Match"]])).toEqual([
    ["/api/offers/EARLY", `"${versionOf(offer)}"`],
    ["/api/cohorts/1", `"${versionOf(input)}"`],
  ]);
});

test("a new code is sent as one that is not there yet, a known one over what is shown", async () => {
  const writes = stubFetch((path) => Response.json(path === "/api/offers" ? [offer] : []));
  render(tab([]));
  await screen.findByRole("button", { name: "Edit EARLY" });
  for (const code of ["SUMMER", "EARLY"]) {
    fireEvent.click(screen.getByRole("button", { name: "New code" }));
    fireEvent.change(screen.getByRole("textbox", { name: /^Code/ }), { target: { value: code } });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitForElementToBeRemoved(() => screen.queryByRole("dialog"));
  }
  expect(writes.map(({ path, headers }) => [path, headers["If-None-Match"], headers["If-Match"]])).toEqual([
    ["/api/offers/SUMMER", "*", undefined],
    ["/api/offers/EARLY", undefined, `"${versionOf(offer)}"`],
  ]);
});

test("a new date keeps its key until it is saved, and the next one has another", async () => {
  let isDown = true;
  const writes = stubFetch((_path, method) => {
    if (method !== "POST") return Response.json([]);
    return isDown ? null : Response.json(cohort, { status: 201 });
  });
  render(tab([]));
  fireEvent.click(screen.getByRole("button", { name: "New date" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^The site cannot be reached/);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "New date" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [first, again, next] = writes.map(({ headers }) => headers["Idempotency-Key"]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test("of a new date the minutes can be typed anew, and the time zone is one of a list", async () => {
  stubFetch(() => Response.json([]));
  const logged = vi.spyOn(console, "error").mockReturnValue();
  render(tab([]));
  fireEvent.click(await screen.findByRole("button", { name: "New date" }));
  const minutes = screen.getByLabelText<HTMLInputElement>("Minutes of a class");
  fireEvent.change(minutes, { target: { value: "" } });
  expect(minutes.value).toBe("");
  fireEvent.change(minutes, { target: { value: "120" } });
  expect(minutes.value).toBe("120");
  expect(logged).not.toHaveBeenCalled();
  const zone = screen.getByLabelText<HTMLSelectElement>("Time zone");
  const names = [...zone.options].map(({ value }) => value);
  expect([zone.value, new Set(names).size]).toEqual(["America/Chicago", names.length]);
  expect(names.filter((name) => !/^(?!Etc\/GMT)\w+\//.test(name))).toEqual([]);
});

test("a date that is stored in a zone such as CST shows it until another one is chosen", async () => {
  stubFetch(() => Response.json([]));
  render(tab([], [{ ...cohort, timeZone: "CST" }]));
  fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
  expect(screen.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("CST");
});
