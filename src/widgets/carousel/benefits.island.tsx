import { type TouchEvent, useRef } from "react";
import { Slot } from "../../islands/slot.tsx";
import styles from "./benefits.module.css";
import { Dot, PauseButton } from "./controls.tsx";
import { swipeStep } from "./swipe-step.ts";
import { type AutoPlay, useRotation } from "./use-rotation.ts";

export interface LiveBenefitsProps {
  label: string;
  titles: readonly string[];
  autoPlay: AutoPlay | null;
  className: string | undefined;
}

/** The island; its cards are slots, named by their titles. */
export function Live({ label, titles, autoPlay, className }: LiveBenefitsProps) {
  const rotation = useRotation(label, titles.length, autoPlay);
  const finger = useRef<{ clientX: number; clientY: number }>(null);
  // A second finger zooms, and in a zoomed page one finger moves it.
  const touch = ({ touches }: TouchEvent) => {
    finger.current = touches.length > 1 || (visualViewport?.scale ?? 1) > 1 ? null : (touches[0] ?? null);
  };
  const lift = ({ changedTouches }: TouchEvent) => {
    const [start, end] = [finger.current, changedTouches[0]];
    finger.current = null;
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    const step = Math.abs(x) > Math.abs(y) ? swipeStep(x) : 0;
    if (step !== 0) rotation.go(rotation.index + step, "swipe");
  };
  return (
    <section {...rotation.root} aria-roledescription="carousel" aria-label={label}>
      <ul className={className} onTouchStart={touch} onTouchEnd={lift}>
        {titles.map((title, at) => (
          <li key={title} className={styles.card} data-current={at === rotation.index || undefined}>
            <Slot name={title} />
            <Dot
              title={title}
              isCurrent={at === rotation.index}
              className={styles.dot}
              onChoose={() => rotation.go(at, "dot")}
            />
            {autoPlay !== null && at === titles.length - 1 && (
              <PauseButton playing={rotation.playing} className={styles.pause} onToggle={rotation.toggle} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
