import { notifyError, notifySuccess } from "./notify.ts";

/** Puts a text into the clipboard, and says whether it is there; `what` names it, such as "The link". */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess("Copied", `${what} is in the clipboard`);
  } catch {
    notifyError(`The browser did not copy it. Select it, and copy it by hand.`);
  }
}
