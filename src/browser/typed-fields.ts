let restore = () => {};

/** Remembers the fields under `root`, which React may replace during hydration. */
export async function rememberTyped(root: HTMLElement): Promise<void> {
  // What has no name is sent nowhere, such as the switch that stops a motion.
  if (root.querySelector("main [name]:is(input:not([type=hidden]),textarea,select)") === null) return;
  // Hydration works without it.
  restore = (await import("./remember-fields.ts").catch(() => null))?.rememberFields(root) ?? restore;
}

export function restoreTyped(): void {
  restore();
}
