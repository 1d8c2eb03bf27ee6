import { useEffect, useRef } from "react";

/** Acts when the window is seen again, and then as often as this while it is seen. */
export function useWhileVisible(act: () => void, everyMs: number): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    const actIfVisible = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(actIfVisible, everyMs);
    document.addEventListener("visibilitychange", actIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", actIfVisible);
    };
  }, [everyMs]);
}
