import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./modal.module.css";
import ui from "./ui.module.css";

interface ModalProps {
  title: string;
  /** A question, or a whole working surface. */
  size: "small" | "full";
  onClose(): void;
  children: ReactNode;
}

/**
 * A dialog over the page. `showModal` would make the toasts inert and cover them, so everything but the dialog and the
 * toasts is made inert here.
 */
export function Modal({ title, size, onClose, children }: ModalProps) {
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  // A click beside the dialog's fields leaves the focus nowhere; a toast that has it has its own Escape.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open in the dialog or over it, such as a search, closes first.
      if (plainKey(event) !== "Escape" || event.defaultPrevented) return;
      if ([...document.querySelectorAll("[data-modal]")].at(-1) !== layer.current) return;
      if (!(event.target as Element).matches("body, [data-modal] *")) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  useEffect(() => {
    const before = focusedElement();
    const others = [...document.querySelectorAll<HTMLElement>("#root > *, body > [data-modal]")].filter(
      (element) =>
        element !== layer.current && !element.inert && !element.matches("[role=region], [role=status]"),
    );
    for (const element of others) element.inert = true;
    const { current } = dialog;
    current?.show();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      current?.close();
      for (const element of others) element.inert = false;
      giveFocusBack(before);
    };
  }, []);

  return createPortal(
    <div className={cx(styles.layer, styles[size])} ref={layer} data-modal="">
      <dialog
        className={cx(primitives.framed, styles.dialog)}
        ref={dialog}
        aria-modal="true"
        aria-labelledby={titleId}
      >
        <h2 className={cx(ui.heading, styles.title)} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </dialog>
    </div>,
    document.body,
  );
}

/** What has the focus, in whatever shadow tree that is. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Where what had the focus is gone, the dialog below takes it, else the page. */
function giveFocusBack(before: Element | null): void {
  // Nothing has scrolled since.
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (document.activeElement !== document.body) return;
  const titles = document.querySelectorAll<HTMLElement>("main, [data-modal] > dialog > :first-child");
  [...titles].at(-1)?.focus({ preventScroll: true });
}

/** The classes of a row of buttons at the end of a dialog. */
export const modalActionsClass = cx(ui.actions, styles.actions);

/** A state that is null again after each navigation, such as an open dialog. */
export function useStateUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation();
  const [kept, setKept] = useState<{ key: string; value: T | null }>({ key, value: null });
  if (kept.key !== key) setKept({ key, value: null });
  return [kept.key === key ? kept.value : null, (value) => setKept({ key, value })];
}
