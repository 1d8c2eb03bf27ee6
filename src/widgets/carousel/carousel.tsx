import type { ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "./carousel.module.css";
import { Dots, PauseButton } from "./controls.tsx";
import { SlideTrack } from "./slide-track.tsx";
import { type AutoPlay, useRotation } from "./use-rotation.ts";

interface CarouselProps {
  /** What the slides are, for assistive technology. */
  label: string;
  slides: readonly { title: string; content: ReactNode }[];
  autoPlay: AutoPlay | null;
  /** The layout of the cards on wide screens. */
  className: string | undefined;
}

/** Cards that are laid out by the page on wide screens, and shown one at a time, to swipe, on narrow ones. */
export function Carousel({ label, slides, autoPlay, className }: CarouselProps) {
  const { pathname } = useLocation();
  const rotation = useRotation(`${pathname} ${label}`, slides.length, autoPlay);
  return (
    <section {...rotation.root} aria-roledescription="carousel" aria-label={label}>
      <SlideTrack
        label={label}
        index={rotation.index}
        sliding="on phones"
        className={className}
        onSwipe={(step) => rotation.go(rotation.index + step, "swipe")}
        onReach={(index) => rotation.go(index, "focus")}
      >
        {slides.map(({ title, content }) => (
          <div key={title} className={styles.slide}>
            {content}
          </div>
        ))}
      </SlideTrack>
      <div className={styles.controls}>
        {autoPlay !== null && <PauseButton playing={rotation.playing} onToggle={rotation.toggle} />}
        <Dots
          titles={slides.map(({ title }) => title)}
          index={rotation.index}
          onChoose={(index) => rotation.go(index, "dot")}
        />
      </div>
    </section>
  );
}
