import { chatButton } from "../../../content/chat/button.ts";

/** Stands in for the form of whoever wants a person to answer, where its code did not come; a later answer asks for it again. */
export function PersonFormMissing() {
  const { contact, formMissing } = chatButton;
  return (
    <p role="alert">
      {formMissing} <a href={contact.href}>{contact.label}</a>
    </p>
  );
}
