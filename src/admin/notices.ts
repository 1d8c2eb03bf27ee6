import { showToast, type ToastMessage } from "../widgets/toasts/toast-store.ts";

/** Says that something was done. */
export function saySuccess(title: string, text: string, action?: ToastMessage["action"]): void {
  showToast({ title, text, tone: "plain", ...(action !== undefined && { action }) });
}

/** Says that something did not work. */
export function sayError(text: string, title = "Error"): void {
  showToast({ title, text, tone: "destructive" });
}
