import { Button } from "./button.tsx";
import { modalActionsClass } from "./modal.tsx";
import ui from "./ui.module.css";

interface FormFootProps {
  /** Why the form was refused; "" where it was not. */
  failure?: string;
  cancel?: string;
  action: string;
  isBusy?: boolean;
  onCancel(): void;
}

/** The end of a form in a dialog. */
export function FormFoot({ failure = "", cancel = "Cancel", action, isBusy, onCancel }: FormFootProps) {
  return (
    <>
      {failure !== "" && (
        <p className={ui.error} role="alert">
          {failure}
        </p>
      )}
      <div className={modalActionsClass}>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {action}
        </Button>
      </div>
    </>
  );
}
