import { useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { PauseButton } from "../carousel/controls.tsx";
import { useStopped } from "../carousel/use-stopped.ts";
import styles from "./marquee.module.css";

export interface MarqueeProps {
  title: string;
  items: readonly string[];
}

/** A line of names that scrolls in 15 seconds. Mouse and focus pause it; with reduced motion the names wrap. */
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
          // A visitor who starts it by keyboard sees it move; the focus pauses it again when it comes back.
          onLeave={() => setStarted(false)}
        />
      </div>
      <div className={styles.window} translate="no">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {/* A copy for the eye alone makes the line endless. */}
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
