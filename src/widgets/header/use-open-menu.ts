import { useEffect, useRef, useState } from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";

// A pointer on its way from the word to a link may cross a corner that belongs to neither.
const leaveGraceMs = 150;

const openButton = "[aria-expanded=true]";
const focusInOpen = `li:has(> ${openButton}) :focus-visible`;

export type OpenMenu = ReturnType<typeof useOpenMenu>;

/** Which dropdown of the bar is open, at most one: none at first, none after a navigation, a press elsewhere or Escape. */
export function useOpenMenu() {
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
  const closeFromInside = () => {
    const button = navRef.current?.querySelector<HTMLElement>(openButton);
    // What is closed can keep no focus; the button's own would open it again, so this comes first.
    if (button?.nextElementSibling?.contains(document.activeElement)) button.focus();
    close();
  };
  // A mouse that passes takes no menu away from who uses it by the keyboard.
  const isFocused = () => navRef.current?.querySelector(focusInOpen) != null;

  useAfterNavigation(close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what these call works on refs alone
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !navRef.current?.contains(target)) setOpen(null);
    };
    // A press in a form's frame is not heard here; it takes the focus.
    const onBlur = () => document.activeElement instanceof HTMLIFrameElement && setOpen(null);
    // Wherever the focus is: with a pointer alone it may be anywhere (WCAG 1.4.13).
    const onKey = (event: KeyboardEvent) => {
      if (plainKey(event) !== "Escape" || navRef.current?.querySelector(openButton) == null) return;
      // What lies under the menu, such as the chat, has its own Escape.
      event.stopPropagation();
      closeFromInside();
    };
    document.addEventListener("pointerdown", onPress, { signal });
    addEventListener("blur", onBlur, { signal });
    document.addEventListener("keydown", onKey, { signal, capture: true });
    return () => ended.abort();
  }, []);

  return {
    navRef,
    openTitle: open?.title ?? null,
    /** Opens the menu in place of another one, for as long as the mouse stays on it. */
    point: (title: string) => (open?.title === title || !isFocused()) && show(title, false),
    /** Opens the menu: until it is closed by choice, or, not `held`, for as long as the pointer or the focus stays in it. */
    show,
    /** Shows and holds the menu; closes one that is held. */
    toggle: (title: string) => (open?.title === title && open.held ? close() : show(title, true)),
    leave() {
      if (!open?.held && !isFocused()) leaving.current = setTimeout(close, leaveGraceMs);
    },
    close,
    /** Closes the menu, and gives its button a focus that is inside. */
    closeFromInside,
  };
}
