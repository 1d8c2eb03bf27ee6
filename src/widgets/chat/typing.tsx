import type { PanelCopy } from "./copy.ts";
import styles from "./typing.module.css";

interface TypingProps {
  copy: Pick<PanelCopy, "assistant" | "typing" | "stillWorking">;
  /** Whether the wait is long already. */
  isLong: boolean;
}

/** Three dots, while a reply is awaited. */
export function Typing({ copy, isLong }: TypingProps) {
  return (
    <div className={styles.typing}>
      <p>
        <b>{copy.assistant}</b> {isLong ? copy.stillWorking : copy.typing}
      </p>
      <p className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}
