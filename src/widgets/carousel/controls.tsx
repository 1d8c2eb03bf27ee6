import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import styles from "./controls.module.css";

interface PauseButtonProps {
  playing: boolean;
  what?: string;
  onToggle(): void;
  onLeave?(): void;
}

export function PauseButton({ playing, what = "auto-play", onToggle, onLeave }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.round, styles.pause)}
      aria-label={`${playing ? "Pause" : "Start"} ${what}`}
      onClick={onToggle}
      onBlur={onLeave}
    >
      <Icon name={playing ? "pause" : "play"} />
    </button>
  );
}

/** `noun` names what they show, such as "service". */
export function Arrows({ noun, onStep }: { noun: string; onStep(step: 1 | -1): void }) {
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.round}
        aria-label={`Previous ${noun}`}
        onClick={() => onStep(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button type="button" className={styles.round} aria-label={`Next ${noun}`} onClick={() => onStep(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

interface DotProps {
  title: string;
  isCurrent: boolean;
  onChoose(): void;
}

/** The current dot is longer as well as orange, since color alone does not tell it. */
export function Dot({ title, isCurrent, onChoose }: DotProps) {
  return (
    <button
      type="button"
      className={styles.dot}
      aria-label={`Show ${title}`}
      aria-current={isCurrent ? "true" : undefined}
      onClick={onChoose}
    />
  );
}

interface DotsProps {
  titles: readonly string[];
  index: number;
  onChoose(index: number): void;
}

export function Dots({ titles, index, onChoose }: DotsProps) {
  return (
    <ul className={styles.dots}>
      {titles.map((title, at) => (
        <li key={title}>
          <Dot title={title} isCurrent={at === index} onChoose={() => onChoose(at)} />
        </li>
      ))}
    </ul>
  );
}
