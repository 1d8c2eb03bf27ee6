import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inputOf, storedDraft } from "../../src/admin/editor/draft.ts";
import { type EditorEvent, isDirty, isTyped } from "../../src/admin/editor/editor-machine.ts";
import { useEditor } from "../../src/admin/editor/use-editor.ts";
import { useUnsavedSync } from "../../src/admin/editor/use-unsaved-sync.ts";
import { inTurn } from "../../src/admin/in-turn.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import type { PostInput } from "../../src/shared/posts/post-input.ts";
import type { UnsavedText } from "../../src/shared/posts/unsaved-text.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt, updatedAt: "v1" };
const at = "2027-01-05T10:00:00.000Z";

/** The texts that the server has, and the calls that changed them. */
let texts: Map<string, UnsavedText>;
let calls: string[];
/** What the next writes are answered with; a promise delays the answer. */
let refusals: (number | Promise<void>)[];

beforeEach(() => {
  vi.useFakeTimers();
  texts = new Map();
  calls = [];
  refusals = [];
  vi.stubGlobal(
    "fetch",
    async (path: string, { method = "GET", body }: { method?: string; body?: string }) => {
      const id = path.split("/")[3] ?? "";
      if (path === "/api/unsaved")
        return Response.json([...texts].map(([of, { input }]) => ({ id: of, title: input.title, at })));
      if (method === "GET") return Response.json(texts.get(id));
      const input = method === "PUT" ? JSON.parse(body ?? "").input : null;
      calls.push(input === null ? `DELETE ${id}` : `PUT ${id} ${input.content}`);
      const refusal = refusals.shift();
      if (typeof refusal === "number") return Response.json({ message: "" }, { status: refusal });
      await refusal;
      if (input === null) texts.delete(id);
      else texts.set(id, { input, at });
      return new Response(null, { status: 204 });
    },
  );
});

afterEach(async () => {
  cleanup();
  // The editor sends a last time when it is left, and the next test's texts would wait for that.
  await inTurn(async () => {});
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const key = `draft:${post.id}`;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const textOf = (content: string): UnsavedText => ({
  input: { ...inputOf(post), content, publishAt: null } as UnsavedText["input"],
  at,
});

async function open(opened: AdminPost | null = post, draftKey = key) {
  const form = {
    post: opened,
    draftKey,
    creation: null,
    titles: new Map(),
    lockCreated: async () => null,
    onCreated: () => {},
    onSaved: () => {},
    onClose: () => {},
  };
  const { result, unmount } = renderHook(() => {
    const editor = useEditor(form, { isRunning: () => false, finished: async () => true }, () => {});
    return { editor, isOnServer: useUnsavedSync(editor) };
  });
  const dispatch = (event: EditorEvent) => act(async () => result.current.editor.dispatch(event));
  await pass(0);
  return {
    state: () => result.current.editor.state,
    isOnServer: () => result.current.isOnServer,
    dispatch,
    write: (part: Partial<PostInput>) => dispatch({ type: "change", part }),
    close: unmount,
  };
}

const kept = (id: string = post.id) => texts.get(id)?.input.content;

test("what is typed is on the server in less than 5 s, and gone once it is as it was saved", async () => {
  const { write } = await open();
  await write({ content: "One" });
  await pass(2_000);
  await write({ content: "One, two" });
  await pass(4_900);
  expect(calls).toEqual([`PUT ${post.id} One, two`]);
  await write({ content: post.content });
  await pass(4_900);
  expect(kept()).toBeUndefined();
});

test("no text overtakes another", async () => {
  const slow = Promise.withResolvers<void>();
  refusals = [slow.promise];
  const { write } = await open();
  await write({ content: "Older" });
  await pass(3_000);
  await write({ content: "Newer" });
  await pass(10_000);
  expect(calls).toEqual([`PUT ${post.id} Older`]);
  slow.resolve();
  await pass(0);
  expect(kept()).toBe("Newer");
});

describe("a text that could not be sent", () => {
  test("is sent again after a while, and said to be on this device only", async () => {
    refusals = [401, 500];
    const { write, isOnServer } = await open();
    await write({ content: "One" });
    await pass(4_000);
    expect([kept(), isOnServer()]).toEqual([undefined, false]);
    await pass(60_000);
    expect([kept(), isOnServer()]).toEqual(["One", true]);
    expect(calls).toHaveLength(3);
  });

  test("is sent as soon as there is a connection", async () => {
    refusals = [503];
    const { write } = await open();
    await write({ content: "One" });
    await pass(4_000);
    dispatchEvent(new Event("online"));
    await pass(0);
    expect(kept()).toBe("One");
  });
});

test("a page that is hidden sends its text at once, and so does a form that is closed", async () => {
  const { write, close } = await open();
  await write({ content: "One" });
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(kept()).toBe("One");
  await write({ content: "Two" });
  close();
  await pass(0);
  expect(kept()).toBe("Two");
});

describe("a text of another device", () => {
  test("takes the place of an untouched one, and looking at it changes nothing", async () => {
    texts.set(post.id, textOf("Theirs"));
    const { state, close } = await open();
    expect(state()).toMatchObject({ restoredAt: at, draft: { input: { content: "Theirs" } } });
    expect(isTyped(state())).toBe(false);
    await pass(60_000);
    close();
    await pass(0);
    expect(calls).toEqual([]);
    expect(storedDraft(key).read()).toBeNull();
  });

  test("is offered beside another, and nothing is sent until the author has chosen", async () => {
    const first = await open();
    await first.write({ content: "Mine" });
    first.close();
    await pass(0);
    texts.set(post.id, textOf("Theirs"));
    const { state, dispatch } = await open();
    expect(state().elsewhere?.input.content).toBe("Theirs");
    await pass(10_000);
    expect(kept()).toBe("Theirs");
    await dispatch({ type: "refuse elsewhere" });
    await pass(4_000);
    expect(kept()).toBe("Mine");
  });

  test("is looked for when the page is seen again", async () => {
    const { state } = await open();
    texts.set(post.id, textOf("Theirs"));
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(state().draft.input.content).toBe("Theirs");
  });

  test("is not one's own older text", async () => {
    const first = await open();
    await first.write({ content: "Older" });
    await pass(4_000);
    await first.write({ content: "Newer" });
    // A tab that is shut sends nothing.
    refusals = [500];
    first.close();
    await pass(0);
    const { state } = await open();
    expect(state().elsewhere).toBeNull();
    expect(state().draft.input.content).toBe("Newer");
  });
});

test("neither text is lost where one is taken and then a saved version is loaded", async () => {
  const { state, dispatch, write } = await open();
  await write({ content: "Mine" });
  await dispatch({ type: "found elsewhere", text: textOf("Theirs") });
  await dispatch({ type: "take elsewhere" });
  await dispatch({ type: "load saved", post: { ...post, content: "Saved", updatedAt: "v2" } });
  const contents: string[] = [];
  for (let i = 0; i < 3; i++) {
    contents.push(state().draft.input.content);
    await dispatch({ type: "bring mine back" });
  }
  expect(contents).toEqual(["Saved", "Theirs", "Mine"]);
  expect(state().draft.replaced).toBeNull();
});

test("the text of an older version is not sent again and again", async () => {
  refusals = [409];
  const { write, isOnServer } = await open();
  await write({ content: "One" });
  await pass(4_000);
  await write({ content: "One, two" });
  await pass(60_000);
  expect(calls).toHaveLength(1);
  expect(isOnServer()).toBe(true);
});

test("the text of a post that was deleted becomes that of a new one", async () => {
  refusals = [404];
  const { state, write } = await open();
  await write({ content: "One" });
  await pass(4_000);
  expect(state().isDeleted).toBe(true);
  await pass(4_000);
  expect(kept(`new-${state().draft.creation}`)).toBe("One");
});

test("a discarded text does not come back", async () => {
  const { state, dispatch, write } = await open(null, "draft:new");
  await write({ title: "T", content: "Discarded" });
  await pass(4_000);
  await dispatch({ type: "discard draft" });
  await write({ title: "T", content: "Another" });
  await pass(4_000);
  expect(isDirty(state())).toBe(true);
  expect([...texts.values()].map(({ input }) => input.content)).toEqual(["Another"]);
});

test("a text that was discarded on another device does not come back by a look at it", async () => {
  const first = await open();
  await first.write({ content: "Mine" });
  await pass(4_000);
  first.close();
  await pass(0);
  texts.clear();
  const { state, close } = await open();
  expect(state().draft.input.content).toBe("Mine");
  await pass(60_000);
  close();
  await pass(0);
  expect(kept()).toBeUndefined();
  const third = await open();
  await third.dispatch({ type: "keep restored draft" });
  await pass(4_000);
  expect(kept()).toBe("Mine");
});
