import type { ReactNode } from "react";
import type { CourseModule, NoCodeCoursePage } from "../../../../content/training/types.ts";
import { Accordion } from "../../../components/accordion/accordion.tsx";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import styles from "./curriculum.module.css";

interface CurriculumProps {
  modules: readonly CourseModule[];
  details: NoCodeCoursePage["details"];
  /** The button under the details. */
  action: ReactNode;
}

/** The modules, each to open, and beside them a sheet with the course's details that stays in view. */
export function Curriculum({ modules, details, action }: CurriculumProps) {
  return (
    <div className={styles.columns}>
      <Accordion
        items={modules.map((module, at) => ({
          id: moduleId(module),
          title: module.title,
          mark: String(module.number),
          note: module.range,
          open: at === 0,
          content: <Classes module={module} />,
        }))}
      />
      <div className={styles.sheet}>
        <h3>{details.title}</h3>
        <DescriptionList rows={details.items} />
        {action}
      </div>
    </div>
  );
}

/** The address of a module on the page. */
export function moduleId({ number }: CourseModule): string {
  return `module-${number}`;
}

function Classes({ module }: { module: CourseModule }) {
  return (
    <>
      <p className={styles.description}>{module.description}</p>
      <ol>
        {module.classes.map(({ number, title, workshop }) => (
          <li key={number} className={styles.class}>
            <span className={styles.number}>{number}</span>
            <span className={workshop ? styles.workshop : undefined}>{title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
