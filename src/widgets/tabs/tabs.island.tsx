import { type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { atLeast } from "../../browser/breakpoints.ts";
import { plainKey } from "../../browser/modifiers.ts";
import { onNavigated } from "../../browser/navigated.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { Slot } from "../../islands/slot.tsx";
import { Arrows, Dots, PauseButton } from "../carousel/controls.tsx";
import { SlideTrack } from "../carousel/slide-track.tsx";
import { type AutoPlay, type Cause, useRotation } from "../carousel/use-rotation.ts";
import styles from "./tabs.module.css";

export interface LiveTabsProps {
  label: string;
  noun: string;
  /** Tabs in a row above the panel, or in a column beside it, which the page lays out. */
  layout: "beside" | "above";
  tabs: readonly { id: string; title: string }[];
  autoPlay: AutoPlay | null;
  /** On phones, beside the count, where no arrows stand. */
  swipeHint?: string;
  arrows?: "wide" | "always";
}

/** The island; panels are slots, named by the tab's id. */
export function Live({ label, noun, layout, tabs, autoPlay, swipeHint, arrows = "wide" }: LiveTabsProps) {
  const rotation = useRotation(label, tabs.length, autoPlay);
  const { index } = rotation;
  const go = (to: number, cause: Cause) => {
    const at = (to + tabs.length) % tabs.length;
    rotation.go(at, cause);
    // Without auto-play, the shown panel is part of the address.
    if (autoPlay === null) history.replaceState(history.state, "", `#${tabs[at]?.id}`);
  };

  // Shows the tab that the address names, on arrival and after each navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs of a page do not change
  useEffect(() => {
    const showAddressed = () => {
      const at = tabs.findIndex(({ id }) => location.hash === `#${id}`);
      if (at !== -1) rotation.go(at, "tab");
    };
    showAddressed();
    return onNavigated(showAddressed);
  }, []);

  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const back = index - 1;
    const on = index + 1;
    const keys = { ArrowLeft: back, ArrowUp: back, ArrowRight: on, ArrowDown: on, Home: 0, End: -1 };
    const next = keys[plainKey(event.nativeEvent) as keyof typeof keys];
    if (next === undefined) return;
    event.preventDefault();
    go(next, "tab");
    [...event.currentTarget.querySelectorAll("a")].at(next % tabs.length)?.focus();
  };
  const choose = (at: number) => (event: MouseEvent) => {
    event.preventDefault();
    go(at, "tab");
  };

  return (
    <div
      {...rotation.root}
      className={cx(primitives.card, styles.root, layout === "above" && styles.above)}
      data-carousel={noun.toLowerCase()}
    >
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        aria-orientation={layout === "beside" ? "vertical" : "horizontal"}
        onKeyDown={chooseByKey}
      >
        {tabs.map(({ id, title }, at) => (
          <a
            key={id}
            id={`${id}-tab`}
            className={styles.tab}
            role="tab"
            href={`#${id}`}
            aria-controls={id}
            aria-selected={at === index}
            tabIndex={at === index ? 0 : -1}
            onClick={choose(at)}
          >
            {title}
            {at === index && rotation.running && (
              <span className={styles.timer} style={{ animationDuration: `${autoPlay?.everyMs}ms` }} />
            )}
          </a>
        ))}
      </div>
      <div className={styles.stage}>
        <SlideTrack
          label={label}
          index={index}
          className={styles.slides}
          onSwipe={(step) => go(index + step, "swipe")}
          onReach={(at) => go(at, "focus")}
        >
          {tabs.map(({ id }, at) => (
            <Slot
              key={id}
              name={id}
              id={id}
              className={styles.panel}
              role="tabpanel"
              aria-labelledby={`${id}-tab`}
              // Pictures in a panel move only while it is seen.
              data-shown={at === index && rotation.inView ? "" : undefined}
              onClick={() => matchMedia(atLeast(40)).matches && rotation.use("panel")}
            />
          ))}
        </SlideTrack>
        <div className={cx(styles.status, arrows === "always" && styles.stepped)}>
          {autoPlay !== null && (
            <div className={styles.pause}>
              <PauseButton playing={rotation.playing} onToggle={rotation.toggle} />
            </div>
          )}
          <p className={styles.count}>
            {rotation.playing && <span className={styles.playing}>Auto-playing</span>}
            {autoPlay !== null && <span className={rotation.playing ? styles.still : undefined}>Paused</span>}
            {/* A single text node, which translation services keep together. */}
            <span>{`${noun} ${index + 1} of ${tabs.length}`}</span>
          </p>
          {swipeHint !== undefined && <p className={styles.hint}>{swipeHint}</p>}
          <div className={styles.dots}>
            <Dots titles={tabs.map(({ title }) => title)} index={index} onChoose={(at) => go(at, "dot")} />
          </div>
          <div className={styles.arrows}>
            <Arrows noun={noun.toLowerCase()} onStep={(step) => go(index + step, "arrow")} />
          </div>
        </div>
      </div>
    </div>
  );
}
