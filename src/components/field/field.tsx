import type { AllHTMLAttributes, ReactNode, RefObject } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

interface FieldProps extends Omit<AllHTMLAttributes<HTMLInputElement>, "as" | "className"> {
  as?: "input" | "textarea" | "select";
  id: string;
  label: string;
  /** Stands behind the label, such as "(optional)". */
  labelNote?: string | undefined;
  /** Stands at the end of the label's line, such as a count. */
  counter?: string;
  hint?: string | undefined;
  /** What is worth knowing of the value and does not refuse it; "" for nothing, left out where there never is any. */
  warning?: string;
  /** The sentence that says what to change, where the value was refused. */
  issue?: string | undefined;
  /** Stands under the control, such as what the control is edited with. */
  under?: ReactNode;
  ref?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/** A labeled control with its hint and, under it, what to change; other attributes are the control's. */
export function Field(props: FieldProps) {
  const { as = "input", label, labelNote, counter, hint, warning, issue, under, ...attributes } = props;
  const { id } = attributes;
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, issue && `${id}-issue`].filter(
    Boolean,
  );
  // The three take what is set here; what only one of them knows, such as rows, is set for that one.
  const Control = as as "input";
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {labelNote !== undefined && <span className={styles.labelNote}> {labelNote}</span>}
        </label>
        {counter !== undefined && <span className={styles.hint}>{counter}</span>}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Control
        {...attributes}
        className={styles.control}
        aria-invalid={issue === undefined ? undefined : true}
        aria-describedby={described.join(" ") || undefined}
      />
      {under}
      {warning !== undefined && (
        <p className={styles.warning} id={`${id}-warning`} role="status">
          {warning}
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
