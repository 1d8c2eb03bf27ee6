let restore = () => {};

/** Remembers what is typed under `root`, where there are fields, for what React renders anew as it takes the page over. */
export async function rememberTyped(root: HTMLElement): Promise<void> {
  if (root.querySelector("main :is(input:not([type=hidden]), textarea, select)") === null) return;
  // Without it the app starts all the same.
  const module = await import("./remember-fields.ts").catch(() => null);
  if (module !== null) restore = module.rememberFields(root);
}

/** Puts what was typed and chosen, and the focus, into the fields that replaced the remembered ones. */
export function restoreTyped(): void {
  restore();
}
