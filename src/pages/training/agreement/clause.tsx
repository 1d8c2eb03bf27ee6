import type { TextSection } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { AutoLinks } from "../../auto-links.tsx";
import styles from "./clause.module.css";

interface ClauseProps {
  number: number;
  clause: TextSection;
  /** What its figures look like. */
  drawing: Picture | undefined;
  /** Where there is no margin beside the words, it is left out. */
  /** Whether the drawing is left out where the words have no margin beside them. */
  onlyInMargin: boolean;
}

export function Clause({ number, clause, drawing, onlyInMargin }: ClauseProps) {
  let paragraph = 0;
  return (
    <section id={clause.id} className={styles.clause} tabIndex={-1} aria-labelledby={`${clause.id}-title`}>
      <h2 id={`${clause.id}-title`} className={styles.row}>
        <span className={styles.number}>{number}</span> {clause.title}
      </h2>
      <Illustration
        picture={drawing}
        className={cx(primitives.screenOnly, styles.drawing, onlyInMargin && primitives.wideOnly)}
      />
      {clause.blocks.map((block) => {
        if (block.kind === "list") return <LetteredList key={block.items[0]} items={block.items} />;
        paragraph += 1;
        return (
          <p key={block.text} className={styles.row}>
            <span className={styles.sub}>{`${number}.${paragraph}`}</span>{" "}
            <span>
              <AutoLinks text={block.text} />
            </span>
          </p>
        );
      })}
    </section>
  );
}

function LetteredList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, at) => (
        <li key={item} className={styles.item}>
          <span className={styles.letter}>{`(${"abcdefghijklmnopqrstuvwxyz"[at]})`}</span>{" "}
          <span>
            <AutoLinks text={item} />
          </span>
        </li>
      ))}
    </ol>
  );
}
