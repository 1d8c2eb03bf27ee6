import { formMissing } from "../../../content/chat/panel.ts";

/** Shown where the code of the form did not load; a later reply tries again. */
export function PersonFormMissing() {
  const { text, contact } = formMissing;
  return (
    <p role="alert">
      {text} <a href={contact.href}>{contact.label}</a>
    </p>
  );
}
