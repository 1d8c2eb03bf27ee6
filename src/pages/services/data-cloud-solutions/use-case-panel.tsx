import type { CloudUseCase } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import panel from "../panel.module.css";
import { Statistic } from "../statistic.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: CloudUseCase;
  labels: { features: string; outcome: string; useCase: string };
}

/** One kind of project: its parts as a numbered list, what you have at the end, and a case that calls for it. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, features, outcome, useCase: example, claim } = useCase;
  return (
    <div className={cx(panel.panel, styles.panel)}>
      <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
      <div className={styles.list}>
        <h4 className={primitives.label}>{labels.features}</h4>
        <ol className={cx(primitives.ruled, primitives.numbered, styles.features)}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ol>
      </div>
      <div className={styles.side}>
        <div className={styles.outcome}>
          <h4 className={primitives.label}>{labels.outcome}</h4>
          <p className={panel.quote}>{outcome}</p>
          {claim !== undefined && <Statistic claim={claim} />}
        </div>
        <div className={primitives.note}>
          <h4 className={primitives.label}>{labels.useCase}</h4>
          <p>{example}</p>
        </div>
      </div>
    </div>
  );
}
