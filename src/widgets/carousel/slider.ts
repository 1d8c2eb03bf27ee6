import KeenSlider from "keen-slider";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import styles from "./slide-track.module.css";

export interface Slider {
  /** Moves the row to a slide. */
  show(index: number): void;
  /** Leaves the row as one that scrolls. */
  stop(): void;
}

/**
 * Has keen-slider move the slides of a row, from the one at `start` on, and a finger move them with it; `asked` says which
 * slide is to be in view, and what a swipe does. A mouse selects text, and has dots and arrows.
 */
export function startSlider(
  track: HTMLElement,
  start: number,
  asked: { index(): number; swipe(step: 1 | -1): void },
): Slider {
  track.classList.add(styles.sliding as string);
  track.scrollLeft = 0;
  const slider = new KeenSlider(track, {
    selector: Array.from(track.children) as HTMLElement[],
    loop: true,
    initial: start,
    // keen-slider loses the way of the first move, and keeps a second finger from zooming.
    drag: false,
  });
  const show = (index: number) => {
    // From a slide that it is about to leave to the same one, keen-slider has no way to go, and would leave.
    slider.animator.stop();
    slider.moveToIdx(index, false, {
      duration: prefersReducedMotion() ? 0 : 250,
      easing: (t) => 1 - (1 - t) ** 3,
    });
  };

  // keen-slider follows the window's width, too early where the row's changes later, and then rests at whatever slide was
  // passing.
  const resize = new ResizeObserver(() => {
    const index = asked.index();
    const fits = Math.round(slider.size) === track.clientWidth && slider.track.details.rel === index;
    if (!fits) slider.update(undefined, index);
  });
  resize.observe(track);

  const ended = new AbortController();
  followFinger(track, ended.signal, {
    move(px) {
      slider.animator.stop();
      slider.track.add(-px / slider.size);
    },
    end(px) {
      const step = swipeStep(px);
      if (step === 0) show(asked.index());
      else asked.swipe(step);
    },
  });
  return {
    show,
    stop() {
      ended.abort();
      resize.disconnect();
      slider.destroy();
      track.classList.remove(styles.sliding as string);
      track.style.touchAction = "";
    },
  };
}

interface Drag {
  /** The finger went so many px to the right; less than 0 is to the left. */
  move(px: number): void;
  /** The finger is gone, after so many px in all; 0 where it was no swipe. */
  end(px: number): void;
}

/**
 * Calls back for a finger that moves sideways. The browser keeps what else fingers do: one scrolls the page up and down, two
 * zoom it, and one moves a zoomed page about.
 */
function followFinger(track: HTMLElement, signal: AbortSignal, drag: Drag): void {
  let finger: { startX: number; startY: number; x: number; sideways: boolean } | null = null;
  const end = (counts: boolean) => {
    const last = finger;
    finger = null;
    if (last?.sideways) drag.end(counts ? last.x - last.startX : 0);
  };
  const isZoomed = () => (visualViewport?.scale ?? 1) > 1;
  const leaveToBrowser = () => {
    track.style.touchAction = isZoomed() ? "auto" : "pan-y pinch-zoom";
  };

  const onStart = ({ touches: [one, other] }: TouchEvent) => {
    end(false);
    if (one === undefined || other !== undefined || isZoomed()) return;
    finger = { startX: one.clientX, startY: one.clientY, x: one.clientX, sideways: false };
  };
  const onMove = (event: TouchEvent) => {
    const [one, other] = event.touches;
    // The second finger may be beside the row.
    if (other !== undefined) end(false);
    if (one === undefined || finger === null) return;
    const { startX, startY, x, sideways } = finger;
    // The first move says which way it goes.
    if (!sideways && Math.abs(one.clientX - startX) < Math.abs(one.clientY - startY)) {
      finger = null;
      return;
    }
    event.preventDefault();
    finger.sideways = true;
    finger.x = one.clientX;
    drag.move(one.clientX - x);
  };
  track.addEventListener("touchstart", onStart, { signal, passive: true });
  track.addEventListener("touchmove", onMove, { signal, passive: false });
  track.addEventListener("touchend", ({ touches }) => end(touches.length === 0), { signal });
  track.addEventListener("touchcancel", () => end(false), { signal });
  leaveToBrowser();
  visualViewport?.addEventListener("resize", leaveToBrowser, { signal });
}

/** A swipe counts when it is longer than this. */
const thresholdPx = 50;

/** What a finished horizontal drag asks for: the next slide (leftwards), the previous one, or to stay. */
export function swipeStep(movedPx: number): 1 | -1 | 0 {
  if (Math.abs(movedPx) <= thresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}
