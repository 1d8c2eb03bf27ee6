import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockDraft } from "../../src/admin/dashboard/use-open-editor.ts";
import { heldLocks } from "../support/held-locks.ts";

beforeEach(() => vi.stubGlobal("navigator", { locks: heldLocks() }));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const { signal } = new AbortController();
const isWritten = { isWritten: true };

test("a form takes up a draft, which another tab then leaves alone", async () => {
  localStorage.setItem("draft:a:2", "{}");
  expect(await lockDraft("a", signal)).toBe("draft:a:2");
  expect(await lockDraft("a", signal)).toBe("draft:a:3");
});

test("a form whose text is written already replaces no draft", async () => {
  localStorage.setItem("draft:a", "{}");
  localStorage.setItem("draft:a:2", "{}");
  expect(await lockDraft("a", signal, isWritten)).toBe("draft:a:3");
  expect(await lockDraft("b", signal, isWritten)).toBe("draft:b");
  expect(await lockDraft("b", signal, isWritten)).toBe("draft:b:2");
});

test("a form that was closed gives its lock back, and locks nothing any more", async () => {
  const closed = new AbortController();
  expect(await lockDraft("a", closed.signal)).toBe("draft:a");
  closed.abort();
  await Promise.resolve();
  expect(await lockDraft("a", closed.signal)).toBeNull();
  expect(await lockDraft("a", signal)).toBe("draft:a");
});
