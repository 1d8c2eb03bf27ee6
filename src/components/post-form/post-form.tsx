import type { ComponentProps, ReactNode } from "react";
import { answerId, type FormField, type FormRefusal, maxLengthOf } from "../../shared/forms/form.ts";
import { phoneHref } from "../../shared/phone.ts";
import { buttonClass } from "../button/button.tsx";
import { cx } from "../cx.ts";
import { Field } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { Honeypot, PostFormScript } from "../posted-form-parts.tsx";
import styles from "./post-form.module.css";

interface PostFormProps {
  fields: readonly FormField[];
  /** The words that open the fields for later. */
  more?: string | undefined;
  refused: FormRefusal | null;
  action: string;
  hidden?: Readonly<Record<string, string>>;
  phone: string;
  children: ReactNode;
}

/** A form that the browser itself posts to the page's address; it works without JavaScript. */
export function PostForm({ fields, more, refused, action, hidden = {}, phone, children }: PostFormProps) {
  const firstIssue = fields.find(({ name }) => refused?.issues[name] !== undefined)?.name;
  const show = (field: FormField) => (
    <Field
      {...controlOf(field)}
      key={field.name}
      id={field.name === firstIssue ? answerId : `field-${field.name}`}
      name={field.name}
      label={field.label}
      labelNote={field.required ? undefined : "(optional)"}
      hint={field.hint}
      issue={refused?.issues[field.name]}
      defaultValue={refused?.values[field.name]}
      required={field.required}
      autoComplete={field.autocomplete}
    />
  );
  const asked = fields.filter(({ later }) => !later);
  const later = fields.filter((field) => field.later);
  return (
    // The script sets `data-state`, and the styles show the words for it.
    <form className={styles.form} method="post" action={`#${answerId}`} noValidate data-state="ready">
      <PostFormScript />
      {Object.entries({ ...hidden, ...refused?.shown }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused !== null && (
        <p
          className={styles.refused}
          role="alert"
          {...(firstIssue === undefined && { id: answerId, tabIndex: -1 })}
        >
          <Icon name="alert" />
          <span>
            {refused.message}
            {firstIssue === undefined && (
              <>
                {" "}
                You can also call us: <PhoneLink phone={phone} />.
              </>
            )}
          </span>
        </p>
      )}
      <div className={cx(styles.fields, styles.asked)}>{asked.map(show)}</div>
      {more !== undefined && (
        <details className={styles.more} open={later.some(({ name }) => refused?.values[name])}>
          <summary>
            <span>{more}</span>
          </summary>
          <div className={styles.fields}>{later.map(show)}</div>
        </details>
      )}
      <Honeypot />
      <div className={styles.send}>
        <button type="submit" className={buttonClass("primary")}>
          <span className={styles.label}>{action}</span>
          <span className={styles.busy}>Sending...</span>
        </button>
        <p role="status">
          <span className={styles.unanswered}>
            We have no answer to this yet, and what you typed is still here. Please send it again when you are
            connected; if the first one did arrive, we keep the request only once. You can also call us:{" "}
            <PhoneLink phone={phone} />.
          </span>
        </p>
        <p className={styles.note}>{children}</p>
      </div>
    </form>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={phoneHref(phone)} target="_top">
      {phone}
    </a>
  );
}

function controlOf(
  field: FormField,
): Pick<ComponentProps<typeof Field>, "as" | "type" | "rows" | "maxLength" | "children"> {
  if (field.kind === "textarea") return { as: "textarea", rows: 4, maxLength: maxLengthOf(field) };
  if (field.kind !== "select") return { type: field.kind, maxLength: maxLengthOf(field) };
  const children = (
    <>
      <option value="">Please choose</option>
      {field.options?.map((option) => (
        // Translation changes an option's text, but not the value that is sent.
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </>
  );
  return { as: "select", children };
}
