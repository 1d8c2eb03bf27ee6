import type { Block } from "../../../content/types.ts";
import bulleted from "../../components/bulleted.module.css";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { AutoLinks } from "../auto-links.tsx";
import styles from "./blocks.module.css";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if (block.kind === "paragraph") {
      return (
        <p key={block.text} className={styles.text}>
          <AutoLinks text={block.text} />
        </p>
      );
    }
    const { items, terms } = block;
    if (terms === "keys") return <Keys key={items[0]} items={items} />;
    return (
      <ul key={items[0]} className={cx(bulleted.bulleted, styles.list)}>
        {items.map((item) => (
          <li key={item}>{terms === "words" ? <Explained item={item} /> : <AutoLinks text={item} />}</li>
        ))}
      </ul>
    );
  });
}

function Keys({ items }: { items: readonly string[] }) {
  return (
    <dl className={cx(primitives.framed, styles.keys)}>
      {items.map((item) => {
        const { term, text } = splitTerm(item);
        const [name = term, place] = term.split(/ \(|\)/);
        return (
          <div key={name} className={styles.key}>
            <dt>
              <code translate="no">{name}</code>
              {place !== undefined && <span className={primitives.meta}>{place}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Explained({ item }: { item: string }) {
  const { term, text } = splitTerm(item);
  return (
    <>
      <b>{term}:</b> <AutoLinks text={text} />
    </>
  );
}

function splitTerm(item: string): { term: string; text: string } {
  const at = item.indexOf(": ");
  return { term: item.slice(0, at), text: item.slice(at + 2) };
}
