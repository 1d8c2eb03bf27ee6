import { useEffect } from "react";
import { showToast } from "../../widgets/toasts/toast-store.ts";

interface FailureToastProps {
  title: string;
  text: string;
}

/** Shows a toast when the page's data could not be fetched. */
export function Live({ title, text }: FailureToastProps) {
  useEffect(() => {
    showToast({ title, text, tone: "destructive" });
  }, [title, text]);
  return null;
}
