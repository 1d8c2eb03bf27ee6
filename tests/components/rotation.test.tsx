import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AutoPlay, useRotation } from "../../src/widgets/carousel/use-rotation.ts";

/** How one page sets it: corporate training pauses at a use, and resumes 5 s later. */
const resuming: AutoPlay = {
  everyMs: 4000,
  when: "all",
  turnedOffBy: [],
  resumesAfterMs: 5000,
};

/** The carousel of this test: what turns one off is remembered by its name for the whole visit. */
let carousel = "";
let carousels = 0;

beforeEach(() => {
  share = 1;
  carousel = `slides ${carousels++}`;
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", InView);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "all",
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves on at its interval and wraps around", () => {
  render(<Probe autoPlay={resuming} />);
  pass(3999);
  expect(shown()).toBe("0");
  pass(1);
  expect(shown()).toBe("1");
  pass(4000);
  pass(4000);
  expect(shown()).toBe("0");
});

test("waits after a use, and resumes on its own", () => {
  render(<Probe autoPlay={resuming} />);
  press("dot");
  expect(shown()).toBe("1");
  pass(5000);
  expect(shown()).toBe("1");
  pass(4000);
  expect(shown()).toBe("2");
  expect(screen.getByText("playing")).toBeTruthy();
});

test("a new use starts the wait anew", () => {
  render(<Probe autoPlay={resuming} />);
  press("dot");
  pass(3000);
  press("swipe");
  pass(4999);
  expect(shown()).toBe("2");
  pass(1);
  pass(4000);
  expect(shown()).toBe("0");
});

test("waits as long as a finger rests, whatever another one does", () => {
  render(<Probe autoPlay={resuming} />);
  const slide = screen.getByRole("status");
  const finger = { target: slide } as unknown as Touch;
  fireEvent.touchStart(slide, { touches: [finger] });
  fireEvent.touchStart(slide, { touches: [finger, finger] });
  press("dot");
  fireEvent.touchEnd(slide, { touches: [finger] });
  // A timer that a timer starts begins with the next of these.
  for (const ms of [5000, 4000, 4000]) pass(ms);
  expect(shown()).toBe("1");
  fireEvent.touchEnd(slide, { touches: [] });
  pass(5000);
  pass(4000);
  expect(shown()).toBe("2");
});

test("only what its row names turns it off", () => {
  render(<Probe autoPlay={{ ...resuming, resumesAfterMs: 0, turnedOffBy: ["dot"] }} />);
  press("swipe");
  expect(screen.getByText("playing")).toBeTruthy();
  pass(4000);
  expect(shown()).toBe("2");
  press("dot");
  expect(screen.getByText("paused")).toBeTruthy();
  pass(20_000);
  expect(shown()).toBe("0");
  press("toggle");
  pass(4000);
  expect(shown()).toBe("1");
});

test("what was turned off stays off when the visitor comes back to it, until it is turned on", () => {
  const off = { ...resuming, turnedOffBy: ["dot"] } as const;
  const { unmount } = render(<Probe autoPlay={off} />);
  press("dot");
  unmount();
  const again = render(<Probe autoPlay={off} />);
  expect(screen.getByText("paused")).toBeTruthy();
  pass(20_000);
  expect(shown()).toBe("0");
  press("toggle");
  again.unmount();
  render(<Probe autoPlay={off} />);
  expect(screen.getByText("playing")).toBeTruthy();
});

test("what was turned off is one carousel, not all", () => {
  render(<Probe autoPlay={{ ...resuming, turnedOffBy: ["dot"] }} />);
  press("dot");
  cleanup();
  render(<Probe name="others" autoPlay={resuming} />);
  expect(screen.getByText("playing")).toBeTruthy();
});

test("nothing moves while less than 30 % of it is in view", () => {
  share = 0.29;
  render(<Probe autoPlay={resuming} />);
  pass(20_000);
  expect(shown()).toBe("0");
});

test("without auto-play nothing moves by itself, and uses still wrap around", () => {
  render(<Probe autoPlay={null} />);
  press("back");
  expect(shown()).toBe("2");
  press("dot");
  expect(shown()).toBe("0");
  pass(20_000);
  expect(shown()).toBe("0");
});

function Probe({ autoPlay, name = carousel }: { autoPlay: AutoPlay | null; name?: string }) {
  const { index, playing, go, toggle, root } = useRotation(name, 3, autoPlay);
  return (
    <div {...root}>
      <output>{index}</output>
      <p>{playing ? "playing" : "paused"}</p>
      <button type="button" onClick={() => go(index + 1, "dot")}>
        dot
      </button>
      <button type="button" onClick={() => go(index + 1, "swipe")}>
        swipe
      </button>
      <button type="button" onClick={() => go(index - 1, "swipe")}>
        back
      </button>
      <button type="button" onClick={toggle}>
        toggle
      </button>
    </div>
  );
}

/** The share of the carousel that is in view. */
let share = 1;

class InView {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe() {
    this.#tell(
      [{ intersectionRatio: share } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  disconnect() {}
}

function shown(): string | null {
  return screen.getByRole("status").textContent;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function press(name: string): void {
  act(() => screen.getByRole("button", { name }).click());
}
