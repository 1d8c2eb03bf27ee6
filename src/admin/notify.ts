import { showToast, type ToastMessage } from "../widgets/toasts/toast-store.ts";

export function notifySuccess(title: string, text: string, action?: ToastMessage["action"]): void {
  showToast({ title, text, tone: "plain", ...(action !== undefined && { action }) });
}

/** Says that something did not work; `action` offers what can be done about it. */
export function notifyError(text: string, title = "Error", action?: ToastMessage["action"]): void {
  showToast({ title, text, tone: "destructive", ...(action !== undefined && { action }) });
}
