import type { IndustryPanel as Industry } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import panel from "../panel.module.css";
import styles from "./industry-panel.module.css";

interface IndustryPanelProps {
  industry: Industry;
  labels: { applications: string; challenges: string; opportunities: string; integration: string };
}

/** One industry: its uses, what stands in their way, what can be won, and what the models connect to. */
export function IndustryPanel({ industry, labels }: IndustryPanelProps) {
  return (
    <div className={cx(panel.panel, styles.panel)}>
      <h3 className={cx(primitives.title, styles.title)}>
        <span className={primitives.iconBox}>
          <Icon name={industry.icon} />
        </span>
        {industry.title}
      </h3>
      <div className={cx(primitives.three, styles.columns)}>
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
      <div className={cx(primitives.note, panel.wideNote)}>
        <h4 className={primitives.label}>{labels.integration}</h4>
        <p>{industry.integration}</p>
      </div>
    </div>
  );
}
