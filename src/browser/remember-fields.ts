type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers fields. The returned function copies values and focus to their replacements, which React may render. */
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
    // A click lets React notice the change.
    if (field.checked !== old.checked) field.click();
  } else if (field.value !== old.value) {
    // React overrides the element's own setter, and would ignore an event for a value that was set by that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, old.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

function copyFocus(field: Field, old: Field): void {
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return;
  // `selectionStart` is null for types of fields without a caret.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
