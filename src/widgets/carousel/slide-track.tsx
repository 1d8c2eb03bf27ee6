import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useMedia } from "../../hooks/use-media.ts";
import styles from "./slide-track.module.css";
import type { Slider } from "./slider.ts";

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
  const sliderRef = useRef<Slider | null>(null);
  const shown = useRef(index);
  const sliding = useMedia(when === "always" ? "all" : narrowerThan(48));
  const hydrated = useHydrated();

  const indexNow = useEffectEvent(() => index);
  const swipe = useEffectEvent(onSwipe);
  const reachSlide = useEffectEvent((slide: number) => {
    if (slide !== index) onReach(slide);
  });

  useEffect(() => {
    const track = trackRef.current;
    if (!sliding || track === null) return;
    let gone = false;
    // A row that only peeks into the window is not about to be used: its slider is no part of the first load.
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const module = await import("./slider.ts").catch(() => null);
        // Without it the row is one that scrolls, as it is without scripts.
        if (module === null || gone) return;
        const start = slideInView(track) || indexNow();
        reachSlide(start);
        sliderRef.current = module.startSlider(track, start, { index: indexNow, swipe });
      },
      { threshold: 0.1 },
    );
    observer.observe(track);
    return () => {
      gone = true;
      observer.disconnect();
      sliderRef.current?.stop();
      sliderRef.current = null;
    };
  }, [sliding]);

  useEffect(() => {
    const track = trackRef.current;
    const slider = sliderRef.current;
    // The first one is in place: to scroll to it would hold up the page's start, and undo what a visitor has scrolled. What
    // was pressed before the app came is chosen while nothing slides yet, and is shown as soon as it does.
    if (!sliding || track === null || shown.current === index) return;
    shown.current = index;
    if (slider !== null) slider.show(index);
    else track.scrollTo({ left: index * track.clientWidth });
  }, [index, sliding]);

  useEffect(() => {
    const track = trackRef.current;
    if (!sliding || track === null) return;
    const reach = (event: Event) => {
      const slide = [...track.children].findIndex((child) => child.contains(event.target as Node));
      if (slide !== -1) reachSlide(slide);
    };
    // Focus and find in page scroll what the slider only moves: undo it, and for the latter take the slide that came
    // into view.
    const undoScroll = () => {
      if (sliderRef.current === null || track.scrollLeft === 0) return;
      const slide = indexNow() + Math.round(track.scrollLeft / track.clientWidth);
      track.scrollLeft = 0;
      if (!track.contains(document.activeElement)) reachSlide(slide % track.children.length);
    };
    track.addEventListener("focusin", reach);
    track.addEventListener("scroll", undoScroll);
    return () => {
      track.removeEventListener("focusin", reach);
      track.removeEventListener("scroll", undoScroll);
    };
  }, [sliding]);

  const moveByArrow = (event: KeyboardEvent) => {
    const step = arrows.get(plainKey(event.nativeEvent));
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
