import type { AllHTMLAttributes, ReactNode, RefObject } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

interface FieldProps extends Omit<AllHTMLAttributes<HTMLInputElement>, "as" | "className"> {
  as?: "input" | "textarea" | "select";
  id: string;
  label: string;
  labelNote?: string | undefined;
  counter?: string;
  hint?: string | undefined;
  /** A warning does not refuse the value; "" where there is none now, absent where there never is one. */
  warning?: string;
  issue?: string | undefined;
  under?: ReactNode;
  ref?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/** A labeled control with its hint and its error; other attributes go to the control. */
export function Field(props: FieldProps) {
  const { as = "input", label, labelNote, counter, hint, warning, issue, under, ...attributes } = props;
  const { id } = attributes;
  const described = [hint && `${id}-hint`, warning && `${id}-warning`, issue && `${id}-issue`].filter(
    Boolean,
  );
  // All three elements accept these attributes; special ones, such as rows, are set only for theirs.
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
