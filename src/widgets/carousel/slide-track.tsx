import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import styles from "./slide-track.module.css";
import type { Slider } from "./slider.ts";

interface SlideTrackProps {
  label: string;
  index: number;
  className?: string | undefined;
  onSwipe(step: 1 | -1): void;
  /** Called when the keyboard, find in page, or scrolling before hydration has reached another slide. */
  onReach(index: number): void;
  children: ReactNode;
}

const steps = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of slides. Without scripts it is a scroll container with scroll snap; keen-slider takes it over in view. */
export function SlideTrack(props: SlideTrackProps) {
  const { label, index, className, onSwipe, onReach, children } = props;
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<Slider | null>(null);
  const lastShownIndex = useRef(index);

  const latestIndex = useEffectEvent(() => index);
  const swipe = useEffectEvent(onSwipe);
  const reach = (slide: number) => {
    if (slide !== index) onReach(slide);
  };
  const reachSlide = useEffectEvent(reach);

  useEffect(() => {
    const track = trackRef.current;
    if (track === null) return;
    let isUnmounted = false;
    // The slider's code is not needed while only the edge of the row is visible.
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const module = await import("./slider.ts").catch(() => null);
        // Without the code the row goes on scrolling.
        if (module === null || isUnmounted) return;
        const start = scrolledSlide(track) || latestIndex();
        reachSlide(start);
        sliderRef.current = module.startSlider(track, start, { index: latestIndex, onSwipe: swipe });
      },
      { threshold: 0.1 },
    );
    observer.observe(track);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      sliderRef.current?.stop();
      sliderRef.current = null;
    };
  }, []);

  useEffect(() => {
    const track = trackRef.current;
    const slider = sliderRef.current;
    // The first slide is in place: scrolling to it would delay the start, and undo what a visitor has scrolled. A press
    // that was replayed before the row slides is shown as soon as it does.
    if (track === null || lastShownIndex.current === index) return;
    lastShownIndex.current = index;
    if (slider !== null) slider.show(index);
    else track.scrollTo({ left: index * widthOfSlides(track) });
  }, [index]);

  const reachFocused = ({ currentTarget, target }: FocusEvent) => {
    const slide = [...currentTarget.children].findIndex((child) => child.contains(target));
    if (slide !== -1) reach(slide);
  };
  // Focus and find in page scroll the row, which only the slider may move. After find in page, its slide is chosen.
  const undoScroll = ({ currentTarget: track }: UIEvent<HTMLElement>) => {
    if (sliderRef.current === null || track.scrollLeft === 0) return;
    const slide = index + scrolledSlide(track);
    track.scrollLeft = 0;
    if (!track.contains(document.activeElement)) reach(slide % track.children.length);
  };

  const moveByArrow = (event: KeyboardEvent) => {
    const step = steps[plainKey(event.nativeEvent) as keyof typeof steps];
    const track = trackRef.current;
    // Keys inside a slide are the slide's.
    if (step === undefined || track === null || event.target !== track) return;
    const current = sliderRef.current === null ? scrolledSlide(track) : index;
    const next = (current + step + track.children.length) % track.children.length;
    // Where the row was scrolled away from the chosen slide, the browser scrolls it back.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={cx(styles.track, className)}
      onFocus={reachFocused}
      onScroll={undoScroll}
      onKeyDown={moveByArrow}
    >
      {children}
    </div>
  );
}

/** The slide that a scrolling row shows. */
function scrolledSlide(track: HTMLElement): number {
  return Math.round(track.scrollLeft / widthOfSlides(track));
}

function widthOfSlides(track: HTMLElement): number {
  return track.children[0]?.clientWidth ?? 1;
}
