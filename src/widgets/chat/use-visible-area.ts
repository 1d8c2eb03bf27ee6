import { type RefObject, useLayoutEffect } from "react";

// A smaller difference is a browser bar that comes and goes, and no on-screen keyboard.
const leastKeyboardPx = 120;

/** Sets `--keyboard`, the height that an on-screen keyboard covers, and `--visible`, what is left of the window. */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    let wasCovered = false;
    const measure = () => {
      const covered = document.documentElement.clientHeight - viewport.height - viewport.offsetTop;
      // Pinch zoom shrinks the viewport too, and must not move the panel.
      const keyboard = viewport.scale < 1.05 && covered >= leastKeyboardPx ? covered : 0;
      // The style sheet has the same defaults; setting them would lay the panel out twice as it opens.
      if (keyboard === 0 && !wasCovered) return;
      wasCovered = keyboard > 0;
      ref.current?.style.setProperty("--keyboard", `${keyboard}px`);
      ref.current?.style.setProperty("--visible", keyboard > 0 ? `${viewport.height}px` : "100dvh");
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
    };
  }, [ref]);
}
