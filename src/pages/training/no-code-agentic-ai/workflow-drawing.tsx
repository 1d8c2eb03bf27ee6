import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import sprite from "../../../components/icon/icons.svg";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import type { Picture } from "../../../shared/drawing/picture.ts";
import type { IconName } from "../../../shared/icon-name.d.ts";
import canvas from "../hero-canvas.module.css";
import styles from "./no-code.module.css";
import { picture } from "./workflow.picture.svg";

const { label, trigger, agent, work, approval, model, memory, tools } = noCodeCourse.hero.canvas;
const port = { y: 392, kind: "quiet", anchor: "middle" } as const;

const workflow: Picture = {
  ...picture,
  words: [
    { text: trigger, x: 77, y: 274 },
    { text: agent, x: 216, y: 180, kind: "name", onLit: true },
    { text: work, x: 216, y: 204, onLit: true },
    { text: approval, x: 371, y: 74 },
    { text: model, x: 209, ...port },
    { text: memory, x: 281, ...port },
    { text: tools, x: 353, ...port },
  ],
};

const signs: readonly { name: IconName; x: number; y: number }[] = [
  { name: "mail", x: 43, y: 258 },
  { name: "badge-check", x: 337, y: 58 },
  { name: "sparkles", x: 198, y: 327 },
  { name: "database", x: 270, y: 327 },
  { name: "wrench", x: 342, y: 327 },
];

export function WorkflowDrawing() {
  return (
    <Illustration picture={workflow} className={canvas.drawing} label={label}>
      <use className={styles.agent} href={`${sprite}#workflow`} x={169} y={166} width={34} height={34} />
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
