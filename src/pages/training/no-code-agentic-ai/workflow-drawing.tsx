import sprite from "../../../components/icon/icons.svg";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import type { IconName } from "../../../shared/icon-name.d.ts";
import { workflow } from "./workflow.picture.ts";
import styles from "./workflow-drawing.module.css";

const signs: readonly { name: IconName; x: number; y: number }[] = [
  { name: "mail", x: 34, y: 258 },
  { name: "badge-check", x: 356, y: 58 },
  { name: "sparkles", x: 198, y: 327 },
  { name: "database", x: 270, y: 327 },
  { name: "wrench", x: 342, y: 327 },
];

/** The course's own drawing, with the icons of its nodes. */
export function WorkflowDrawing({ label }: { label: string }) {
  return (
    <Illustration picture={workflow} label={label}>
      <use className={styles.agent} href={`${sprite}#workflow`} x={186} y={166} width={34} height={34} />
      {signs.map(({ name, x, y }) => (
        <use
          key={name}
          className={styles.sign}
          href={`${sprite}#${name}`}
          x={x}
          y={y}
          width={22}
          height={22}
        />
      ))}
    </Illustration>
  );
}
