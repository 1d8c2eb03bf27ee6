import type { ConversationUseCase } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { CheckList } from "../check-list.tsx";
import panel from "../panel.module.css";
import { Statistic } from "../statistic.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: ConversationUseCase;
  labels: { tasks: string; handOver: string; claims: string };
}

/** One industry: what the assistant does there, what that changes, and when a person takes over. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, description, tasks, handOver, claims } = useCase;
  return (
    <div className={cx(panel.panel, styles.panel)}>
      <div className={cx(panel.opening, styles.wide)}>
        <h3 className={primitives.title}>{title}</h3>
        <p className={panel.text}>{description}</p>
      </div>
      <CheckList title={labels.tasks} items={tasks} />
      <div>
        <h4 className={primitives.label}>{labels.claims}</h4>
        <div className={styles.claims}>
          {claims.map((claim) => (
            <Statistic key={claim.label} claim={claim} />
          ))}
        </div>
      </div>
      <div className={cx(primitives.note, panel.wideNote, styles.wide)}>
        <h4 className={primitives.label}>{labels.handOver}</h4>
        <p>{handOver}</p>
      </div>
    </div>
  );
}
