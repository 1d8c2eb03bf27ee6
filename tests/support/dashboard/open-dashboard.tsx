import http from "node:http";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, onTestFinished, vi } from "vitest";
import { lazyAdminRoute } from "../../../src/admin/route.ts";
import { contexts, rootRoute } from "../../../src/route-layout.tsx";
import { siteFacts } from "../../../src/server/pages/site-facts.ts";
import type { StoredRequest } from "../../../src/server/requests/stored-requests.ts";
// Loaded ahead: the first test would wait for them.
import "../../../src/admin/account/change-password.tsx";
import "../../../src/admin/account/second-factor.tsx";
import "../../../src/admin/courses/courses-tab.tsx";
import "../../../src/admin/dashboard/page.tsx";
import "../../../src/admin/images/images-view.tsx";
import "../../../src/admin/layout/layout.tsx";
import "../../../src/admin/leads/leads-tab.tsx";
import "../../../src/admin/posts/posts-area.tsx";
import "../../../src/admin/posts/trash-view.tsx";
import "../../../src/admin/questions/questions-tab.tsx";
import type * as Toasts from "../../../src/widgets/toasts/toast.ts";
import { currentToasts, dismissToast } from "../../../src/widgets/toasts/toast-store.ts";
import { heldLocks } from "../held-locks.ts";
import { defaultEnv, type RunningApp, startApp } from "../server/app.ts";

// A toast stays until it is pressed or another one comes, however long the machine stands still.
vi.mock("../../../src/widgets/toasts/toast.ts", async (original) => ({
  ...(await original<typeof Toasts>()),
  shownForMs: 600_000,
}));

// Nothing here is hidden by styles, and whoever looks for that looks long.
configure({ defaultHidden: true });

const facts = { ...siteFacts(defaultEnv, new Date()), takesSubscribers: true };

/** The routes of the dashboard; where it leads elsewhere, nothing is shown. */
const dashboardRoutes = [
  rootRoute([lazyAdminRoute(() => null), { path: "*", Component: () => null }], () => null),
];

/** An answer in place of the app's; `askOn` has that answer. */
type Answer = (askOn: () => Promise<Response>) => Response | Promise<Response>;

/** The dashboard over the API of an app, as it runs in a browser. */
export interface OpenDashboard {
  app: RunningApp;
  /** The calls that the dashboard has made, such as "GET /api/leads", with what they sent. */
  calls: { call: string; body: string | null }[];
  /** The path and the query. */
  address(): string;
  /** Steps through the history. */
  go(steps: number): Promise<void>;
  /** Loads another address, as somebody does who reloads the page, and waits until it shows this text. */
  load(address: string, text?: RegExp | string): Promise<void>;
  /** Has the next `times` calls of this kind answered so. */
  answer(call: string | RegExp, answer: Answer, times?: number): void;
  /** Leaves all calls to the app again. */
  stopAnswering(): void;
  /** Its cookies, as the header of a request. */
  cookie(): string;
  /** Ends the session on the server; the dashboard does not know. */
  endSession(): Promise<void>;
}

interface Options {
  /** An app with more to it than its own. */
  app?: RunningApp;
  leads?: StoredRequest[];
  /** What to sign in with, where the app has an account. */
  signIn?: { username: string; password: string } | null;
}

/** Opens the dashboard at a query, such as "?tab=leads", over an app of the test's own that stores these leads. */
export async function openDashboard(
  search = "",
  { app, leads = [], signIn = null }: Options = {},
): Promise<OpenDashboard> {
  const own = app ?? (await startApp());
  if (leads.length > 0) await own.store.requests.update(() => leads);
  const calls: OpenDashboard["calls"] = [];
  let answers: { call: string | RegExp; answer: Answer; times: number }[] = [];
  let leaving = false;
  const jar = new Map<string, string>();
  const keep = (cookies: string[]) => {
    for (const [, name = "", value = ""] of cookies.map((text) => /^([^=]+)=([^;]*)/.exec(text) ?? []))
      jar.set(name, value);
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  vi.stubGlobal("fetch", async (address: string, { method = "GET", headers, body }: RequestInit = {}) => {
    if (!address.startsWith("/")) return askApp(address, { method, headers, body });
    const call = `${method} ${address}`;
    const sent = typeof body === "string" ? body : null;
    calls.push({ call, body: sent });
    const found = answers.find(
      (one) => !leaving && (typeof one.call === "string" ? one.call === call : one.call.test(call)),
    );
    const withCookies = { ...(headers as Record<string, string>), cookie: cookie() };
    const askOn = () => askApp(own.url + address, { method, headers: withCookies, body }, keep);
    if (found === undefined) return askOn();
    found.times -= 1;
    if (found.times === 0) answers = answers.filter((one) => one !== found);
    return found.answer(askOn);
  });

  Object.defineProperty(navigator, "locks", { configurable: true, value: heldLocks() });

  let router: ReturnType<typeof createMemoryRouter>;
  async function load(address: string, text: RegExp | string = /^Welcome back/) {
    // React runs the effects that a page still owes while it is taken down; the answers are for the page that comes.
    leaving = true;
    cleanup();
    leaving = false;
    router?.dispose();
    router = createMemoryRouter(dashboardRoutes, {
      initialEntries: [address],
      getContext() {
        const context = new RouterContextProvider();
        context.set(contexts.facts, facts);
        return context;
      },
    });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    render(<RouterProvider router={router} />);
    // What comes from the app comes when it comes, not within an act.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await screen.findByText(text);
  }
  onTestFinished(async () => {
    cleanup();
    router.dispose();
    for (const { id } of currentToasts()) dismissToast(id);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.unstubAllGlobals();
    localStorage.clear();
    if (app === undefined) await own.stop();
  });
  if (signIn !== null) {
    const headers = { "Content-Type": "application/json" };
    await askApp(
      `${own.url}/api/auth/login`,
      { method: "POST", headers, body: JSON.stringify(signIn) },
      keep,
    );
  }
  await load(`/admin/dashboard${search}`);
  return {
    app: own,
    calls,
    cookie,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => router.navigate(steps),
    load,
    answer(call, answer, times = Number.POSITIVE_INFINITY) {
      answers.push({ call, answer, times });
    },
    stopAnswering: () => {
      answers = [];
    },
    async endSession() {
      const { status } = await askApp(`${own.url}/api/auth/logout`, {
        method: "POST",
        headers: { cookie: cookie() },
      });
      expect(status).toBe(200);
    },
  };
}

/** The simulated browser's own `fetch` would keep the app from answering, and reads no cookies. */
function askApp(
  url: string,
  { method, headers, body }: RequestInit,
  onCookies = (_cookies: string[]) => {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Node sends the body of a DELETE only with its length.
    const length = typeof body === "string" && { "Content-Length": Buffer.byteLength(body) };
    const sent = { ...(headers as Record<string, string>), ...length };
    const request = http.request(url, { method, headers: sent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        onCookies(answer.headers["set-cookie"] ?? []);
        const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const text = chunks.length === 0 ? null : Buffer.concat(chunks).toString();
        resolve(new Response(text, { status: answer.statusCode, headers: Object.fromEntries(given) }));
      });
    });
    request.on("error", () => reject(new TypeError("Failed to fetch")));
    request.end(body);
  });
}
