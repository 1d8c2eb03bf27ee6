import { forClients } from "../../../../content/talent/for-clients.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import styles from "./progress.module.css";
import { team, teamDown } from "./team.picture.ts";

const { title, intro, items, fresh } = forClients.progress;

/** What is promised for each stage of a project, along the people that it needs there. */
export function Progress({ id }: { id: string }) {
  return (
    <Section tone="night" id={id} offset="100px" title={title} intro={intro}>
      <div className={styles.team}>
        <Illustration picture={team} className={styles.across} />
        <Illustration picture={teamDown} className={styles.down} />
        <ul className={cx(primitives.four, styles.promises)}>
          {items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className={cx(primitives.label, styles.fresh)}>{fresh}</p>
      </div>
    </Section>
  );
}
