import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
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
        <button type="button" className={buttonClass("ghost")} onClick={onCancel} data-autofocus="">
          {cancelLabel}
        </button>
        <button type="button" className={cx(buttonClass("ghost"), styles.danger)} onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </Modal>
  );
}
