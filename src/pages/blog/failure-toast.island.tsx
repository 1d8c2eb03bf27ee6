import { useEffect } from "react";
import { showToast } from "../../widgets/toasts/toast-store.ts";

interface FailureToastProps {
  title: string;
  text: string;
}

export function Live({ title, text }: FailureToastProps) {
  useEffect(() => {
    showToast({ title, text, tone: "destructive" });
  }, [title, text]);
  return null;
}
