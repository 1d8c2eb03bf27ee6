import { narrowerThan } from "../../browser/breakpoints.ts";
import { cx } from "../../components/cx.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useMedia } from "../../hooks/use-media.ts";
import { Slot } from "../../islands/slot.tsx";
import styles from "./carousel.module.css";
import { Dots, PauseButton } from "./controls.tsx";
import { SlideTrack } from "./slide-track.tsx";
import { type AutoPlay, useRotation } from "./use-rotation.ts";

export interface LiveCarouselProps {
  label: string;
  titles: readonly string[];
  autoPlay: AutoPlay | null;
  className: string | undefined;
}

/** The island; its slides are slots, named by their titles. */
export function Live({ label, titles, autoPlay, className }: LiveCarouselProps) {
  const rotation = useRotation(label, titles.length, autoPlay);
  // The server does not know the window's width.
  const hydrated = useHydrated();
  const isRow = useMedia(narrowerThan(48)) || !hydrated;
  return (
    <section {...rotation.root} aria-roledescription="carousel" aria-label={label}>
      <SlideTrack
        label={label}
        index={rotation.index}
        isRow={isRow}
        className={cx(styles.grid, className)}
        onSwipe={(step) => rotation.go(rotation.index + step, "swipe")}
        onReach={(index) => rotation.go(index, "focus")}
      >
        {titles.map((title) => (
          <Slot key={title} name={title} className={styles.slide} />
        ))}
      </SlideTrack>
      <div className={styles.controls}>
        {autoPlay !== null && <PauseButton playing={rotation.playing} onToggle={rotation.toggle} />}
        <Dots titles={titles} index={rotation.index} onChoose={(index) => rotation.go(index, "dot")} />
      </div>
    </section>
  );
}
