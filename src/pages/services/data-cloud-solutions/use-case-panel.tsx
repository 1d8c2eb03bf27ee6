import type { CloudUseCase } from "../../../../content/services/types.ts";
import { labelClass } from "../check-list.tsx";
import { ClaimFigure } from "../claim.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: CloudUseCase;
  labels: { features: string; outcome: string; useCase: string };
}

/** One kind of project: its parts as a numbered list, what you have at the end, and a case that calls for it. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, features, outcome, useCase: example, claim } = useCase;
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.list}>
        <h4 className={labelClass}>{labels.features}</h4>
        <ol className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.side}>
        <div className={styles.outcome}>
          <h4 className={labelClass}>{labels.outcome}</h4>
          <p className={styles.quote}>{outcome}</p>
          {claim !== undefined && <ClaimFigure claim={claim} />}
        </div>
        <div className={styles.example}>
          <h4 className={labelClass}>{labels.useCase}</h4>
          <p>{example}</p>
        </div>
      </div>
    </div>
  );
}
