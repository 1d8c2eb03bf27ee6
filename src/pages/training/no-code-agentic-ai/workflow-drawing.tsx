import type { NoCodeCoursePage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import sprite from "../../../components/icon/icons.svg";
import type { IconName } from "../../../shared/icon-name.d.ts";
import { drawRoots, drawWires } from "./draw-workflow.ts";
import styles from "./workflow-drawing.module.css";

const roots = drawRoots();
const wires = drawWires();

/** The course's own drawing: a workflow on its canvas, in which scattered messages become one result. */
export function WorkflowDrawing({ labels }: { labels: NoCodeCoursePage["hero"]["canvas"] }) {
  return (
    <Drawing width={512} height={452} label={labels.label}>
      <path className={ink.faint} d={roots.faint + wires.faint} />
      <path className={ink.clear} d={roots.clear + wires.clear} />
      <path className={ink.strong} d={roots.strong} pathLength={1} />
      <path className={ink.strong} d={wires.strong} pathLength={1} />
      <path className={ink.small} d={roots.small} />
      <path className={ink.large} d={roots.large} />
      <path className={ink.spark} d={roots.spark} />
      <path className={ink.arrow} d="m478 2 24 12-16 22" />
      <path
        className={ink.dashed}
        d="M241 228C241 270 209 262 209 306M281 228V306M321 228C321 270 353 262 353 306"
      />
      <Node x={18} y={242} width={152} icon="mail" label={labels.trigger} />
      <g className={ink.lit}>
        <rect x="168" y="138" width="232" height="90" rx="16" />
        <Sign name="bot" x={186} y={166} size={34} />
        <text className={cx(ink.name, styles.onLit)} x="234" y="180">
          {labels.agent}
        </text>
        <text className={ink.onLit} x="234" y="204">
          {labels.work}
        </text>
      </g>
      <Node x={340} y={42} width={156} icon="badge-check" label={labels.approval} />
      <Port x={209} icon="sparkles" label={labels.model} />
      <Port x={281} icon="database" label={labels.memory} />
      <Port x={353} icon="wrench" label={labels.tools} />
    </Drawing>
  );
}

interface NodeProps {
  x: number;
  icon: IconName;
  label: string;
}

function Node({ x, y, width, icon, label }: NodeProps & { y: number; width: number }) {
  return (
    <>
      <rect className={ink.box} x={x} y={y} width={width} height="54" rx="14" />
      <Sign name={icon} x={x + 16} y={y + 16} size={22} />
      <text className={ink.words} x={x + 50} y={y + 32}>
        {label}
      </text>
    </>
  );
}

/** Something that the agent uses. */
function Port({ x, icon, label }: NodeProps) {
  return (
    <>
      <circle className={ink.box} cx={x} cy="338" r="29" />
      <Sign name={icon} x={x - 11} y={327} size={22} />
      <text className={cx(ink.quiet, styles.centered)} x={x} y="392">
        {label}
      </text>
    </>
  );
}

function Sign({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  return <use className={styles.sign} href={`${sprite}#${name}`} x={x} y={y} width={size} height={size} />;
}
