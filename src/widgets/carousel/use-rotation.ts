import { type RefObject, useEffect, useRef, useState } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { useInView } from "../../hooks/use-in-view.ts";
import { useMedia } from "../../hooks/use-media.ts";
import { useStopped } from "./use-stopped.ts";

/** The share of a carousel that must be in view while it moves by itself. */
const minVisible = 0.3;

/** What a visitor did to show another slide; `panel` is a click on the slide itself. */
export type Cause = "tab" | "dot" | "arrow" | "swipe" | "panel" | "focus";

/** When a carousel moves on by itself. */
export interface AutoPlay {
  everyMs: number;
  /** Window widths at which it runs, as a media query. */
  when: string;
  /** What turns it off for the rest of the visit. */
  turnedOffBy: readonly Cause[];
  /** How long it waits after a touch, or a visitor's own move, that does not turn it off, in ms. */
  resumesAfterMs: number;
}

/** Cards that move on by themselves on phones, whatever a visitor does. */
export const phoneAutoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 0,
};

export interface Rotation {
  index: number;
  /** Whether auto-play is switched on; it may be held for the moment, or not run in this window. */
  playing: boolean;
  /** Whether the timer runs right now. */
  running: boolean;
  go(index: number, cause: Cause): void;
  toggle(): void;
  /** Called on any other use that may turn auto-play off. */
  use(cause: Cause): void;
}

/**
 * The index of a carousel of `count` slides, which wraps around at both ends, and its auto-play: held while pointer
 * or keyboard focus is inside `rootRef`, and never running where less motion is asked for. What turns it off is
 * remembered by its name, which is unique in the site.
 */
export function useRotation(
  name: string,
  count: number,
  autoPlay: AutoPlay | null,
  rootRef: RefObject<HTMLElement | null>,
): Rotation {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useStopped(name);
  const [waiting, setWaiting] = useState(false);
  const resume = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const rightWidth = useMedia(autoPlay?.when ?? "not all");
  const inView = useInView(rootRef, autoPlay === null ? null : minVisible);
  const held = useHeld(rootRef, autoPlay !== null, autoPlay?.resumesAfterMs ?? 0);
  const playing = autoPlay !== null && !stopped;
  const running = playing && !waiting && !held && inView && rightWidth && !reducedMotion;

  useEffect(() => {
    if (!running || autoPlay === null) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), autoPlay.everyMs);
    return () => clearTimeout(timer);
  }, [running, autoPlay, index, count]);

  useEffect(() => () => clearTimeout(resume.current), []);

  const use = (cause: Cause) => {
    if (autoPlay === null) return;
    if (autoPlay.turnedOffBy.includes(cause)) setStopped(true);
    else if (autoPlay.resumesAfterMs > 0) {
      setWaiting(true);
      clearTimeout(resume.current);
      resume.current = setTimeout(() => setWaiting(false), autoPlay.resumesAfterMs);
    }
  };

  return {
    index,
    playing,
    running,
    go(next, cause) {
      setIndex((next + count) % count);
      use(cause);
    },
    toggle: () => setStopped(playing),
    use,
  };
}

/**
 * True while a mouse rests on the element, a finger touches it, or the keyboard's focus is inside; after a touch
 * until `afterTouchMs` have passed.
 */
function useHeld(rootRef: RefObject<HTMLElement | null>, watched: boolean, afterTouchMs: number): boolean {
  const [held, setHeld] = useState({ pointer: false, touch: false, focus: false });
  useEffect(() => {
    const root = rootRef.current;
    if (root === null || !watched) return;
    const listening = new AbortController();
    const opts = { signal: listening.signal, passive: true };
    let release: ReturnType<typeof setTimeout> | undefined;
    const set = (change: Partial<typeof held>) => setHeld((now) => ({ ...now, ...change }));
    const holdForTouch = () => {
      clearTimeout(release);
      set({ touch: true });
    };
    const endTouch = () => {
      clearTimeout(release);
      release = setTimeout(() => set({ touch: false }), afterTouchMs);
    };
    root.addEventListener(
      "pointerenter",
      (event) => event.pointerType === "mouse" && set({ pointer: true }),
      opts,
    );
    root.addEventListener("pointerleave", () => set({ pointer: false }), opts);
    root.addEventListener("touchstart", holdForTouch, opts);
    root.addEventListener("touchend", endTouch, opts);
    root.addEventListener("touchcancel", endTouch, opts);
    // A click leaves the focus behind without meaning to stay: only the keyboard's focus holds.
    root.addEventListener(
      "focusin",
      ({ target }) => set({ focus: (target as Element).matches(":focus-visible") }),
      opts,
    );
    root.addEventListener("focusout", () => set({ focus: false }), opts);
    return () => {
      clearTimeout(release);
      listening.abort();
    };
  }, [rootRef, watched, afterTouchMs]);
  return held.pointer || held.touch || held.focus;
}
