import type { Role } from "../../../../content/talent/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import styles from "./roles.module.css";

/** The roles as a ruled index; on narrow screens one card at a time. */
export function Roles({ title, roles }: { title: string; roles: readonly Role[] }) {
  return (
    <Carousel
      label={title}
      autoPlay={null}
      className={styles.index}
      slides={roles.map((role) => ({ title: role.title, content: <RoleRow role={role} /> }))}
    />
  );
}

function RoleRow({ role }: { role: Role }) {
  return (
    <div className={cx(primitives.card, styles.role)}>
      <h3 className={primitives.title}>{role.title}</h3>
      <p>{role.description}</p>
      <ul className={cx(primitives.bulleted, styles.skills)}>
        {role.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </div>
  );
}
