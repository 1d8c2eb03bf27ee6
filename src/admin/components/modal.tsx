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
  size: "small" | "full";
  /** Beside the title of a full window. */
  tools?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog. `showModal` would make toasts inert and cover them, so this makes everything else inert instead. */
export function Modal({ title, size, tools, onClose, children }: ModalProps) {
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  // A click between the fields leaves the focus on the body. A focused toast has an Escape of its own.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open over the dialog, such as a search, closes first.
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
        <header className={styles.head}>
          <h2 className={ui.heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {tools}
        </header>
        {children}
      </dialog>
    </div>,
    document.body,
  );
}

function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Where the element is gone, the dialog below gets the focus, or else the page. */
function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  keepFocusInDialog();
}

/** Gives the focus to the dialog on top, or else to the page, where what had it is gone. */
export function keepFocusInDialog(): void {
  if (document.activeElement !== document.body) return;
  const titles = document.querySelectorAll<HTMLElement>("main, [data-modal] > dialog > header > h2");
  [...titles].at(-1)?.focus({ preventScroll: true });
}

export const modalActionsClass = cx(ui.actions, styles.actions);

/** State that resets to null at each navigation, such as an open dialog. */
export function useStateUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation();
  const [stored, setStored] = useState<{ key: string; value: T | null }>({ key, value: null });
  if (stored.key !== key) setStored({ key, value: null });
  return [stored.key === key ? stored.value : null, (value) => setStored({ key, value })];
}
