import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as files from "../../src/admin/save-file.ts";
import { SubscribersTab } from "../../src/admin/subscribers/subscribers-tab.tsx";
import type { SubscriberEntry } from "../../src/shared/subscribers/subscriber.ts";
import { click, dialog, fill, gone, press } from "../support/dashboard/act.ts";

const at = "2026-11-12T15:05:00.000Z";
const source = {
  landing: "/blogs",
  referrer: null,
  utm: { source: "newsletter", medium: "email", campaign: "spring", term: null, content: null },
  clickId: null,
};

function reader(email: string, more: Partial<SubscriberEntry> = {}): SubscriberEntry {
  return {
    id: email,
    email,
    state: "subscribed",
    page: "/blogs/one",
    source: null,
    createdAt: at,
    confirmedAt: at,
    ...more,
  };
}

let stored: SubscriberEntry[];
let removals: string[];

beforeEach(() => {
  removals = [];
  stored = [
    reader("ada@example.com", { source }),
    reader("=grace@example.com", { state: "unconfirmed", confirmedAt: null, page: null }),
    reader("joan@example.org"),
  ];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "DELETE") return Response.json(stored);
    removals.push(path);
    stored = stored.filter(({ id }) => !path.endsWith(encodeURIComponent(id)));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(takesSubscribers = true): Promise<void> {
  const page = { id: "root", path: "/", element: <SubscribersTab /> };
  const hydrationData = { loaderData: { root: { takesSubscribers } } };
  await act(async () => {
    render(<RouterProvider router={createMemoryRouter([page], { hydrationData })} />);
  });
}

const emails = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("each reader is listed with state, day, page and campaign, and all are counted", async () => {
  await open();
  expect(emails()).toEqual(["ada@example.com", "=grace@example.com", "joan@example.org"]);
  expect(screen.getByText("2 subscribed, 1 not confirmed")).toBeTruthy();
  expect(screen.getByText("/blogs/one · Campaign “spring” (newsletter, email)")).toBeTruthy();
  expect(screen.getAllByText("since Nov 12, 2026")).toHaveLength(2);
  expect(screen.getByText("asked on Nov 12, 2026")).toBeTruthy();
});

test.each([
  ["EXAMPLE.ORG", ["joan@example.org"]],
  ["spring", ["ada@example.com"]],
  ["not confirmed", ["=grace@example.com"]],
  ["one subscribed", ["ada@example.com", "joan@example.org"]],
])("a search for %s finds addresses, states, pages and campaigns", async (query, found) => {
  await open();
  await fill("Search subscribers", query);
  expect(emails()).toEqual(found);
});

test("a search that finds nobody says so, and is cleared by a button", async () => {
  await open();
  await fill("Search subscribers", "nobody");
  expect(screen.getByText(/^No subscriber matches “nobody”/)).toBeTruthy();
  await press("Clear search");
  expect(emails()).toHaveLength(3);
});

test("the file has what the screen shows, and no formula", async () => {
  const saveFile = vi.spyOn(files, "saveFile").mockReturnValue();
  await open();
  await fill("Search subscribers", "grace");
  await press("Export CSV");
  const [[file, name] = []] = saveFile.mock.calls;
  expect(name).toBe("subscribers.csv");
  const lines = (await file?.text())?.trim().split("\r\n") ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^.?"received","state","confirmed","email","page",/);
  expect(lines[1]).toMatch(/^"2026-11-12 09:05","unconfirmed","","'=grace@example\.com","",/);
});

test("who is removed is asked about first, and leaves the list", async () => {
  await open();
  await press("Remove ada@example.com");
  await press("Cancel", { place: await dialog("Remove this subscriber?") });
  expect(removals).toEqual([]);
  await press("Remove ada@example.com");
  const question = await dialog("Remove this subscriber?");
  expect(question.getByText("ada@example.com")).toBeTruthy();
  await press("Remove", { place: question });
  await gone("heading", "ada@example.com");
  expect(removals).toEqual(["/api/subscribers/ada%40example.com"]);
  expect(screen.getByText("1 subscribed, 1 not confirmed")).toBeTruthy();
});

test("the button for more gives the focus to the first row that it brought when it goes", async () => {
  stored = Array.from({ length: 101 }, (_, index) => reader(`r${index}@example.com`));
  await open();
  expect(emails()).toHaveLength(100);
  const more = screen.getByText("Show more subscribers");
  act(() => more.focus());
  await click(more);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove r100@example.com");
});

test("an empty list says where the form is, and where no mail is set up, what to do", async () => {
  stored = [];
  await open();
  expect(screen.getByRole("heading", { name: "No subscribers yet" })).toBeTruthy();
  expect(screen.getByText(/^The form stands under each article/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  await open(false);
  expect(screen.getByText(/Set SMTP_URL and LEADS_TO and restart the site/)).toBeTruthy();
});

test("readers of a time when there was mail are still listed, with what to do now", async () => {
  await open(false);
  expect(emails()).toHaveLength(3);
  expect(screen.getByText(/Set SMTP_URL and LEADS_TO and restart the site/)).toBeTruthy();
});

test("a list that could not be fetched can be fetched again", async () => {
  const answer = vi.fn(async () => Response.json({ message: "" }, { status: 503 }));
  vi.stubGlobal("fetch", answer);
  await open();
  answer.mockImplementation(async () => Response.json(stored));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  });
  expect(emails()).toHaveLength(3);
});
