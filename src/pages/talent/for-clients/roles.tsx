import type { ForClientsPage } from "../../../../content/talent/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import styles from "./roles.module.css";

/** The roles as a ruled index; on narrow screens one card at a time. */
export function Roles({ title, items }: ForClientsPage["roles"]) {
  return (
    <Carousel
      label={title}
      autoPlay={null}
      className={styles.index}
      slides={items.map(({ title, description, skills }) => ({
        title,
        content: (
          <div className={cx(primitives.card, styles.role)}>
            <h3 className={primitives.title}>{title}</h3>
            <p>{description}</p>
            <ul className={cx(primitives.bulleted, styles.skills)}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </div>
        ),
      }))}
    />
  );
}
