import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Page } from "../../src/admin/dashboard/page.tsx";
import { adminDashboardPath, urls } from "../../src/shared/urls.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["is lost", () => Promise.reject(new TypeError("Failed to fetch")), /^The site cannot be reached\./],
  [
    "fails",
    async () => Response.json({ message: "The server is about to stop." }, { status: 503 }),
    /^The server is about to stop\.$/,
  ],
])("an admin whose question %s is not led to the login, and can ask again", async (_name, fail, words) => {
  let answer: () => Promise<Response> = fail;
  vi.stubGlobal("fetch", () => answer());
  const children = [
    { path: adminDashboardPath, element: <Page /> },
    { path: urls.adminLogin.path, element: "The login" },
  ];
  const router = createMemoryRouter([{ id: "root", children }], {
    initialEntries: [adminDashboardPath],
    hydrationData: { loaderData: { root: { siteUrl: "https://site.test", siteName: "Site" } } },
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  expect(screen.queryByText("The login")).toBeNull();
  expect(screen.getByText(words)).toBeTruthy();
  answer = async () => Response.json({ isAuthenticated: false, user: null });
  await act(async () => fireEvent.click(screen.getByText("Try again")));
  expect(screen.getByText("The login")).toBeTruthy();
});
