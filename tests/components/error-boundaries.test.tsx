import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test, vi } from "vitest";
import { chatButton } from "../../content/chat/button.ts";
import { lazyAdminRoute } from "../../src/admin/route.ts";
import { formFrameRoute, pageRoutes } from "../../src/page-routes.tsx";
import { openPanel } from "../../src/pages/layout/chat-panel.tsx";
import { Failure } from "../../src/pages/layout/failure.tsx";
import { layoutRoute, rootRoute } from "../../src/route-layout.tsx";
import { rootId } from "../../src/shared/page-data.ts";
import { ChatButton } from "../../src/widgets/chat/chat-button.tsx";
import { ChatPanel } from "../../src/widgets/chat/panel.tsx";
import { startChat } from "../../src/widgets/chat/start-chat.ts";

vi.mock("../../src/widgets/chat/panel.tsx", () => ({ ChatPanel: vi.fn() }));

const routes = [
  rootRoute([layoutRoute(pageRoutes, Failure), lazyAdminRoute(Failure)], Failure),
  formFrameRoute,
];

const facts = { siteUrl: "https://a.example", siteName: "A", formProviderUrl: null, checkoutUrls: {} };

test.each([
  ["what is around every page throws", { Component: fail }],
  ["a layout's code cannot be loaded", { children: [{ path: "*", lazy: async () => fail() }] }],
  ["a page without a boundary of its own throws", { children: [{ path: "*", Component: fail }] }],
])("where %s, the site says what to do next", async (_, change: Partial<RouteObject>) => {
  const [root] = routes;
  const broken = { ...root, ...change } as RouteObject;
  const router = createMemoryRouter([broken], { hydrationData: { loaderData: { [rootId]: facts } } });
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("This page did not load");
  expect(screen.getByRole("main").textContent).not.toMatch(/Unexpected Application Error|at fail/);
  expect(screen.getByRole("link", { name: "Try again" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
  // React and the router say there what was thrown.
  vi.mocked(console.error).mockClear();
  vi.mocked(console.warn).mockClear();
});

test("where the chat's panel throws, its button leads on, and opens it once it does not", async () => {
  vi.mocked(ChatPanel).mockImplementation(fail);
  render(
    <>
      <ChatButton copy={chatButton} />
      <main>The page</main>
    </>,
  );
  const button = screen.getByRole("button", { name: chatButton.label });
  const chat = button.parentElement as HTMLElement;
  startChat(chat, async () => ({ openPanel }));
  fireEvent.click(button);
  // Styles show the note of a chat that failed: its words, and a link.
  await vi.waitFor(() => expect(chat.dataset.state).toBe("failed"));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText(chatButton.failed, { exact: false }).querySelector("a")?.textContent).toBe(
    "Contact",
  );
  expect(screen.getByRole("main").textContent).toBe("The page");
  vi.mocked(ChatPanel).mockImplementation(() => <p>The panel</p>);
  fireEvent.click(button);
  expect(chat.dataset.state).toBe("open");
  expect(screen.getByText("The panel")).toBeDefined();
  // React says there what was thrown.
  vi.mocked(console.error).mockClear();
});

test("every route of the site stands inside a boundary, or brings its own", async () => {
  const open = (route: RouteObject): RouteObject[] =>
    route.ErrorBoundary ? [] : [route, ...(route.children ?? []).flatMap(open)];
  const [form, ...others] = routes.flatMap(open);
  expect(others).toEqual([]);
  expect(typeof form?.lazy === "function" && (await form.lazy()).ErrorBoundary).toBeTypeOf("function");
});

function fail(): never {
  throw new Error("at fail");
}
