import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { plainKey } from "../../browser/modifiers.ts";
import { AdminIcon } from "./admin-icon.tsx";
import type { AdminIconName } from "./admin-icon-name.d.ts";
import styles from "./icon-button.module.css";
import ui from "./ui.module.css";

const delayMs = 700;
const skipDelayMs = 300;

let hiddenAt = Number.NEGATIVE_INFINITY;
let hideShown: (() => void) | null = null;

interface IconButtonProps {
  symbol: AdminIconName;
  label: string;
  tip: string;
  onClick(): void;
}

/** A tooltip names the symbol for those who see it; `label` is the accessible name. */
export function IconButton({ symbol, label, tip, onClick }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const tipId = useId();

  function show(afterMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), afterMs);
  }

  function hide() {
    clearTimeout(timer.current);
    if (isShown) hiddenAt = Date.now();
    setShown(false);
  }

  return (
    <button
      type="button"
      ref={button}
      className={ui.square}
      aria-label={label}
      aria-describedby={isShown ? tipId : undefined}
      onClick={onClick}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") show(Date.now() - hiddenAt < skipDelayMs ? 0 : delayMs);
      }}
      // To React the tooltip is a part of the button, so the pointer may enter it.
      onPointerLeave={hide}
      onPointerDown={hide}
      // After a mouse click, the focus that returns from a dialog shows no tooltip.
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      <AdminIcon name={symbol} />
      {isShown && <Tip id={tipId} button={button.current} text={tip} onHide={hide} />}
    </button>
  );
}

interface TipProps {
  id: string;
  button: HTMLButtonElement | null;
  text: string;
  onHide(): void;
}

function Tip({ id, button, text, onHide }: TipProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tip = ref.current;
    if (button === null || tip === null) return;
    const { left, width, top, bottom } = button.getBoundingClientRect();
    const most = document.documentElement.clientWidth - tip.offsetWidth;
    tip.style.left = `${Math.max(0, Math.min(most, left + (width - tip.offsetWidth) / 2))}px`;
    tip.style.top = `${top < tip.offsetHeight ? bottom : top - tip.offsetHeight}px`;
  }, [button]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it shows
  useEffect(() => {
    hideShown?.();
    hideShown = onHide;
    const ending = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (plainKey(event) !== "Escape") return;
      // Keeps an open dialog around the button from closing too.
      event.preventDefault();
      onHide();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true, signal: ending.signal });
    document.addEventListener("scroll", onHide, { capture: true, signal: ending.signal });
    return () => {
      ending.abort();
      if (hideShown === onHide) hideShown = null;
    };
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the tooltip is no click on the button
    <div ref={ref} id={id} role="tooltip" className={styles.tip} onClick={(event) => event.stopPropagation()}>
      {text}
    </div>,
    document.body,
  );
}
