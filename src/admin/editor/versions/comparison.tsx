import { aroundChanges, compareTexts } from "./compare-texts.ts";
import styles from "./versions-dialog.module.css";

interface ComparisonProps {
  label: string;
  before: string;
  after: string;
}

/** Removed text is struck through, added text is underlined, and screen readers hear both. */
export function Comparison({ label, before, after }: ComparisonProps) {
  return (
    <div className={styles.comparison}>
      <dt>{label}</dt>
      <dd>
        {aroundChanges(compareTexts(before, after)).map(({ kind, text }, index) => {
          const key = `${index} ${kind}`;
          if (kind === "same") return <span key={key}>{text}</span>;
          const Change = kind === "added" ? "ins" : "del";
          return (
            <Change key={key}>
              <span className="visually-hidden">{kind}: </span>
              {text}
              <span className="visually-hidden"> (end)</span>
            </Change>
          );
        })}
      </dd>
    </div>
  );
}
