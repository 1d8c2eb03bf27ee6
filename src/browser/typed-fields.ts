let restore = () => {};

/** Remembers the fields under `root`, which React may replace during hydration. */
export async function rememberTyped(root: HTMLElement): Promise<void> {
  // Nothing replaces a field whose island waits, and a switch in a form that sends nothing is no typed text.
  const fields = "main :is(input:not([type=hidden], [data-waits] *, [method=dialog] *), textarea, select)";
  if (root.querySelector(fields) === null) return;
  // Hydration works without it.
  const module = await import("./remember-fields.ts").catch(() => null);
  if (module !== null) restore = module.rememberFields(root);
}

export function restoreTyped(): void {
  restore();
}
