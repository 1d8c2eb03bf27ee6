import type { CorporateTrainingPage, TrainingProgram } from "../../../../content/training/types.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import { Unbroken } from "../../../components/unbroken/unbroken.tsx";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { picture as manyPaths } from "./many-paths.picture.svg";
import { picture as onePath } from "./one-path.picture.svg";
import styles from "./programs.module.css";

interface ProgramsProps {
  programs: CorporateTrainingPage["programs"];
  reserveId: string;
}

const rows = ["duration", "requirement", "audience", "contents", "outcome", "price"] as const;

/** Two programs as one table: on wide screens its names have a column of their own, and a phone shows one program. */
export function Programs({ programs: { title, intro, labels, choice, items }, reserveId }: ProgramsProps) {
  return (
    <Section tone="white" title={title} intro={intro}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{choice}</legend>
        {items.map(({ shortTitle, duration }, at) => (
          <label key={shortTitle} className={styles.choose}>
            <input type="radio" name="program" defaultChecked={at === 0} />
            {shortTitle} <span className={primitives.meta}>{duration}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.table}>
        {items.map((program, at) => (
          <article key={program.title} className={styles.program}>
            <div className={styles.head}>
              <Illustration
                picture={program.contents.inOrder ? onePath : manyPaths}
                className={styles.drawing}
              />
              <h3 className={primitives.title}>{program.title}</h3>
              <p className={styles.summary}>{program.description}</p>
            </div>
            <dl className={cx(primitives.ruled, styles.rows)}>
              {rows.map((row) => (
                <div key={row} className={styles.row}>
                  <dt className={primitives.meta}>{labels[row]}</dt>
                  <dd className={row === "duration" ? styles.duration : undefined}>
                    {row === "contents" ? (
                      <Contents {...program.contents} />
                    ) : (
                      <Unbroken text={program[row]} parts={/(\S+-\S+)/} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.actions}>
              <SectionLink to={reserveId} className={buttonClass(at === 0 ? "primary" : "ghost")}>
                {program.action}
              </SectionLink>
              {program.link !== undefined && <TextLink to={program.link.href}>{program.link.label}</TextLink>}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Contents({ inOrder, parts }: TrainingProgram["contents"]) {
  const entries = parts.map(({ lead, text }) => (
    <li key={text} className={styles.part}>
      {lead !== undefined && <b>{lead}</b>} {text}
    </li>
  ));
  return inOrder ? <ol className={styles.ordered}>{entries}</ol> : <ul>{entries}</ul>;
}
