import { type RefObject, useLayoutEffect } from "react";

// Less than this is a browser's own bar that comes and goes, not an on-screen keyboard.
const leastKeyboardPx = 120;

/**
 * Keeps the element told, in custom properties, how much of the window the visitor sees: `--keyboard` is what an
 * on-screen keyboard covers from below, `--visible` the height that is left.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    let wasCovered = false;
    const measure = () => {
      const covered = document.documentElement.clientHeight - viewport.height - viewport.offsetTop;
      // Zooming in with two fingers also makes the viewport small, and must not push the panel about.
      const keyboard = viewport.scale < 1.05 && covered >= leastKeyboardPx ? covered : 0;
      // The style sheet says the same as long as nothing is covered; written, the panel would be laid out twice as it opens.
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
