import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { prefersReducedMotion } from "../../browser/scroll.ts";
import { cx } from "../../components/cx.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useMedia } from "../../hooks/use-media.ts";
import styles from "./slide-track.module.css";

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
 * snaps; the app moves its slides, around both ends. The keyboard reaches the row itself, and its arrows move it.
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
  /** Null where the row is one that scrolls, or a grid. */
  const shown = useRef<number | null>(null);
  const touchedAt = useRef<number | null>(null);
  const sliding = useMedia(when === "always" ? "all" : narrowerThan(48));
  const hydrated = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves when another slide is to be shown
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (track === null || !sliding) {
      shown.current = null;
      return;
    }
    const from = shown.current ?? (slidesScrolled(track) || index);
    const to = shown.current === null ? from : index;
    moveSlides(track, from, to);
    shown.current = to;
    if (to !== index) onReach(to);
  }, [sliding, index]);

  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // A row that scrolls is moved by the browser, and keys inside a slide are the slide's.
    if (step === undefined || !sliding || event.target !== event.currentTarget) return;
    event.preventDefault();
    const count = event.currentTarget.children.length;
    onReach((index + step + count) % count);
  };
  // Fingers swipe; a mouse selects text, and has dots and arrows.
  const touch = ({ pointerType, isPrimary, clientX }: PointerEvent) => {
    if (sliding && isPrimary && pointerType !== "mouse") touchedAt.current = clientX;
  };
  const follow = ({ currentTarget: track, clientX }: PointerEvent<HTMLElement>) => {
    if (touchedAt.current !== null) track.style.setProperty("--dragged", `${clientX - touchedAt.current}px`);
  };
  const letGo = ({ currentTarget: track, type, clientX }: PointerEvent<HTMLElement>) => {
    if (touchedAt.current === null) return;
    const step = type === "pointercancel" ? 0 : swipeStep(clientX - touchedAt.current);
    touchedAt.current = null;
    if (step === 0) moveSlides(track, index, index);
    else onSwipe(step);
  };

  const reachFocused = ({ currentTarget: track, target }: FocusEvent<HTMLElement>) => {
    const slide = [...track.children].findIndex((child) => child.contains(target));
    if (sliding && slide !== -1 && slide !== index) onReach(slide);
  };
  // Focus and find in page scroll what is only moved here. Of the focus we have heard.
  const takeScroll = ({ currentTarget: track }: UIEvent<HTMLElement>) => {
    if (!sliding || track.scrollLeft === 0) return;
    const slide = (index + slidesScrolled(track)) % track.children.length;
    const isFocusInside = track !== document.activeElement && track.contains(document.activeElement);
    if (isFocusInside || slide === index) track.scrollLeft = 0;
    else onReach(slide);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={trackRef}
      role="group"
      aria-label={label}
      // Of the window's width the server knows nothing.
      tabIndex={sliding || !hydrated ? 0 : undefined}
      className={cx(styles.track, when === "on phones" && styles.grid, sliding && styles.sliding, className)}
      onKeyDown={moveByArrow}
      onPointerDown={touch}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onFocus={reachFocused}
      onScroll={takeScroll}
    >
      {children}
    </div>
  );
}

/** What a finished horizontal drag asks for: the next slide (leftwards), the previous one, or to stay. */
export function swipeStep(movedPx: number): 1 | -1 | 0 {
  if (Math.abs(movedPx) <= 50) return 0;
  return movedPx < 0 ? 1 : -1;
}

/** How many slides the row has been scrolled by. */
function slidesScrolled(track: HTMLElement): number {
  return Math.round(track.scrollLeft / track.clientWidth);
}

/**
 * Moves the row the short way from one slide to another, from wherever a finger, a scroll or an unfinished move has left
 * it. One slide at least stands on either side for fingers, the others behind, where find in page reaches them.
 */
function moveSlides(track: HTMLElement, from: number, to: number): void {
  const slides = [...track.children] as HTMLElement[];
  const count = slides.length;
  const forward = (to - from + count) % count;
  const step = forward > count / 2 ? forward - count : forward;
  const first = step > 0 ? Math.max(-1, step + 2 - count) : step - 1;
  const off = (slides[from]?.getBoundingClientRect().left ?? 0) - track.getBoundingClientRect().left;
  track.scrollLeft = 0;
  track.style.removeProperty("--dragged");
  for (const [at, slide] of slides.entries()) {
    const before = first + ((at - from - first + count) % count);
    slide.style.setProperty("--turn", String(before - step - at));
    slide.animate(
      { translate: [`calc(${before - at} * 100% + ${off}px)`, `calc(${before - step - at} * 100%)`] },
      { duration: prefersReducedMotion() ? 0 : 250, easing: "cubic-bezier(0.33, 1, 0.68, 1)" },
    );
  }
}
