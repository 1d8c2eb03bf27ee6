import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFrameHeight } from "../../src/widgets/embedded-form/frame-height.ts";

let frame: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.createElement("div");
  frame.style.minHeight = "1008px";
  document.body.append(frame);
  stop = keepFrameHeight(frame);
});

afterEach(() => {
  stop();
  frame.remove();
  vi.useRealTimers();
});

test("applies the floor 100 ms after the frame has loaded", () => {
  frame.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(99);
  expect(frame.style.height).toBe("");
  vi.advanceTimersByTime(1);
  expect(frame.style.height).toBe("1008px");
});

test("follows the window at once, and a turned device after 300 ms", () => {
  dispatchEvent(new Event("resize"));
  expect(frame.style.height).toBe("1008px");
  frame.style.minHeight = "1150px";
  dispatchEvent(new Event("orientationchange"));
  vi.advanceTimersByTime(299);
  expect(frame.style.height).toBe("1008px");
  vi.advanceTimersByTime(1);
  expect(frame.style.height).toBe("1150px");
});

test("shrinks with the floor, and keeps a height that the form asked for", () => {
  dispatchEvent(new Event("resize"));
  frame.style.minHeight = "900px";
  dispatchEvent(new Event("resize"));
  expect(frame.style.height).toBe("900px");
  frame.style.height = "1300px";
  dispatchEvent(new Event("resize"));
  expect(frame.style.height).toBe("1300px");
  frame.style.height = "300px";
  dispatchEvent(new Event("resize"));
  expect(frame.style.height).toBe("900px");
});

test("stops with the page", () => {
  frame.dispatchEvent(new Event("load"));
  stop();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event("resize"));
  expect(frame.style.height).toBe("");
});
