import { isRecord, storedValue } from "../../browser/storage.ts";

/** A toast of the previous document, which led to this one. The cookie policy names the key. */
export const pendingToast = storedValue("sessionStorage", "toast", isRecord);

export async function showPendingToast(): Promise<void> {
  const toast = pendingToast.read();
  if (toast === null) return;
  pendingToast.remove();
  const { showToast } = await import("./toast-store.ts");
  showToast({ title: String(toast.title), text: String(toast.text), tone: "plain" });
}
