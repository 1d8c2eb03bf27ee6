import type { CorporateTrainingPage, TrainingProgram } from "../../../../content/training/types.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import { Unbroken } from "../../../components/unbroken/unbroken.tsx";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import styles from "./programs.module.css";
import { atOnce, atOnceDown, gathering, series, seriesDown } from "./programs.picture.ts";

interface ProgramsProps {
  programs: CorporateTrainingPage["programs"];
  reserveId: string;
}

const rows = ["duration", "requirement", "audience", "contents", "outcome", "price"] as const;

/** The rows that have a place of their own in the drawing. */
const places: Partial<Record<(typeof rows)[number], string>> = {
  duration: styles.duration,
  contents: styles.contents,
  outcome: styles.outcome,
};

/** Two programs as two ways to an outcome: one line through all parts, or a line for each group. A phone shows one of them. */
export function Programs({ programs: { title, intro, labels, choice, items }, reserveId }: ProgramsProps) {
  return (
    <Section tone="night" title={title} intro={intro}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{choice}</legend>
        {items.map(({ shortTitle, duration }, at) => (
          <label key={shortTitle} className={styles.choose}>
            <input type="radio" name="program" defaultChecked={at === 0} />
            {shortTitle} <span className={primitives.meta}>{duration}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.programs}>
        {items.map((program, at) => (
          <article
            key={program.title}
            className={cx(styles.program, program.contents.inOrder ? styles.series : styles.atOnce)}
          >
            <div className={styles.head}>
              <h3 className={primitives.title}>{program.title}</h3>
              <p>{program.description}</p>
            </div>
            <dl className={styles.rows}>
              {rows.map((row) => (
                <div key={row} className={places[row]}>
                  <dt className={primitives.meta}>{labels[row]}</dt>
                  <dd>
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

const pictures = {
  series: { wide: series, down: seriesDown, people: gathering(47) },
  atOnce: { wide: atOnce, down: atOnceDown, people: gathering(83) },
};

function Contents({ inOrder, parts }: TrainingProgram["contents"]) {
  const { wide, down, people } = pictures[inOrder ? "series" : "atOnce"];
  const List = inOrder ? "ol" : "ul";
  return (
    <>
      <Illustration picture={people} className={styles.people} />
      <div className={styles.path}>
        <Illustration picture={wide} className={styles.wide} />
        <Illustration picture={down} className={styles.down} />
        <List className={styles.parts}>
          {parts.map(({ lead, text }) => (
            <li key={text}>
              {lead !== undefined && <b>{lead}</b>} {text}
            </li>
          ))}
        </List>
      </div>
    </>
  );
}
