import type { ConversationUseCase } from "../../../../content/services/types.ts";
import { CheckList, labelClass } from "../check-list.tsx";
import { ClaimFigure } from "../claim.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: ConversationUseCase;
  labels: { tasks: string; handOver: string; claims: string };
}

/** One industry: what the assistant does there, what that changes, and when a person takes over. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, description, tasks, handOver, claims } = useCase;
  return (
    <div className={styles.panel}>
      <div className={styles.opening}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
      </div>
      <CheckList title={labels.tasks} items={tasks} />
      <div>
        <h4 className={labelClass}>{labels.claims}</h4>
        <div className={styles.claims}>
          {claims.map((claim) => (
            <ClaimFigure key={claim.label} claim={claim} />
          ))}
        </div>
      </div>
      <div className={styles.handOver}>
        <h4 className={labelClass}>{labels.handOver}</h4>
        <p>{handOver}</p>
      </div>
    </div>
  );
}
