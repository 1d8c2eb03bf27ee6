import { formMissing } from "../../../content/chat/panel.ts";

/** Stands in for the form of whoever wants a person to answer, where its code did not come; a later answer asks for it again. */
export function PersonFormMissing() {
  const { text, contact } = formMissing;
  return (
    <p role="alert">
      {text} <a href={contact.href}>{contact.label}</a>
    </p>
  );
}
