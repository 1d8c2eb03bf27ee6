import { buttonClass } from "../../components/button/button.tsx";
import { modalActionsClass } from "./modal.tsx";
import ui from "./ui.module.css";

interface RecordFormFootProps {
  /** Why the record was not saved; else empty. */
  failure: string;
  busy: boolean;
  onClose(): void;
}

/** How a form in a dialog ends (`use-record-form.ts`): why it was not saved, Cancel and Save. */
export function RecordFormFoot({ failure, busy, onClose }: RecordFormFootProps) {
  return (
    <>
      {failure !== "" && (
        <p className={ui.error} role="alert">
          {failure}
        </p>
      )}
      <div className={modalActionsClass}>
        <button type="button" className={buttonClass("ghost")} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className={buttonClass("primary")} aria-disabled={busy}>
          {busy ? "Saving..." : "Save"}
        </button>
      </div>
    </>
  );
}
