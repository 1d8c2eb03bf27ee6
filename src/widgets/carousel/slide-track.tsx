import type { KeenSliderInstance } from "keen-slider";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import { cx } from "../../components/cx.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useMedia } from "../../hooks/use-media.ts";
import styles from "./slide-track.module.css";
import { swipeStep } from "./swipe.ts";

interface SlideTrackProps {
  /** What the slides are, for assistive technology. */
  label: string;
  index: number;
  /** Whether the slides form a row that moves at every window width, or on phones alone, and else a grid. */
  sliding: "always" | "on phones";
  className?: string | undefined;
  onSwipe(step: 1 | -1): void;
  /** Another slide was reached: by the keyboard, by find in page, or by scrolling before the app ran. */
  onReach(index: number): void;
  children: ReactNode;
}

/**
 * A row of slides, one in view at a time. In the server's HTML, and without JavaScript, it is a row to scroll that
 * snaps; keen-slider takes over when the row comes into view. The keyboard reaches the row itself, and its arrows move it.
 */
export function SlideTrack({
  label,
  index,
  sliding: when,
  className,
  onSwipe,
  onReach,
  children,
}: SlideTrackProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<KeenSliderInstance | null>(null);
  const latest = useRef({ index, onSwipe, onReach });
  const shown = useRef(index);
  const sliding = useMedia(when === "always" ? "all" : narrowerThan(48));
  const hydrated = useHydrated();

  useEffect(() => {
    latest.current = { index, onSwipe, onReach };
  });

  useEffect(() => {
    const track = trackRef.current;
    if (!sliding || track === null) return;
    let gone = false;
    const resize = new ResizeObserver(() => fitSlider(sliderRef.current, track, latest.current.index));
    // A row that only peeks into the window is not about to be used: its slider is no part of the first load.
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const module = await import("keen-slider").catch(() => null);
        // Without it the row is one that scrolls, as it is without scripts.
        if (module === null || gone) return;
        sliderRef.current = startSlider(module.default, track, latest);
        resize.observe(track);
      },
      { threshold: 0.1 },
    );
    observer.observe(track);
    return () => {
      gone = true;
      observer.disconnect();
      resize.disconnect();
      sliderRef.current?.destroy();
      sliderRef.current = null;
      track.classList.remove(styles.sliding as string);
    };
  }, [sliding]);

  useEffect(() => {
    const track = trackRef.current;
    const slider = sliderRef.current;
    // The first one is in place: to scroll to it would hold up the page's start, and undo what a visitor has scrolled. What
    // was pressed before the app came is chosen while nothing slides yet, and is shown as soon as it does.
    if (!sliding || track === null || shown.current === index) return;
    shown.current = index;
    if (slider !== null) moveSlider(slider, index);
    else track.scrollTo({ left: index * track.clientWidth });
  }, [index, sliding]);

  useEffect(() => {
    const track = trackRef.current;
    if (!sliding || track === null) return;
    const reach = (event: Event) => {
      const slide = [...track.children].findIndex((child) => child.contains(event.target as Node));
      if (slide !== -1 && slide !== latest.current.index) latest.current.onReach(slide);
    };
    // Focus and find in page scroll what the slider only moves: undo it, and for the latter take the slide that came
    // into view.
    const undoScroll = () => {
      if (sliderRef.current === null || track.scrollLeft === 0) return;
      const slide = latest.current.index + Math.round(track.scrollLeft / track.clientWidth);
      track.scrollLeft = 0;
      if (track.contains(document.activeElement) || slide === latest.current.index) return;
      latest.current.onReach(slide % track.children.length);
    };
    // Fingers swipe; a mouse selects text, and has dots and arrows. keen-slider itself would let it drag.
    const leaveToBrowser = (event: Event) => event.stopImmediatePropagation();
    track.addEventListener("focusin", reach);
    track.addEventListener("scroll", undoScroll);
    track.addEventListener("mousedown", leaveToBrowser, { capture: true });
    return () => {
      track.removeEventListener("focusin", reach);
      track.removeEventListener("scroll", undoScroll);
      track.removeEventListener("mousedown", leaveToBrowser, { capture: true });
    };
  }, [sliding]);

  const moveByArrow = (event: KeyboardEvent) => {
    const step = arrows.get(event.key);
    const track = trackRef.current;
    // Keys inside a slide are the slide's.
    if (step === undefined || !sliding || track === null || event.target !== track) return;
    const at = sliderRef.current === null ? slideInView(track) : index;
    const next = (at + step + track.children.length) % track.children.length;
    // A row that was scrolled away from it is brought back by the browser.
    if (next === index) return;
    event.preventDefault();
    onReach(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={trackRef}
      role="group"
      aria-label={label}
      // Of the window's width the server knows nothing.
      tabIndex={sliding || !hydrated ? 0 : undefined}
      className={cx(styles.track, when === "on phones" && styles.grid, className)}
      onKeyDown={moveByArrow}
    >
      {children}
    </div>
  );
}

const arrows = new Map<string, 1 | -1>([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** The slide that a row which scrolls has come to. */
function slideInView(track: HTMLElement): number {
  return Math.round(track.scrollLeft / track.clientWidth);
}

type Latest = { current: { index: number; onSwipe(step: 1 | -1): void; onReach(index: number): void } };

function startSlider(
  KeenSlider: typeof import("keen-slider").default,
  track: HTMLElement,
  latest: Latest,
): KeenSliderInstance {
  const start = slideInView(track) || latest.current.index;
  if (start !== latest.current.index) latest.current.onReach(start);
  track.classList.add(styles.sliding as string);
  track.scrollLeft = 0;
  let startedAt = 0;
  return new KeenSlider(track, {
    selector: Array.from(track.children) as HTMLElement[],
    loop: true,
    initial: start,
    dragStarted(slider) {
      startedAt = slider.track.details.position;
    },
    // keen-slider would decide by speed too; here the distance alone counts.
    dragEnded(slider) {
      // The position grows as the slides move to the left.
      const step = swipeStep((startedAt - slider.track.details.position) * slider.size);
      if (step === 0) moveSlider(slider, latest.current.index);
      else latest.current.onSwipe(step);
    },
  });
}

function moveSlider(slider: KeenSliderInstance, index: number): void {
  // From a slide that it is about to leave to the same one, keen-slider has no way to go, and would leave.
  slider.animator.stop();
  slider.moveToIdx(index, false, slideMotion());
}

/**
 * Gives the slider the row's width. keen-slider does so itself when the window's changes, too early where the row follows
 * later, and then rests at whatever slide was passing.
 */
function fitSlider(slider: KeenSliderInstance | null, track: HTMLElement, index: number): void {
  if (slider === null) return;
  const fits = Math.round(slider.size) === track.clientWidth && slider.track.details.rel === index;
  if (!fits) slider.update(undefined, index);
}

function slideMotion() {
  return { duration: prefersReducedMotion() ? 0 : 250, easing: (t: number) => 1 - (1 - t) ** 3 };
}
