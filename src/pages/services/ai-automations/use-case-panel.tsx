import type { AutomationUseCase } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { CheckList } from "../check-list.tsx";
import panel from "../panel.module.css";
import { Statistic } from "../statistic.tsx";
import styles from "./use-case-panel.module.css";

interface UseCasePanelProps {
  useCase: AutomationUseCase;
  labels: { applications: string; impact: string; integration: string };
}

/** One kind of work: what is automated, and on the other side what it brings and what it connects to. */
export function UseCasePanel({ useCase, labels }: UseCasePanelProps) {
  const { title, description, applications, impact, integration } = useCase;
  return (
    <div className={cx(panel.panel, styles.panel)}>
      <div className={panel.opening}>
        <h3 className={primitives.title}>{title}</h3>
        <p className={cx(panel.text, styles.text)}>{description}</p>
        <CheckList title={labels.applications} items={applications} />
      </div>
      <div className={styles.side}>
        <div className={panel.opening}>
          <h4 className={primitives.label}>{labels.impact}</h4>
          {impact.claim !== undefined && <Statistic claim={impact.claim} />}
          <p className={impact.claim === undefined ? panel.quote : panel.text}>{impact.description}</p>
        </div>
        <div className={styles.integration}>
          <h4 className={primitives.label}>{labels.integration}</h4>
          <p>{integration}</p>
        </div>
      </div>
    </div>
  );
}
