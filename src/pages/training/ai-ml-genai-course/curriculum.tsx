import type { CurriculumBlock, EngineerCoursePage } from "../../../../content/training/types.ts";
import { Accordion } from "../../../components/accordion/accordion.tsx";
import { buttonClass } from "../../../components/button/button.tsx";
import { Section } from "../../../components/section/section.tsx";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import styles from "./curriculum.module.css";

interface CurriculumProps {
  id: string;
  curriculum: EngineerCoursePage["curriculum"];
  facts: EngineerCoursePage["facts"];
  action: { label: string; to: string };
}

/** The curriculum as a document to keep: blocks that open, lesson numbers in a column, and the facts beside it. */
export function Curriculum({ id, curriculum, facts, action }: CurriculumProps) {
  return (
    <Section tone="white" id={id} offset="80px" title={curriculum.title} intro={curriculum.intro}>
      <div className={styles.sheets}>
        <Accordion
          items={curriculum.blocks.map((block, at) => ({
            id: block.id,
            title: block.title,
            mark: block.range,
            note: block.label,
            open: at === 0,
            content: <Lessons block={block} sessionsTitle={curriculum.sessionsTitle} />,
          }))}
        />
        <aside className={styles.facts} aria-label={facts.title}>
          <h3>{facts.title}</h3>
          <dl>
            {facts.items.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <SectionLink to={action.to} className={buttonClass("primary")}>
            {action.label}
          </SectionLink>
        </aside>
      </div>
    </Section>
  );
}

function Lessons({ block, sessionsTitle }: { block: CurriculumBlock; sessionsTitle: string }) {
  return (
    <>
      <p className={styles.description}>{block.description}</p>
      <ol className={styles.lessons}>
        {block.lessons.map(({ number, title }) => (
          <li key={number} className={styles.lesson} data-project={block.projects.includes(number)}>
            <span className={styles.number}>{number}</span>
            {title}
          </li>
        ))}
      </ol>
      {block.sessions !== undefined && (
        <>
          <h4 className={styles.after}>{sessionsTitle}</h4>
          <ul className={styles.lessons}>
            {block.sessions.map(({ title, when }) => (
              <li key={title} className={styles.session}>
                {title}
                <span className={styles.when}>{when}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
