import type { ReactNode } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import styles from "./form-field.module.css";

interface ControlProps {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FormFieldProps {
  id: string;
  label: string;
  /** Stands at the end of the label's line, such as a count. */
  aside?: ReactNode;
  hint?: string;
  /** What is worth knowing of the value and keeps nobody from saving it; "" for nothing, left out where there never is any. */
  note?: string;
  /** What to change, where the value was refused. */
  issue: string | undefined;
  /** Makes the control with what ties it to its label, hint and issue. */
  children(control: ControlProps): ReactNode;
}

/** A label, its control, and under it what to change. */
export function FormField({ id, label, aside, hint, note, issue, children }: FormFieldProps) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, issue && `${id}-issue`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        className: styles.control,
        "aria-invalid": issue === undefined ? undefined : true,
        "aria-describedby": described === "" ? undefined : described,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note !== undefined && (
        <p className={styles.note} id={`${id}-note`} role="status">
          {note}
        </p>
      )}
      {issue !== undefined && (
        <p className={styles.issue} id={`${id}-issue`}>
          <Icon name="alert" />
          {issue}
        </p>
      )}
    </div>
  );
}
