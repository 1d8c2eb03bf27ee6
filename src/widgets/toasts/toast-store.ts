import type { Toast, ToastMessage } from "./toast.ts";
import { createToastArea } from "./toast-area.ts";

const visibleAtOnce = 1;
const forgottenAfterMs = 1_000_000;

// There before the first toast: screen readers announce what comes into a live region that they know.
const showInArea = typeof document === "undefined" ? null : createToastArea(dismissToast);

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that is visible; works from anywhere in the browser. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, visibleAtOnce));
}

/** Takes a toast off the screen at once; its state is forgotten much later. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), forgottenAfterMs);
}

/** The toasts that are not forgotten yet, the newest first. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back whenever the toasts change; gives the function that ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  showInArea?.(toasts.find(({ open }) => open));
  for (const listener of listeners) listener();
}
