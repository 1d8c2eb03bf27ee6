import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// The files of a worker share its window: each begins with nothing in it.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.head.replaceChildren();
document.body.replaceChildren();
Reflect.deleteProperty(navigator, "locks");
Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");

configure({ asyncUtilTimeout: 60_000 });

// There is no layout here, and nothing scrolls.
Element.prototype.scrollIntoView = () => {};

// React reports mistakes (keys, hydration, act) on the console: any message fails the test.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
