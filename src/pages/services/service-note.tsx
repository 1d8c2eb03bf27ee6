import { type Note, verdicts } from "../../../content/services/exhibits.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Bar } from "../../widgets/exhibit/bar.tsx";
import { Hand } from "../../widgets/exhibit/hand.tsx";
import { Paper } from "../../widgets/exhibit/paper.tsx";
import styles from "./service-note.module.css";

interface ServiceNoteProps {
  note: Note;
  /** The drawing of its remark. */
  hand?: { file: string; width: number; height: number };
}

/** A small paper between the questions and the neighbors of a service. */
export function ServiceNote({ note: { heading, rows, remark, caption }, hand }: ServiceNoteProps) {
  return (
    <Paper caption={caption} className={styles.note}>
      <h3>{heading}</h3>
      <dl className={primitives.ruled}>
        {rows.map(({ term, detail, passed, share, isMarked = false }) => (
          <div key={term} className={cx(styles.row, isMarked && styles.marked)}>
            <dt>{term}</dt>
            <dd>
              <span>{detail}</span>
              {passed !== undefined && (
                <>
                  <Icon name={passed ? "check" : "close"} />
                  <span className="visually-hidden">{passed ? verdicts.right : verdicts.wrong}</span>
                </>
              )}
            </dd>
            {share !== undefined && <Bar to={share} strong={isMarked} />}
          </div>
        ))}
      </dl>
      {hand !== undefined && remark !== undefined && <Hand text={remark} {...hand} />}
    </Paper>
  );
}
