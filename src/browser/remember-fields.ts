type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the fields under `root`; the returned function puts what was typed and chosen, and the focus, into the fields
 * that replaced them. React renders a part of the page anew where it does not find it as the server sent it: an extension
 * or a translation may have changed it.
 */
export function rememberFields(root: HTMLElement): () => void {
  const before = fieldsIn(root);
  let focused = document.activeElement;
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    const now = fieldsIn(root);
    for (const [name, old] of before) {
      const field = now.get(name);
      if (field === undefined || field === old || old.isConnected) continue;
      copyValue(field, old);
      if (old === focused) copyFocus(field, old);
    }
  };
}

/** Fields by their id, else by what else tells them apart. */
function fieldsIn(root: HTMLElement): Map<string, Field> {
  const fields = root.querySelectorAll<Field>("input:not([type=hidden]), textarea, select");
  return new Map(
    [...fields].map((field, at) => [
      field.id || `${field.name} ${field.type === "radio" ? field.value : at}`,
      field,
    ]),
  );
}

function copyValue(field: Field, old: Field): void {
  if (
    field instanceof HTMLInputElement &&
    old instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(old.type)
  ) {
    // A click tells React too.
    if (field.checked !== old.checked) field.click();
  } else if (field.value !== old.value) {
    // React watches an element's own setter, and would take the event for an echo of its own change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, old.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function copyFocus(field: Field, old: Field): void {
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return;
  // Null where the kind of field has no caret.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
