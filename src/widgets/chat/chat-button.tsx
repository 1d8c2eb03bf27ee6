import { Icon } from "../../components/icon/icon.tsx";
import styles from "./chat.module.css";
import type { ButtonCopy } from "./copy.ts";

const noteId = "chat-note";

/** The static button that opens the chat, with notes for a panel that loads or fails. `start-chat.ts` starts it. */
export function ChatButton({ copy }: { copy: ButtonCopy }) {
  const contact = <a href={copy.contact.href}>{copy.contact.label}</a>;
  return (
    <div className={styles.chat}>
      {/* Until the script runs, the browser itself shows the note as a popover, and so remembers the press. */}
      <button type="button" className={styles.launcher} aria-label={copy.label} popoverTarget={noteId}>
        <Icon name="chat" />
        <Icon name="chevron-down" />
        <span className={styles.dot} />
      </button>
      <div id={noteId} popover="auto" className={styles.note}>
        <p className={styles.opening} role="status">
          {copy.opening}
        </p>
        <p className={styles.failed} role="alert">
          {copy.failed} {contact}
        </p>
        <p className={styles.withoutScript}>
          {copy.noScript} {contact}
        </p>
      </div>
    </div>
  );
}
