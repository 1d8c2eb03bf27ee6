import type { AgreementClause } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { AutoLinks } from "../../auto-links.tsx";
import styles from "./clause.module.css";

interface ClauseProps {
  number: number;
  clause: AgreementClause;
  /** What its figures look like. */
  drawing: Picture | undefined;
}

/** A clause under its name, and in the margin what it means for the learner. */
export function Clause({ number, clause, drawing }: ClauseProps) {
  let paragraph = 0;
  return (
    <section id={clause.id} className={styles.clause} tabIndex={-1} aria-labelledby={`${clause.id}-title`}>
      <h2 id={`${clause.id}-title`} className={styles.name}>
        <span className={styles.number}>{number}</span> {clause.title}
      </h2>
      <div className={styles.words}>
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
      </div>
      <div role="note" className={cx(primitives.screenOnly, styles.margin)}>
        <Illustration picture={drawing} className={styles.drawing} />
        <p className={styles.note}>{clause.inShort}</p>
      </div>
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
