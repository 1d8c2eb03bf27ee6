import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { onIdle } from "../../browser/idle.ts";
import { cx } from "../../components/cx.ts";
import { ErrorGuard } from "../../components/error-guard.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import styles from "./chat.module.css";
import type { ButtonCopy } from "./copy.ts";
import type { PanelProps } from "./panel.tsx";

export const panelId = "chat-panel";
const noteId = "chat-note";

interface ChatProps {
  copy: ButtonCopy;
  /** Fetches the panel's code, with its words. */
  loadPanel(): Promise<{ Panel: ComponentType<PanelProps> }>;
}

/**
 * The round button that opens the chat. Only this much comes with every page; the panel comes when the browser is idle, or
 * when it is wanted if that is sooner.
 */
export function Chat({ copy, loadPanel }: ChatProps) {
  const [wish, setWish] = useState<"closed" | "open" | "failed">("closed");
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const isOpen = wish === "open" && Panel !== null;
  const isLoading = wish === "open" && Panel === null;
  const hydrated = useHydrated();
  const launcherRef = useRef<HTMLButtonElement>(null);
  const noteRef = useRef<HTMLDivElement>(null);
  const focusLauncher = useRef(false);

  const load = async () => {
    if (Panel !== null) return;
    const module = await loadPanel();
    setPanel(() => module.Panel);
  };
  // A failure here is no news: the press will try again and say so.
  const prefetch = () => void load().catch(() => {});
  const open = () => {
    setWish("open");
    // Pressing the button again meanwhile means no.
    load().catch(() => setWish((now) => (now === "open" ? "failed" : now)));
  };
  const close = (returnFocus: boolean) => {
    focusLauncher.current = returnFocus;
    setWish("closed");
  };

  // A page that was asked for in the chat may stand beside it; one that the browser went back to was not.
  useAfterNavigation(({ from, to, type }) => {
    if (type === "POP" && from.pathname !== to.pathname) close(false);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press that came before this script did
  useEffect(() => {
    const note = noteRef.current;
    if (!("popover" in HTMLElement.prototype) || !note?.matches(":popover-open")) return;
    note.hidePopover();
    open();
  }, []);

  // The panel stands ready for a press, at no cost to the page's start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onIdle(prefetch), []);

  // On narrow screens the button is hidden, and not to be focused, until the panel has gone.
  useLayoutEffect(() => {
    if (wish !== "closed" || !focusLauncher.current) return;
    focusLauncher.current = false;
    launcherRef.current?.focus();
  }, [wish]);

  return (
    <div className={styles.chat}>
      <button
        ref={launcherRef}
        type="button"
        className={styles.launcher}
        aria-label={copy.label}
        // A button that opens a popover is said to by the browser.
        aria-expanded={hydrated ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        aria-busy={isLoading}
        // Until the script is here, the browser itself shows the note, and so remembers the press.
        popoverTarget={hydrated ? undefined : noteId}
        onClick={() => (wish === "open" ? close(true) : open())}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="chat" />
        <span className={styles.dot} />
      </button>
      {!hydrated && (
        <div ref={noteRef} id={noteId} popover="auto" className={styles.note}>
          <p className={styles.withScript}>{copy.opening}</p>
          <p className={styles.withoutScript}>
            {copy.noScript} <a href={copy.contact.href}>{copy.contact.label}</a>
          </p>
        </div>
      )}
      {hydrated && isLoading && (
        <p className={cx(styles.note, styles.loading)} role="status">
          {copy.opening}
        </p>
      )}
      {wish === "failed" && (
        <p className={styles.note} role="alert">
          {copy.failed} <Link to={copy.contact.href}>{copy.contact.label}</Link>
        </p>
      )}
      {isOpen && (
        <ErrorGuard onError={() => setWish("failed")}>
          <Panel id={panelId} onClose={close} />
        </ErrorGuard>
      )}
    </div>
  );
}
