let restore = () => {};

/** Remembers the fields under `root`, which React may replace during hydration. */
export async function rememberTyped(root: HTMLElement): Promise<void> {
  // What has no name is sent nowhere, such as the switch that stops a motion.
  if (root.querySelector("main [name]:is(input:not([type=hidden]),textarea,select)") === null) return;
  // Hydration works without it.
  const module = await import("./remember-fields.ts").catch(() => null);
  if (module !== null) restore = module.rememberFields(root);
}

export function restoreTyped(): void {
  restore();
}
