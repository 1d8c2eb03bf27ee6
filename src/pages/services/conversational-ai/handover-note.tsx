import { handoverNote } from "../../../../content/services/exhibits.ts";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import primitives from "../../../components/primitives.module.css";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./conversational-ai.module.css";

const { heading, rows, caption } = handoverNote;

/** The note that a person gets with the call; on a phone the hero's last line says it. */
export function HandoverNote() {
  return (
    <div className={primitives.wideOnly}>
      <Paper caption={caption} className={styles.note}>
        <h3>{heading}</h3>
        <DescriptionList rows={rows} />
      </Paper>
    </div>
  );
}
