import type { Touch, TouchEvent } from "react";
import { Slot } from "../../islands/slot.tsx";
import { Dot, PauseButton } from "./controls.tsx";
import { swipeStep } from "./swipe-step.ts";
import { type AutoPlay, useRotation } from "./use-rotation.ts";

export interface LiveBenefitsProps {
  label: string;
  titles: readonly string[];
  autoPlay: AutoPlay | null;
  className: string | undefined;
  cardClassName: string | undefined;
}

/** The finger that may swipe: a second one zooms, and in a zoomed page one finger moves it. */
let finger: Touch | undefined;

function putDown({ touches }: TouchEvent) {
  finger = touches.length > 1 || (visualViewport?.scale ?? 1) > 1 ? undefined : touches[0];
}

/** The island; its cards are slots, named by their titles. */
export function Live({ label, titles, autoPlay, className, cardClassName }: LiveBenefitsProps) {
  const { root, index, playing, toggle, go } = useRotation(label, titles.length, autoPlay);
  const lift = ({ changedTouches }: TouchEvent) => {
    if (finger === undefined) return;
    const end = changedTouches.item(0);
    const x = end.clientX - finger.clientX;
    const step = swipeStep(x);
    if (step !== 0 && Math.abs(x) > Math.abs(end.clientY - finger.clientY)) go(index + step, "swipe");
  };
  return (
    <section {...root} aria-roledescription="carousel" aria-label={label}>
      {autoPlay !== null && <PauseButton playing={playing} onToggle={toggle} />}
      <ul className={className} onTouchStart={putDown} onTouchEnd={lift}>
        {titles.map((title, at) => (
          <li key={title} className={cardClassName}>
            <Slot name={title} />
            <Dot title={title} isCurrent={at === index} onChoose={() => go(at, "dot")} />
          </li>
        ))}
      </ul>
    </section>
  );
}
