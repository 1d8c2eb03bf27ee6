import type { Role } from "../../../../content/talent/types.ts";
import base from "../../../components/base.module.css";
import { cx } from "../../../components/cx.ts";
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
    <div className={cx(base.card, styles.role)}>
      <h3 className={base.title}>{role.title}</h3>
      <p>{role.description}</p>
      <ul className={styles.skills}>
        {role.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </div>
  );
}
