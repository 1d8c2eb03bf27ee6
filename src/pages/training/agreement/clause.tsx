import type { TextSection } from "../../../../content/types.ts";
import { AutoLinks } from "../../auto-links.tsx";
import styles from "./clause.module.css";

export function Clause({ number, clause }: { number: number; clause: TextSection }) {
  let paragraph = 0;
  return (
    <section id={clause.id} className={styles.clause} tabIndex={-1} aria-labelledby={`${clause.id}-title`}>
      <h2 id={`${clause.id}-title`} className={styles.row}>
        <span className={styles.number}>{number}</span> {clause.title}
      </h2>
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
