import styles from "./controls.module.css";

interface DotsProps {
  /** What each dot shows. */
  titles: readonly string[];
  index: number;
  onChoose(index: number): void;
}

/** One dot a slide; the current one is wider as well as orange. */
export function Dots({ titles, index, onChoose }: DotsProps) {
  return (
    <ul className={styles.dots}>
      {titles.map((title, at) => (
        <li key={title}>
          <button
            type="button"
            className={styles.dot}
            aria-label={`Show ${title}`}
            aria-current={at === index ? "true" : undefined}
            onClick={() => onChoose(at)}
          />
        </li>
      ))}
    </ul>
  );
}
