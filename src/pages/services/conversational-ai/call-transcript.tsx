import { callTranscript } from "../../../../content/services/exhibits.ts";
import codeFont from "../../../components/code-font/code-font.module.css";
import { cx } from "../../../components/cx.ts";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import styles from "./call-transcript.module.css";

const { heading, practice, lines, log, remark, verdicts, verdict, caption, sheet } = callTranscript;

/** A practice call on ruled paper, as its reader left it. */
export function CallTranscript() {
  return (
    <Paper caption={caption} sheet={sheet} className={cx(codeFont.coded, styles.sheet)}>
      <div data-tone="white" className={styles.face}>
        <div className={styles.head}>
          <h3>{heading}</h3>
          <p>{practice}</p>
        </div>
        <ol className={styles.lines}>
          {lines.map(({ time, speaker, text, isWrong = false }) => (
            <li key={time} className={styles.line}>
              <span>{time}</span>
              <b className={styles.speaker}>{speaker}</b>
              <span className={isWrong ? styles.wrong : undefined}>{text}</span>
            </li>
          ))}
          <li className={cx(styles.line, styles.log)}>{log}</li>
        </ol>
        <Hand file="call-transcript" text={remark} width={205} height={98} />
        <ul className={styles.verdicts}>
          {verdicts.map((name) => (
            <li key={name} className={name === verdict ? styles.chosen : undefined}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Paper>
  );
}
