import { useEffect, useEffectEvent } from "react";

/** After this time without input, polling must not keep the session alive. */
const unusedMs = 15 * 60_000;
const signsOfUse = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"];

/** Calls back when the window becomes visible, and then at this interval while it is visible and used. */
export function useWhileVisible(act: () => void, everyMs: number): void {
  const actNow = useEffectEvent(act);

  useEffect(() => {
    let usedAt = Date.now();
    const isUnused = () => Date.now() - usedAt > unusedMs;
    const actIfUsed = () => {
      if (document.visibilityState === "visible" && !isUnused()) actNow();
    };
    const onUse = () => {
      const wasUnused = isUnused();
      usedAt = Date.now();
      if (wasUnused) actIfUsed();
    };
    const onVisibilityChange = () => {
      usedAt = Date.now();
      actIfUsed();
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("visibilitychange", onVisibilityChange, { signal });
    for (const sign of signsOfUse) addEventListener(sign, onUse, { capture: true, passive: true, signal });
    const timer = setInterval(actIfUsed, everyMs);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [everyMs]);
}
