import { useEffect, useState } from "react";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { SectionLink } from "../section-link/section-link.tsx";
import styles from "./contents-list.module.css";

export interface Entry {
  id: string;
  title: string;
  /** The heading's level; deeper ones are indented. */
  level?: number;
}

export interface ContentsListProps {
  title: string;
  entries: readonly Entry[];
  numbered?: boolean;
  className?: string | undefined;
}

/** The contents of a long text: beside it the section in view is marked; on narrow screens they are folded. */
export function Live({ title, entries, numbered = false, className }: ContentsListProps) {
  const current = useCurrentEntry(entries);
  const links = (marked: string | null) => <Links entries={entries} numbered={numbered} current={marked} />;
  return (
    <nav
      className={cx(
        primitives.screenOnly,
        styles.contents,
        numbered ? styles.numbered : styles.plain,
        className,
      )}
      aria-label={title}
    >
      <details className={cx(primitives.framed, styles.folded)}>
        <summary className={styles.summary}>
          {title}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.content}>{links(null)}</div>
      </details>
      <div className={styles.open}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {links(current)}
      </div>
    </nav>
  );
}

type LinksProps = Pick<ContentsListProps, "entries" | "numbered"> & { current: string | null };

function Links({ entries, numbered, current }: LinksProps) {
  const top = Math.min(...entries.map(({ level = 1 }) => level));
  return (
    <ol className={styles.list}>
      {entries.map(({ id, title, level = 1 }, index) => (
        <li
          key={id}
          className={level > top ? styles.deeper : undefined}
          aria-current={id === current ? "location" : undefined}
        >
          <SectionLink to={id} className={styles.link}>
            {numbered && <span className={styles.number}>{index + 1}</span>} {title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}

/** The last entry above the lower two thirds of the window; null before the first. */
function useCurrentEntry(entries: readonly Entry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(entries.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      // The large margin keeps entries above the window intersecting.
      { rootMargin: "1000000px 0px -67% 0px" },
    );
    for (const { id } of entries) {
      const target = document.getElementById(id);
      if (target !== null) observer.observe(target);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
