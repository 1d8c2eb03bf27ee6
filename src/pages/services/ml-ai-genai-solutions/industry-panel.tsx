import type { IndustryPanel as Industry } from "../../../../content/services/types.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { labelClass } from "../check-list.tsx";
import styles from "./industry-panel.module.css";

interface IndustryPanelProps {
  industry: Industry;
  labels: { applications: string; challenges: string; opportunities: string; integration: string };
}

/** One industry: its uses, what stands in their way, what can be won, and what the models connect to. */
export function IndustryPanel({ industry, labels }: IndustryPanelProps) {
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>
        <span className={styles.icon}>
          <Icon name={industry.icon} />
        </span>
        {industry.title}
      </h3>
      <div className={styles.columns}>
        {(["applications", "challenges", "opportunities"] as const).map((part) => (
          <div key={part} className={part === "applications" ? undefined : styles[part]}>
            <h4 className={styles.label}>{labels[part]}</h4>
            <ul>
              {industry[part].map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.integration}>
        <h4 className={labelClass}>{labels.integration}</h4>
        <p>{industry.integration}</p>
      </div>
    </div>
  );
}
