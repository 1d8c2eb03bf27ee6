import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedDraft } from "../../src/admin/editor/draft.ts";
import {
  type EditorEvent,
  isCreating,
  isDirty,
  type SaveOptions,
} from "../../src/admin/editor/editor-machine.ts";
import { useEditor } from "../../src/admin/editor/use-editor.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import type { PostInput } from "../../src/shared/posts/post-input.ts";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";
import { samplePosts } from "../support/inputs/sample-posts.ts";

const [sample] = samplePosts(1);
if (sample === undefined) throw new Error("There is no sample");
const post: AdminPost = { ...sample, status: "published", publishAt: sample.createdAt, updatedAt: "v1" };

interface Call {
  what: string;
  body: PostInput;
  headers: Record<string, string>;
  /** Without a status there is no answer, as where the network is gone. */
  answer(status?: number, json?: unknown): Promise<void>;
}

let calls: Call[] = [];

beforeEach(() => {
  calls = [];
  vi.stubGlobal(
    "fetch",
    (path: string, { method, body, headers }: { method: string; body: string; headers: Call["headers"] }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      calls.push({
        what: `${method} ${path}`,
        body: JSON.parse(body),
        headers,
        answer: (status, json) =>
          act(async () =>
            status === undefined
              ? reject(new TypeError("Failed to fetch"))
              : resolve(Response.json(json, { status })),
          ),
      });
      return promise;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The form of a post; `typing` is what it has not been told yet. */
function open(opened: AdminPost | null, draftKey: string) {
  let typing: string | null = null;
  let isUploading = false;
  let made: string | null = null;
  const onCreated = vi.fn();
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const { result, unmount } = renderHook(() =>
    useEditor(
      {
        post: opened,
        draftKey,
        creation: null,
        titles: new Map(),
        lockCreated: async () => made,
        onCreated,
        onSaved,
        onClose,
      },
      { isRunning: () => isUploading, finished: async () => true },
      () => {
        if (typing === null) return;
        const part = { content: typing };
        typing = null;
        result.current.dispatch({ type: "change", part });
      },
    ),
  );
  const dispatch = (event: EditorEvent) => act(async () => result.current.dispatch(event));
  return {
    state: () => result.current.state,
    dispatch,
    write: (part: Partial<PostInput>) => dispatch({ type: "change", part }),
    type: (text: string) => {
      typing = text;
    },
    upload: (is: boolean) => {
      isUploading = is;
    },
    /** Where the draft of a post that is made is stored. */
    lock: (lockedKey: string) => {
      made = lockedKey;
    },
    save: (how: SaveOptions = {}) => dispatch({ type: "save", how }),
    saveAndGoOn: () => dispatch({ type: "save", how: { keepsOpen: true } }),
    close: unmount,
    onCreated,
    onSaved,
    onClose,
  };
}

const contentIn = (key: string) => storedDraft(key).read()?.input.content;

function answered(call: Call | undefined, id: string, updatedAt: string): AdminPost {
  return { ...post, ...call?.body, id, updatedAt } as AdminPost;
}

test("a save of all that is written ends with it, and no draft stays", async () => {
  const { write, save, onSaved, onClose } = open(post, "draft:a");
  await write({ content: "One" });
  await save();
  await calls[0]?.answer(200, answered(calls[0], "a", "v2"));
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(contentIn("draft:a")).toBeUndefined();
});

test("what is typed while a save is under way stays, is no saved text, and is saved over what was", async () => {
  const { write, type, save, state, onSaved, onClose } = open(post, `draft:${post.id}`);
  await write({ content: "One" });
  await save();
  type("One, two");
  await calls[0]?.answer(200, answered(calls[0], post.id, "v2"));
  expect(calls[0]?.body.content).toBe("One");
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(isDirty(state())).toBe(true);
  expect(state()).toMatchObject({ phase: { name: "writing" }, lastSave: { name: "behind" } });
  expect(state().draft.input.content).toBe("One, two");
  expect(contentIn(`draft:${post.id}`)).toBe("One, two");
  await save();
  expect(calls[1]?.headers["If-Match"]).toBe('"v2"');
  await calls[1]?.answer(200, answered(calls[1], post.id, "v3"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(contentIn(`draft:${post.id}`)).toBeUndefined();
});

test("what is typed while a post is created is a draft of that post", async () => {
  const { write, type, save, state } = open(null, "draft:new");
  await write({ title: "T", content: "One" });
  await save();
  type("One, two");
  await calls[0]?.answer(201, answered(calls[0], "made", "v1"));
  expect(isCreating(state())).toBe(false);
  expect(contentIn("draft:new")).toBeUndefined();
  expect(contentIn("draft:made")).toBe("One, two");
  await save();
  expect(calls[1]?.what).toBe("PUT /api/blogs/made");
});

test("a save that ends after its editor closed leaves the next one and its draft alone", async () => {
  const first = open(null, "draft:new");
  await first.write({ title: "First", content: "One" });
  await first.save();
  first.close();
  const second = open(null, "draft:new");
  await second.write({ title: "Second", content: "Two" });
  await calls[0]?.answer(201, answered(calls[0], "made", "v1"));
  expect(first.onSaved).toHaveBeenCalledOnce();
  expect(first.onClose).not.toHaveBeenCalled();
  expect(contentIn("draft:new")).toBe("Two");
});

test("what was typed after a save whose editor closed meanwhile is a draft of what was saved", async () => {
  const { write, save, close } = open(post, `draft:${post.id}`);
  await write({ content: "One" });
  await save();
  await write({ content: "One, two" });
  close();
  await calls[0]?.answer(200, answered(calls[0], post.id, "v2"));
  expect(storedDraft(`draft:${post.id}`).read()).toMatchObject({
    input: { content: "One, two" },
    version: "v2",
  });
});

const failed = /Failed to (?:create|update)/;

test("a create whose answer was lost makes one post, with what was written since then", async () => {
  const { write, save, onClose } = open(null, "draft:new");
  await write({ title: " T ", content: "One" });
  await save();
  const [first] = calls;
  const made = { ...answered(first, "made", "v1"), title: "T" };
  await first?.answer();
  expect(currentToasts().some(({ text }) => failed.test(text))).toBe(true);
  await write({ content: "One, two" });
  await save();
  expect(calls[1]?.headers["Idempotency-Key"]).toBe(first?.headers["Idempotency-Key"]);
  await calls[1]?.answer(409, { message: "", post: made });
  expect(calls[2]).toMatchObject({ what: "PUT /api/blogs/made", body: { content: "One, two" } });
  expect(calls[2]?.headers["If-Match"]).toBe('"v1"');
  await calls[2]?.answer(200, answered(calls[2], "made", "v2"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(contentIn("draft:new")).toBeUndefined();
});

test("the key of a create outlives the page, and not the text that it is for", async () => {
  const first = open(null, "draft:new");
  await first.write({ title: "T", content: "One" });
  await first.save();
  await calls[0]?.answer();
  first.close();
  const second = open(null, "draft:new");
  await second.save();
  expect(calls[1]?.headers["Idempotency-Key"]).toBe(calls[0]?.headers["Idempotency-Key"]);
  await calls[1]?.answer();
  await second.dispatch({ type: "discard draft" });
  await second.write({ title: "T", content: "Another" });
  await second.save();
  expect(calls[2]?.headers["Idempotency-Key"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(calls[2]?.headers["Idempotency-Key"]).not.toBe(calls[0]?.headers["Idempotency-Key"]);
});

test("an update whose answer was lost is no conflict, whatever was written since then", async () => {
  const { write, save, onClose, state } = open(post, `draft:${post.id}`);
  for (const [at, content] of ["One", "One, two"].entries()) {
    await write({ content });
    await save();
    expect(calls[at]?.headers["If-Match"]).toBe('"v1"');
    await calls[at]?.answer();
  }
  await save();
  // The first try has arrived, the second one has not.
  await calls[2]?.answer(409, { message: "", post: answered(calls[0], post.id, "v2") });
  expect(calls[3]?.headers["If-Match"]).toBe('"v2"');
  await calls[3]?.answer();
  await save();
  await calls[4]?.answer(409, { message: "", post: answered(calls[3], post.id, "v3") });
  expect(onClose).toHaveBeenCalledOnce();
  expect(state().lastSave.name).toBe("none");
});

test("a post that an unanswered create made and somebody changed since is shown before it is saved over", async () => {
  const { write, save, state } = open(null, "draft:new");
  await write({ title: "T", content: "Mine" });
  await save();
  const theirs = { ...answered(calls[0], "made", "v2"), content: "Theirs" };
  await calls[0]?.answer();
  await save();
  await calls[1]?.answer(409, { message: "", post: theirs });
  expect(state().lastSave).toMatchObject({ name: "refused", error: { post: { content: "Theirs" } } });
  expect(state().draft.input.content).toBe("Mine");
  await save();
  expect(calls[2]).toMatchObject({ what: "PUT /api/blogs/made", headers: { "If-Match": '"none"' } });
  await calls[2]?.answer(409, { message: "", post: theirs });
  await save({ version: "v2" });
  expect(calls[3]?.headers["If-Match"]).toBe('"v2"');
});

test("who saves and goes on keeps the form, has no draft left, and updates what was created", async () => {
  const { write, saveAndGoOn, save, onSaved, onClose, state } = open(null, "draft:new");
  await write({ title: "T ", content: "One" });
  await saveAndGoOn();
  await calls[0]?.answer(200, { ...answered(calls[0], "made", "v2"), title: "T" });
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect([isCreating(state()), isDirty(state())]).toEqual([false, false]);
  expect(state()).toMatchObject({ phase: { name: "writing" }, lastSave: { name: "none" } });
  expect(state().draft.input.title).toBe("T");
  expect(contentIn("draft:new")).toBeUndefined();
  await write({ content: "One, two" });
  await save();
  expect(calls[1]).toMatchObject({ what: "PUT /api/blogs/made", headers: { "If-Match": '"v2"' } });
});

test("the keys that save make a draft of what is sent, and of nothing that was refused before", async () => {
  const { write, saveAndGoOn, state } = open(null, "draft:new");
  await write({ content: "One" });
  await saveAndGoOn();
  expect(calls).toEqual([]);
  expect(state().issues.title).toBeDefined();
  expect(state().draft.input.status).toBe("published");
  await write({ title: "T" });
  await saveAndGoOn();
  expect(calls[0]?.body.status).toBe("draft");
  await calls[0]?.answer(200, answered(calls[0], "made", "v2"));
  expect(state().draft.input.status).toBe("draft");
});

test("a draft whose save arrived without an answer is no unsaved text, and is gone on with from what is stored", async () => {
  const key = `draft:${post.id}`;
  const first = open(post, key);
  await first.write({ title: "T ", content: "One" });
  await first.save();
  const stored = { ...answered(calls[0], post.id, "v2"), title: "T" };
  await calls[0]?.answer();
  first.close();
  const { state, write, save } = open(stored, key);
  expect(state().restoredAt).toBeNull();
  expect(isDirty(state())).toBe(false);
  expect(state().draft.input.title).toBe("T");
  expect(contentIn(key)).toBeUndefined();
  await write({ content: "One, two" });
  await save();
  expect(calls[1]?.headers["If-Match"]).toBe('"v2"');
});

test("the author's own text, set aside, is kept where the saved one in the form is that of the post", async () => {
  const key = `draft:${post.id}`;
  const first = open(post, key);
  await first.write({ content: "Mine" });
  const theirs = { ...post, content: "Theirs", updatedAt: "v2" };
  await first.dispatch({ type: "load saved", post: theirs });
  first.close();
  const { state, dispatch } = open(theirs, key);
  expect(state().draft.replaced).not.toBeNull();
  await dispatch({ type: "bring mine back" });
  expect(state().draft.input.content).toBe("Mine");
});

test("it is kept as well where the saved text is, under a newer version, the one that was opened", async () => {
  const key = `draft:${post.id}`;
  const { write, dispatch } = open(post, key);
  await write({ content: "Mine" });
  await dispatch({ type: "load saved", post: { ...post, updatedAt: "v3" } });
  expect(storedDraft(key).read()).toMatchObject({ version: "v3", replaced: { content: "Mine" } });
});

test("a save during which an image is put into the form keeps the form open for it", async () => {
  const { write, upload, save, onSaved, onClose, state } = open(post, `draft:${post.id}`);
  await write({ title: "T ", content: "One" });
  await save();
  upload(true);
  await calls[0]?.answer(200, { ...answered(calls[0], post.id, "v2"), title: "T" });
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(isDirty(state())).toBe(false);
  expect(state()).toMatchObject({ phase: { name: "writing" }, lastSave: { name: "behind" } });
  upload(false);
  await write({ content: "One ![a](/a)" });
  await save();
  expect(calls[1]?.headers["If-Match"]).toBe('"v2"');
  await calls[1]?.answer(200, answered(calls[1], post.id, "v3"));
  expect(onClose).toHaveBeenCalledOnce();
});

test("an upload of a form that was closed keeps no draft of what was saved", async () => {
  const { write, upload, save, close } = open(post, `draft:${post.id}`);
  await write({ title: "T ", content: "One" });
  await save();
  upload(true);
  close();
  await calls[0]?.answer(200, { ...answered(calls[0], post.id, "v2"), title: "T" });
  expect(contentIn(`draft:${post.id}`)).toBeUndefined();
});

test("the draft of a post that is made is stored where it is locked, and its form is told which post it is of", async () => {
  const { write, type, lock, saveAndGoOn, save, onCreated, onClose } = open(null, "draft:new");
  lock("draft:made:2");
  await write({ title: "T", content: "One" });
  await saveAndGoOn();
  expect(onCreated).not.toHaveBeenCalled();
  type("One, two");
  await calls[0]?.answer(201, answered(calls[0], "made", "v1"));
  expect(onCreated.mock.calls).toEqual([["made"]]);
  expect(contentIn("draft:made:2")).toBe("One, two");
  expect(contentIn("draft:made")).toBeUndefined();
  await save();
  await calls[1]?.answer(200, answered(calls[1], "made", "v2"));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCreated).toHaveBeenCalledOnce();
  expect(contentIn("draft:made:2")).toBeUndefined();
});
