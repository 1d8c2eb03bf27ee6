import { isRecord, storedValue } from "../../browser/storage.ts";

/** A toast of the previous document, which led to this one. The cookie policy names the key. */
export const handedToast = storedValue("sessionStorage", "toast", isRecord);

export async function showHandedToast(): Promise<void> {
  const toast = handedToast.read();
  if (toast === null) return;
  handedToast.remove();
  const { showToast } = await import("./toast-store.ts");
  showToast({ title: String(toast.title), text: String(toast.text), tone: "plain" });
}
