import { buttonClass } from "../../components/button/button.tsx";
import styles from "./confirm.module.css";
import { Modal, modalActionsClass } from "./modal.tsx";

interface ConfirmProps {
  title: string;
  text: string;
  /** What it is about, such as the title of a post. */
  detail?: string;
  /** The way that changes nothing; it has the focus. */
  stayLabel: string;
  goLabel: string;
  onStay(): void;
  onGo(): void;
}

/** Asks before something that cannot be taken back lightly. */
export function Confirm({ title, text, detail, stayLabel, goLabel, onStay, onGo }: ConfirmProps) {
  return (
    <Modal title={title} size="small" onClose={onStay}>
      <p className={styles.text}>{text}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <div className={modalActionsClass}>
        <button type="button" className={buttonClass("ghost")} onClick={onStay} data-autofocus="">
          {stayLabel}
        </button>
        <button type="button" className={`${buttonClass("ghost")} ${styles.danger}`} onClick={onGo}>
          {goLabel}
        </button>
      </div>
    </Modal>
  );
}
