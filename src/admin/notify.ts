import { copyText } from "../browser/copy-text.ts";
import type { ToastAction } from "../widgets/toasts/toast.ts";
import { showToast } from "../widgets/toasts/toast-store.ts";

export function notifySuccess(title: string, text: string, ...actions: ToastAction[]): void {
  showToast({ title, text, tone: "plain", actions });
}

export function notifyError(text: string, title = "Error", ...actions: ToastAction[]): void {
  showToast({ title, text, tone: "destructive", actions });
}

/** `what` names the text in the toast, such as "The link". */
export async function copyAndNotify(text: string, what: string): Promise<void> {
  if (await copyText(text)) notifySuccess("Copied", `${what} is in the clipboard`);
  else notifyError("The browser did not copy it. Select it, and copy it by hand.");
}
