import type { AutomationUseCase } from "../../../../content/services/types.ts";
import { CheckList, labelClass } from "../check-list.tsx";
import { ClaimFigure } from "../claim.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: AutomationUseCase;
  labels: { applications: string; impact: string; integration: string };
}

/** One kind of work: what is automated, and on the other side what it brings and what it connects to. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, description, applications, impact, integration } = useCase;
  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <CheckList title={labels.applications} items={applications} />
      </div>
      <div className={styles.side}>
        <div className={styles.impact}>
          <h4 className={labelClass}>{labels.impact}</h4>
          {impact.claim !== undefined && <ClaimFigure claim={impact.claim} />}
          <p className={impact.claim === undefined ? styles.quote : styles.text}>{impact.description}</p>
        </div>
        <div className={styles.integration}>
          <h4 className={labelClass}>{labels.integration}</h4>
          <p>{integration}</p>
        </div>
      </div>
    </div>
  );
}
