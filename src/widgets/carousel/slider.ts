import KeenSlider from "keen-slider";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import styles from "./slide-track.module.css";
import { swipeStep } from "./swipe-step.ts";

export interface Slider {
  show(index: number): void;
  stop(): void;
}

interface Carousel {
  /** The latest index, which a resize keeps in view. */
  index(): number;
  onSwipe(step: 1 | -1): void;
}

/** Lets keen-slider and fingers move a row of slides. A mouse selects text, and has dots and arrows. */
export function startSlider(track: HTMLElement, start: number, carousel: Carousel): Slider {
  track.classList.add(styles.sliding as string);
  track.scrollLeft = 0;
  const slider = new KeenSlider(track, {
    selector: Array.from(track.children) as HTMLElement[],
    loop: true,
    initial: start,
    // As wide as the style sheet says: cards on phones leave room for the edge of the next.
    slides: { perView: "auto" },
    // keen-slider loses the distance of the first move, and keeps a second finger from zooming.
    drag: false,
  });
  const show = (index: number) => {
    // A running animation would leave the slide, since keen-slider has no distance to move to the same one.
    slider.animator.stop();
    slider.moveToIdx(index, false, {
      duration: prefersReducedMotion() ? 0 : 250,
      easing: (t) => 1 - (1 - t) ** 3,
    });
  };

  // keen-slider follows the window's width, which may change before the row's, and then rests at any slide.
  const resize = new ResizeObserver(() => {
    const index = carousel.index();
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
      if (step === 0) show(carousel.index());
      else carousel.onSwipe(step);
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
  move(px: number): void;
  /** The whole distance; 0 where it was no swipe. */
  end(px: number): void;
}

// The browser keeps the other gestures: vertical scrolling, pinch zoom, and panning of a zoomed page.
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
    // The second finger may touch outside of the row.
    if (other !== undefined) end(false);
    if (one === undefined || finger === null) return;
    const { startX, startY, x, sideways } = finger;
    // The first move decides between a swipe and a scroll.
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
