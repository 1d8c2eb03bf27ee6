import { expect, test, vi } from "vitest";
import { afterFirstPaint } from "../../src/hydration/waiting.ts";

function stubPaints(): { tell(): void } {
  const told: (() => void)[] = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  return { tell: () => told.at(-1)?.() };
}

test("the first paint is waited for, and told of once", () => {
  const paints = stubPaints();
  const act = vi.fn();
  afterFirstPaint(act);
  document.body.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(act).not.toHaveBeenCalled();
  paints.tell();
  document.body.click();
  paints.tell();
  expect(act).toHaveBeenCalledOnce();
});

test("a browser that tells nothing of paints has painted what somebody presses", () => {
  const paints = stubPaints();
  const act = vi.fn();
  afterFirstPaint(act);
  document.body.click();
  expect(act).toHaveBeenCalledOnce();
  paints.tell();
  expect(act).toHaveBeenCalledOnce();
});
