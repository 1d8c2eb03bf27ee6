import { cx } from "../../components/cx.ts";
import type { PanelCopy } from "./copy.ts";
import message from "./message-bubble.module.css";
import styles from "./typing.module.css";

interface TypingProps {
  copy: Pick<PanelCopy, "assistant" | "typing" | "stillWorking">;
  isLong: boolean;
}

export function Typing({ copy, isLong }: TypingProps) {
  return (
    <div className={message.message}>
      <p className={message.meta}>
        <b>{copy.assistant}</b> {isLong ? copy.stillWorking : copy.typing}
      </p>
      <p className={cx(message.bubble, styles.dots)} aria-hidden="true">
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}
