import base from "../../components/base.module.css";
import { cx } from "../../components/cx.ts";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { SectionLink } from "../section-link/section-link.tsx";
import styles from "./contents-list.module.css";
import { useCurrentSection } from "./use-current-section.ts";

interface ContentsListProps {
  title: string;
  /** The sections in their order; each id is that of an element on the page. */
  sections: readonly { id: string; title: string }[];
}

/** The numbered contents of a long document: beside it the section being read is marked; on a phone they are folded. */
export function ContentsList({ title, sections }: ContentsListProps) {
  const current = useCurrentSection(sections);
  return (
    <nav className={cx(base.screenOnly, styles.contents)} aria-label={title}>
      <div className={styles.folded}>
        <Disclosure title={title}>
          <SectionLinks sections={sections} current={null} />
        </Disclosure>
      </div>
      <div className={styles.open}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        <SectionLinks sections={sections} current={current} />
      </div>
    </nav>
  );
}

interface SectionLinksProps {
  sections: ContentsListProps["sections"];
  current: string | null;
}

function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <ol className={styles.list}>
      {sections.map((section, index) => (
        <li key={section.id} aria-current={section.id === current ? "true" : undefined}>
          <SectionLink to={section.id} className={styles.link}>
            <span className={styles.number}>{index + 1}</span> {section.title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}
