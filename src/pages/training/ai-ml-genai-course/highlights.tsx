import type { EngineerCoursePage } from "../../../../content/training/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./ai-ml-genai-course.module.css";

export function Highlights({ hero }: { hero: EngineerCoursePage["hero"] }) {
  return (
    <>
      <p className={styles.rating}>
        <b className={styles.value}>{hero.rating.value}</b>
        <span className={primitives.soft}>{hero.rating.label}</span>
      </p>
      <ul className={styles.notes}>
        {hero.badges.map(({ icon, label }) => (
          <li key={label} className={styles.badge}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
        <li className={primitives.soft}>
          <Icon name="award" />
          {hero.certificateNote}
        </li>
      </ul>
    </>
  );
}
