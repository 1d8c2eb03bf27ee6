/** What a toast says; `text` carries the message, `title` names what kind it is. */
export interface ToastMessage {
  title: string;
  text: string;
  tone: "plain" | "destructive";
  /** A button in the toast, such as Undo; pressing it also dismisses the toast. */
  action?: { label: string; run(): void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

export const shownForMs = 5_000;
const visibleAtOnce = 1;
const forgottenAfterMs = 1_000_000;

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
  for (const listener of listeners) listener();
}
