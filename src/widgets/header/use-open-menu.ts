import { type RefObject, useEffect, useRef, useState } from "react";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";

// A pointer on its way from the word to a link may cross a corner that belongs to neither.
const leaveGraceMs = 150;

const focusInOpen = "li:has(> [aria-expanded=true]) :focus-visible";

/** Which dropdown is open, and what opens and closes it. At most one is open at a time. */
export interface OpenMenu {
  navRef: RefObject<HTMLElement | null>;
  openTitle: string | null;
  /** Opens the menu for as long as the mouse stays on it, unless another one is in use. */
  point(title: string): void;
  /** Opens the menu: until it is closed by choice, or, not `held`, for as long as the pointer or the focus stays in it. */
  show(title: string, held: boolean): void;
  /** Shows and holds the menu; closes one that is held. */
  toggle(title: string): void;
  leave(): void;
  close(): void;
}

/** Which dropdown of the bar is open: none at first, none after a navigation or a press elsewhere. */
export function useOpenMenu(): OpenMenu {
  const navRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<{ title: string; held: boolean } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (title: string, held: boolean) => {
    clearTimeout(leaving.current);
    setOpen((now) => (now?.title === title && now.held ? now : { title, held }));
  };
  const close = () => {
    clearTimeout(leaving.current);
    setOpen(null);
  };
  // A mouse that passes takes no menu away from who opened it by a click, or uses it by the keyboard.
  const isKept = () => open !== null && (open.held || navRef.current?.querySelector(focusInOpen) != null);

  useAfterNavigation(close);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !navRef.current?.contains(event.target)) setOpen(null);
    };
    // A press in a form's frame is not heard here; it takes the focus.
    const closeForFrame = () => document.activeElement instanceof HTMLIFrameElement && setOpen(null);
    document.addEventListener("pointerdown", closeOutside);
    addEventListener("blur", closeForFrame);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      removeEventListener("blur", closeForFrame);
    };
  }, []);

  return {
    navRef,
    openTitle: open?.title ?? null,
    point: (title) => (open?.title === title || !isKept()) && show(title, false),
    show,
    toggle: (title) => (open?.title === title && open.held ? close() : show(title, true)),
    leave() {
      if (!isKept()) leaving.current = setTimeout(close, leaveGraceMs);
    },
    close,
  };
}
