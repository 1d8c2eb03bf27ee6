import { forClients } from "../../../../content/talent/for-clients.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { Section } from "../../../components/section/section.tsx";
import { Benefits } from "../../../widgets/carousel/benefits.tsx";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { seats } from "./missing.picture.ts";
import { roleId } from "./role-id.ts";
import styles from "./roles.module.css";
import { ways } from "./ways.picture.ts";

const { title, intro, items } = forClients.roles;

/** Each role with its skills, as a line that runs to all others; its name leads to the form. */
export function Roles({ formId }: { formId: string }) {
  return (
    <Section tone="paper" title={title} intro={intro}>
      <Benefits
        label={title}
        autoPlay={null}
        className={styles.index}
        cards={items.map(({ title, description, skills }, at) => ({
          title,
          content: (
            <div
              id={roleId(title)}
              className={cx(styles.role, seats[at]?.isFree && styles.missing)}
              tabIndex={-1}
            >
              <h3>
                <SectionLink to={formId} className={styles.ask}>
                  {title}
                </SectionLink>
              </h3>
              <p>{description}</p>
              <ul className={styles.skills}>
                {skills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
              <Illustration picture={ways[at]} className={styles.way} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}
