import { useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { PauseButton } from "../carousel/controls.tsx";
import { useStopped } from "../carousel/use-stopped.ts";
import styles from "./marquee.module.css";

export interface MarqueeProps {
  title: string;
  items: readonly string[];
}

/**
 * A line of names that passes in 15 seconds and begins again. It is held while a mouse rests on it or the keyboard's
 * focus is inside; without JavaScript, or where less motion is asked for, the words stand still and wrap.
 */
export function Live({ title, items }: MarqueeProps) {
  const [stopped, setStopped] = useStopped(title);
  const [started, setStarted] = useState(false);
  const hydrated = useHydrated();
  return (
    <section className={styles.strip} data-mode={stopped ? "paused" : started ? "started" : "passing"}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <PauseButton
          playing={!stopped}
          what="the strip"
          onToggle={() => {
            setStopped(!stopped);
            setStarted(stopped);
          }}
          // Who starts it by the keyboard sees it start: the focus holds it again when it comes back.
          onLeave={() => setStarted(false)}
        />
      </div>
      <div className={styles.window} translate="no">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {/* The same words again, so that the line has no end; the eye alone needs them. */}
        {hydrated && (
          <ul className={styles.items} aria-hidden="true">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
