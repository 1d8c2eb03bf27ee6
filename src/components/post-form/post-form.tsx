import type { FormEventHandler, ReactNode } from "react";
import { type FormField, type FormRefusal, honeypotName } from "../../shared/form.ts";
import { buttonClass } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./post-form.module.css";

interface PostFormProps {
  fields: readonly FormField[];
  /** What the server found wrong with an earlier try. */
  refused: FormRefusal | null;
  submitLabel: string;
  onSubmit?: FormEventHandler;
  /** Under the button: what becomes of the data. */
  children: ReactNode;
}

/** A form that the browser itself posts to the page's own address; it works without JavaScript. */
export function PostForm({ fields, refused, submitLabel, onSubmit, children }: PostFormProps) {
  const firstIssue = fields.find(({ name }) => refused?.issues[name] !== undefined)?.name;
  const show = (field: FormField) => (
    <Field
      key={field.name}
      field={field}
      value={refused?.values[field.name] ?? ""}
      issue={refused?.issues[field.name]}
      focused={field.name === firstIssue}
    />
  );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          <Icon name="alert" />
          {refused.message}
        </p>
      )}
      <div className={styles.fields}>{fields.filter(isShort).map(show)}</div>
      {fields.filter((field) => !isShort(field)).map(show)}
      <div className="unseen" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.send}>
        <button type="submit" className={buttonClass("primary")}>
          {submitLabel}
        </button>
        <p className={styles.note}>{children}</p>
      </div>
    </form>
  );
}

function isShort(field: FormField): boolean {
  return field.kind !== "textarea";
}
