import type { KeenSliderInstance } from "keen-slider";
import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../section-link/scroll.ts";
import styles from "./slide-track.module.css";
import { swipeStep } from "./swipe.ts";
import { useMedia } from "./use-media.ts";

interface SlideTrackProps {
  index: number;
  /** The window widths at which the slides form a row that moves; elsewhere the page lays them out. */
  when: string;
  className?: string | undefined;
  onSwipe(step: 1 | -1): void;
  /** A slide that is out of sight was reached, by the keyboard or by find in page. */
  onReach(index: number): void;
  children: ReactNode;
}

/**
 * A row of slides, one in view at a time. In the server's HTML, and without JavaScript, it is a row to scroll that
 * snaps; keen-slider takes over when the row comes into view.
 */
export function SlideTrack({ index, when, className, onSwipe, onReach, children }: SlideTrackProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<KeenSliderInstance | null>(null);
  const latest = useRef({ index, onSwipe, onReach });
  const sliding = useMedia(when);

  useEffect(() => {
    latest.current = { index, onSwipe, onReach };
  });

  useEffect(() => {
    const track = trackRef.current;
    if (!sliding || track === null) return;
    track.classList.add(styles.sliding as string);
    let gone = false;
    // A row that only peeks into the window is not about to be used: its slider is no part of the first load.
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const module = await import("keen-slider").catch(() => null);
        // Without it the row is one that scrolls, as it is without scripts.
        if (module === null) track.classList.remove(styles.sliding as string);
        else if (!gone) sliderRef.current = startSlider(module.default, track, latest);
      },
      { threshold: 0.1 },
    );
    observer.observe(track);
    return () => {
      gone = true;
      observer.disconnect();
      sliderRef.current?.destroy();
      sliderRef.current = null;
      track.classList.remove(styles.sliding as string);
    };
  }, [sliding]);

  useEffect(() => {
    const track = trackRef.current;
    const slider = sliderRef.current;
    if (slider !== null) slider.moveToIdx(index, false, slideMotion());
    else if (sliding && track !== null) track.scrollTo({ left: index * track.clientWidth });
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

  return (
    <div ref={trackRef} className={className === undefined ? styles.track : `${styles.track} ${className}`}>
      {children}
    </div>
  );
}

type Latest = { current: { index: number; onSwipe(step: 1 | -1): void } };

function startSlider(
  KeenSlider: typeof import("keen-slider").default,
  track: HTMLElement,
  latest: Latest,
): KeenSliderInstance {
  track.scrollLeft = 0;
  let startedAt = 0;
  return new KeenSlider(track, {
    selector: Array.from(track.children) as HTMLElement[],
    loop: true,
    initial: latest.current.index,
    dragStarted(slider) {
      startedAt = slider.track.details.position;
    },
    // keen-slider would decide by speed too; the specification's rule is the distance alone.
    dragEnded(slider) {
      // The position grows as the slides move to the left.
      const step = swipeStep((startedAt - slider.track.details.position) * slider.size);
      if (step === 0) slider.moveToIdx(latest.current.index, false, slideMotion());
      else latest.current.onSwipe(step);
    },
  });
}

function slideMotion() {
  return { duration: prefersReducedMotion() ? 0 : 250, easing: (t: number) => 1 - (1 - t) ** 3 };
}
