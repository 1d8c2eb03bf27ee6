import { type FormEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { RequestError, request } from "../../browser/request.ts";
import { readSource } from "../../browser/visit-source.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { Field } from "../../components/field/field.tsx";
import { honeypotName, sourceFieldName } from "../../shared/forms/form.ts";
import { phoneHref } from "../../shared/phone.ts";
import type { Message } from "./conversation.ts";
import type { PersonCopy } from "./copy.ts";
import styles from "./person-form.module.css";
import { scrollToMessage } from "./scroll-to-message.ts";

/** What a form may hold of a conversation: the last of it. */
const maxLength = 4_000;

interface PersonFormProps {
  copy: PersonCopy;
  messages: readonly Message[];
}

/** Asks for name and address in place, and sends them with the conversation to people who answer. */
export function PersonForm({ copy, messages }: PersonFormProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== "open") return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setState("sending");
    setIssues({});
    setFailure("");
    const said = messages.map(
      ({ sender, text }) => `${sender === "user" ? copy.visitor : copy.assistant}: ${text}`,
    );
    const body = {
      ...typed,
      message: said.join("\n\n").slice(-maxLength),
      page: pathname,
      [sourceFieldName]: readSource() ?? "",
    };
    try {
      await request("/api/chat/person", { method: "POST", body });
      setState("sent");
    } catch (error) {
      const said = refusalOf(error);
      setIssues(said.issues ?? {});
      setFailure(said.message ?? copy.failed);
      setState("open");
      const [first] = Object.keys(said.issues ?? {});
      if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
    }
  }

  if (state === "sent")
    return (
      // The button that had the focus is gone.
      <p ref={takeFocus} tabIndex={-1} className={styles.form} role="status">
        {copy.thanks}
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
      <Field
        id={`${id}-name`}
        name="name"
        label={copy.name}
        autoComplete="name"
        required
        issue={issues.name}
      />
      <Field
        id={`${id}-email`}
        name="email"
        type="email"
        label={copy.email}
        autoComplete="email"
        required
        issue={issues.email}
      />
      <input
        className="visually-hidden"
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {failure !== "" && <p role="alert">{failure}</p>}
      <button type="submit" className={buttonClass("primary")} aria-disabled={state === "sending"}>
        {state === "sending" ? copy.sending : copy.send}
      </button>
    </form>
  );
}

/** It comes later than the reply that the conversation has scrolled to: whole, unless most of that would go out of sight. */
function showBelowReply(form: HTMLElement | null): void {
  const [log, reply] = [form?.parentElement, form?.previousElementSibling];
  if (!form || !log || !(reply instanceof HTMLElement)) return;
  scrollToMessage(log, reply.clientHeight > log.clientHeight / 2 ? reply : form);
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** What the server says of a form that it does not take. */
function refusalOf(error: unknown): { message?: string; issues?: Record<string, string> } {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.text);
  } catch {
    return {};
  }
}
