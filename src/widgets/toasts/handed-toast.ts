import { isRecord, storedValue } from "../../browser/storage.ts";

/** What a page says on the document that it leads to; the cookie policy gives the name. */
export const handedToast = storedValue("sessionStorage", "toast", isRecord);

/** Shows what the document before has handed over. */
export async function showHandedToast(): Promise<void> {
  const toast = handedToast.read();
  if (toast === null) return;
  handedToast.remove();
  const { showToast } = await import("./toast-store.ts");
  showToast({ title: String(toast.title), text: String(toast.text), tone: "plain" });
}
