import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { useInView } from "../../hooks/use-in-view.ts";
import { useMedia } from "../../hooks/use-media.ts";
import { useStopped } from "./use-stopped.ts";

/** The share of a carousel that must be visible while it moves by itself. */
const minVisible = 0.3;

/** What a visitor did to show another slide; "panel" is a click on the slide itself. */
export type Cause = "tab" | "dot" | "arrow" | "swipe" | "panel" | "focus";

export interface AutoPlay {
  everyMs: number;
  /** A media query of the windows in which it runs. */
  when: string;
  /** These turn it off for the rest of the visit. */
  turnedOffBy: readonly Cause[];
  /** How long it waits after a touch, or after an action that does not turn it off. */
  resumesAfterMs: number;
}

/** Auto-play on phones, which no action of the visitor stops. */
export const phoneAutoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 0,
};

/**
 * The index of a carousel, which wraps around, and its auto-play. That pauses under the pointer and the keyboard's focus,
 * and never runs with reduced motion. `name`, unique in the page, remembers that it was turned off.
 */
export function useRotation(name: string, count: number, autoPlay: AutoPlay | null) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useStopped(name);
  const [held, setHeld] = useState({ byPointer: false, byFocus: false, byUse: false });
  const resume = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const rightWidth = useMedia(autoPlay?.when ?? "not all");
  const inView = useInView(rootRef, autoPlay && minVisible);
  const playing = autoPlay !== null && !stopped;
  const running = playing && !Object.values(held).includes(true) && inView && rightWidth && !reducedMotion;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), autoPlay?.everyMs);
    return () => clearTimeout(timer);
  }, [running, autoPlay, index, count]);

  const hold = (change: Partial<typeof held>) => setHeld((now) => ({ ...now, ...change }));
  // The wait after the last use begins once no finger touches the carousel.
  const holdForUse = () => {
    clearTimeout(resume.current);
    hold({ byUse: true });
    if (!touched.current) resume.current = setTimeout(() => hold({ byUse: false }), autoPlay?.resumesAfterMs);
  };
  const takeTouches = ({ touches }: TouchEvent) => {
    touched.current = touches.length > 0;
    holdForUse();
  };
  const use = (cause: Cause) => {
    if (autoPlay?.turnedOffBy.includes(cause)) setStopped(true);
    else if (autoPlay?.resumesAfterMs) holdForUse();
  };

  return {
    index,
    /** Whether auto-play is switched on; it may be paused for the moment. */
    playing,
    running,
    inView,
    go(next: number, cause: Cause) {
      setIndex((next + count) % count);
      use(cause);
    },
    toggle: () => setStopped(playing),
    use,
    root: {
      ref: rootRef,
      ...(autoPlay && {
        onPointerEnter: ({ pointerType }: PointerEvent) => hold({ byPointer: pointerType === "mouse" }),
        onPointerLeave: () => hold({ byPointer: false }),
        onTouchStart: takeTouches,
        onTouchEnd: takeTouches,
        onTouchCancel: takeTouches,
        // A click leaves the focus behind, so only the keyboard's focus pauses.
        onFocus: ({ target }: FocusEvent) => hold({ byFocus: target.matches(":focus-visible") }),
        onBlur: () => hold({ byFocus: false }),
      }),
    },
  };
}
