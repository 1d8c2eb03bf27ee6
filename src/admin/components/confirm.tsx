import { Button } from "./button.tsx";
import styles from "./modal.module.css";
import { Modal, modalActionsClass } from "./modal.tsx";

interface ConfirmProps {
  title: string;
  text: string;
  detail?: string;
  /** The button that changes nothing, and has the focus. */
  cancelLabel?: string;
  confirmLabel: string;
  onCancel(): void;
  onConfirm(): void;
}

export function Confirm({
  title,
  text,
  detail,
  cancelLabel = "Cancel",
  confirmLabel,
  onCancel,
  onConfirm,
}: ConfirmProps) {
  return (
    <Modal title={title} size="small" onClose={onCancel}>
      <p className={styles.text}>{text}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <div className={modalActionsClass}>
        <Button onClick={onCancel} data-autofocus="">
          {cancelLabel}
        </Button>
        <Button className={styles.danger} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
