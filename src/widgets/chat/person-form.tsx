import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from "react";
import { readSource } from "../../browser/visit-source.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Field } from "../../components/field/field.tsx";
import { honeypotName, sourceFieldName } from "../../shared/forms/form.ts";
import { phoneHref } from "../../shared/phone.ts";
import type { Message } from "./conversation.ts";
import type { PersonCopy } from "./copy.ts";
import styles from "./person-form.module.css";
import {
  changePersonForm,
  currentPersonForm,
  sendPersonForm,
  subscribeToPersonForm,
} from "./person-form-state.ts";
import { scrollToMessage } from "./scroll-to-message.ts";

/** A form holds the end of the conversation, at most this long. */
const maxLength = 4_000;

/** A mail address that the visitor has written in the chat fills its field. */
const address = /[\p{L}\p{N}][^\s<>()",;:]*@[^\s<>()",;:]+\.\p{L}{2,}/u;

interface PersonFormProps {
  copy: PersonCopy;
  messages: readonly Message[];
}

/** Asks for name and address, and sends them with the conversation to the team. */
export function PersonForm({ copy, messages }: PersonFormProps) {
  const id = useId();
  const state = useSyncExternalStore(subscribeToPersonForm, currentPersonForm);
  const { name, email, progress, sentAfter, issues, failure, help } = state;
  const [wasSentHere, setWasSentHere] = useState(false);
  const reply = messages.at(-1) ?? null;
  useEffect(() => {
    const written = messages.findLast(({ sender, text }) => sender === "user" && address.test(text));
    const [email] = (written && address.exec(written.text)) ?? [];
    if (email !== undefined && currentPersonForm().email === "") changePersonForm({ email });
  }, [messages]);
  const isThanked = progress === "sent" && sentAfter === reply;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setWasSentHere(true);
    const said = messages.map(
      ({ sender, text }) => `${sender === "user" ? copy.visitor : copy.assistant}: ${text}`,
    );
    const body = {
      ...typed,
      message: said.join("\n\n").slice(-maxLength),
      page: location.pathname,
      [sourceFieldName]: readSource() ?? "",
    };
    await sendPersonForm(body, reply, copy.failed);
    const [first] = Object.keys(currentPersonForm().issues);
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }

  if (isThanked)
    return (
      // The button that had the focus is gone.
      <p ref={wasSentHere ? takeFocus : null} tabIndex={-1} className={styles.form} role="status">
        {copy.thanks} {help?.answerWithin && `${copy.within} ${help.answerWithin}.`}{" "}
        {help?.bookingUrl && (
          <a href={help.bookingUrl} target="_blank" rel="noopener">
            {copy.booking}
          </a>
        )}
      </p>
    );
  return (
    <form
      ref={showBelowReply}
      className={styles.form}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={submit}
    >
      <h3 id={`${id}-title`} className={styles.title}>
        {copy.title}
      </h3>
      <p className={styles.intro}>
        {copy.intro} {copy.call} <a href={phoneHref(copy.phone)}>{copy.phone}</a>.
      </p>
      <div className={styles.fields}>
        <Field
          id={`${id}-name`}
          name="name"
          label={copy.name}
          autoComplete="name"
          required
          value={name}
          onChange={(event) => changePersonForm({ name: event.currentTarget.value })}
          issue={issues.name}
        />
        <Field
          id={`${id}-email`}
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          required
          value={email}
          onChange={(event) => changePersonForm({ email: event.currentTarget.value })}
          issue={issues.email}
        />
      </div>
      <input
        className="visually-hidden"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {progress === "sent" && <p role="status">{copy.earlierSent}</p>}
      {failure !== "" && <p role="alert">{failure}</p>}
      <button type="submit" className={buttonClass("primary")} aria-disabled={progress === "sending"}>
        {progress === "sending" ? copy.sending : copy.send}
      </button>
    </form>
  );
}

/** The form's code may load after the log has scrolled to the reply. */
function showBelowReply(form: HTMLElement | null): void {
  const log = form?.parentElement;
  const reply = [...(log?.children ?? [])].findLast((child) => child.querySelector("time") !== null);
  if (log && reply instanceof HTMLElement) scrollToMessage(log, reply);
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
