import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import styles from "./controls.module.css";

interface PauseButtonProps {
  playing: boolean;
  what?: string;
  className?: string | undefined;
  onToggle(): void;
  onLeave?(): void;
}

export function PauseButton({ playing, what = "auto-play", className, onToggle, onLeave }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={cx(styles.round, styles.pause, className)}
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
  className?: string | undefined;
  onChoose(): void;
}

export function Dot({ title, isCurrent, className, onChoose }: DotProps) {
  return (
    <button
      type="button"
      className={className}
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

/** The current dot is wider as well as orange, since color alone does not tell it. */
export function Dots({ titles, index, onChoose }: DotsProps) {
  return (
    <ul className={styles.dots}>
      {titles.map((title, at) => (
        <li key={title}>
          <Dot title={title} isCurrent={at === index} className={styles.dot} onChoose={() => onChoose(at)} />
        </li>
      ))}
    </ul>
  );
}
