import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOpenEditor } from "../../src/admin/dashboard/use-open-editor.ts";
import { storedDraft } from "../../src/admin/editor/draft.ts";
import { Editor } from "../../src/admin/editor/editor.tsx";
import { LeaveGuards } from "../../src/admin/leave-blocker.tsx";
import { SessionProvider } from "../../src/admin/session/session.tsx";
import { useDashboardRoute } from "../../src/admin/use-dashboard-route.ts";
import { plainArticle } from "../../src/server/articles/plain-article.ts";
import type { AdminPost, AdminPostSummary } from "../../src/shared/posts/admin-post.ts";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";
import { heldLocks } from "../support/held-locks.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [, sample] = samplePosts(2);
if (sample === undefined) throw new Error("There is no sample");
const publication = { status: "published", publishAt: sample.createdAt } as const;
const post: AdminPost = { ...sample, ...publication };
const { content: _, ...summary } = { ...sample, ...publication };

let hasSession: boolean;
let locks: ReturnType<typeof heldLocks>;
let create: PromiseWithResolvers<void>;

beforeEach(() => {
  hasSession = true;
  create = Promise.withResolvers();
  locks = heldLocks();
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (path === "/api/auth/login") hasSession = true;
    else if (!hasSession) return Response.json({ message: "" }, { status: 401 });
    if (path.startsWith("/api/blogs?slug=")) return Response.json([post]);
    if (path === "/api/blogs" && method === "POST") {
      await create.promise;
      return Response.json({ ...post, ...JSON.parse(String(body)), id: "made" });
    }
    if (path === "/api/blogs/preview") return Response.json(plainArticle(sample.content));
    return Response.json({});
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Desk({ posts }: { posts: readonly AdminPostSummary[] | null }) {
  const route = useDashboardRoute();
  const editor = useOpenEditor(posts, route);
  if (editor === null) return null;
  const { id, move, ...opened } = editor;
  return (
    <Editor
      {...opened}
      key={editor.draftKey}
      titles={new Map()}
      onCreated={move}
      onSaved={() => {}}
      onClose={() => route.close(id)}
    />
  );
}

const facts = { siteUrl: "https://example.com" };

/** The dashboard's editor at an address; `posts` are those of the list. */
async function open(search: string, posts: readonly AdminPostSummary[] | null) {
  const element = (
    <SessionProvider username="admin">
      <LeaveGuards>
        <Desk posts={posts} />
      </LeaveGuards>
    </SessionProvider>
  );
  const router = createMemoryRouter([{ id: "root", path: "/", element, loader: () => facts }], {
    initialEntries: [`/${search}`],
    hydrationData: { loaderData: { root: facts } },
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { address: () => router.state.location.search };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }));
const press = (name: string) => act(async () => screen.getByText(name, { selector: "button" }).click());

test("a session that has ended costs a password, and the post opens then", async () => {
  hasSession = false;
  const { address } = await open(`?tab=posts&edit=${post.id}`, [summary]);
  await fill(/^Password/, "secret");
  await press("Login");
  expect(field(/^Title/).value).toBe(post.title);
  expect(address()).toBe(`?tab=posts&edit=${post.id}`);
  expect(currentToasts()).toEqual([]);
});

// The list may not have come.
test("a new post that is saved gets its address, and the same form goes on unasked", async () => {
  const { address } = await open("?tab=posts&edit=new", null);
  const title = field(/^Title/);
  await fill(/^Title/, "A title");
  await fill(/^Content/, "One.");
  await press("Save draft");
  title.focus();
  await fill(/^Content/, "One. Two.");
  await act(async () => create.resolve());
  expect(address()).toBe("?tab=posts&edit=made");
  expect(screen.queryByText("Close without saving?")).toBeNull();
  expect(field(/^Title/)).toBe(title);
  expect(document.activeElement).toBe(title);
  expect(field(/^Content/).value).toBe("One. Two.");
  expect(storedDraft("draft:made").read()?.input.content).toBe("One. Two.");
  expect(locks.held).toContain("draft:made");

  await press("Cancel");
  expect(screen.getByText("Close without saving?")).toBeTruthy();
  await press("Close");
  expect(address()).toBe("?tab=posts");
  expect(screen.queryByText("Edit Blog Post")).toBeNull();
});
