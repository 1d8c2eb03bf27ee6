import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

// A pointer on its way from the word to a link may cross a corner that belongs to neither.
const leaveGraceMs = 150;

/** Which dropdown is open, and what opens and closes it. At most one is open at a time. */
export interface OpenMenu {
  navRef: RefObject<HTMLElement | null>;
  openTitle: string | null;
  /** Opens the menu for as long as pointer or focus stay. */
  peek(title: string): void;
  /** Opens the menu until it is closed by choice; closes one that was opened so. */
  toggle(title: string): void;
  hold(title: string): void;
  leave(): void;
  close(): void;
}

/** Which dropdown of the bar is open: none at first, none after a navigation or a press elsewhere. */
export function useOpenMenu(): OpenMenu {
  const navRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<{ title: string; held: boolean } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const show = (title: string, held: boolean) => {
    clearTimeout(leaving.current);
    setOpen((now) => (now?.title === title && now.held ? now : { title, held }));
  };
  const close = () => {
    clearTimeout(leaving.current);
    setOpen(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes what is open
  useEffect(() => () => setOpen(null), [key]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !navRef.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  return {
    navRef,
    openTitle: open?.title ?? null,
    peek: (title) => show(title, false),
    hold: (title) => show(title, true),
    toggle: (title) => (open?.title === title && open.held ? close() : show(title, true)),
    leave() {
      leaving.current = setTimeout(close, leaveGraceMs);
    },
    close,
  };
}
