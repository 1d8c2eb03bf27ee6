import type { Toast, ToastMessage } from "./toast.ts";
import { createToastArea } from "./toast-area.ts";

const visibleAtOnce = 1;
const forgottenAfterMs = 1_000_000;

// Screen readers announce changes only of a live region that they know already.
const showInArea = typeof document === "undefined" ? null : createToastArea(dismissToast);

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Replaces the visible toast; works from anywhere in the browser. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, visibleAtOnce));
}

export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), forgottenAfterMs);
}

/** Newest first, hidden ones included. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  showInArea?.(toasts.find(({ open }) => open));
  for (const listener of listeners) listener();
}
