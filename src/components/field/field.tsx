import { answerId, type FormField, maxLengthOf } from "../../shared/forms/form.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

interface FieldProps {
  field: FormField;
  value: string;
  /** The sentence that says what to change, where the value was refused. */
  issue: string | undefined;
  /** The first refused field is what the answer leads to. */
  first: boolean;
}

/** A labeled form field with its hint and, under it, what to change. */
export function Field({ field, value, issue, first }: FieldProps) {
  const id = `field-${field.name}`;
  const controlId = first ? answerId : id;
  const described = [field.hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(" ");
  const shared = {
    id: controlId,
    name: field.name,
    className: styles.control,
    defaultValue: value,
    required: field.required,
    autoComplete: field.autocomplete,
    "aria-invalid": issue === undefined ? undefined : true,
    "aria-describedby": described === "" ? undefined : described,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {field.label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      {field.hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {field.kind === "textarea" && <textarea {...shared} maxLength={maxLengthOf(field)} rows={4} />}
      {field.kind === "select" && (
        <select {...shared}>
          <option value="">Please choose</option>
          {field.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {field.kind !== "textarea" && field.kind !== "select" && (
        <input {...shared} type={field.kind} maxLength={maxLengthOf(field)} />
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
