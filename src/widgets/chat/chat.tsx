import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import styles from "./chat.module.css";
import type { ButtonCopy } from "./copy.ts";
import type { PanelProps } from "./panel.tsx";

const panelId = "chat-panel";
const noteId = "chat-note";

interface ChatProps {
  copy: ButtonCopy;
  /** Fetches the panel's code, with its words. */
  loadPanel(): Promise<{ Panel: ComponentType<PanelProps> }>;
}

/**
 * The round button that opens the chat. Only this much comes with every page; the panel loads when it is first wanted.
 */
export function Chat({ copy, loadPanel }: ChatProps) {
  const [status, setStatus] = useState<"closed" | "loading" | "failed" | "open">("closed");
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const hydrated = useHydrated();
  const launcherRef = useRef<HTMLButtonElement>(null);
  const noteRef = useRef<HTMLDivElement>(null);
  const focusLauncher = useRef(false);

  const open = () => {
    setStatus("loading");
    loadPanel().then(
      (module) => {
        setPanel(() => module.Panel);
        // Pressing the button again meanwhile means no.
        setStatus((now) => (now === "loading" ? "open" : now));
      },
      () => setStatus("failed"),
    );
  };
  const close = (returnFocus: boolean) => {
    focusLauncher.current = returnFocus;
    setStatus("closed");
  };

  // A page that was asked for in the chat may stand beside it; one that the browser went back to was not.
  useAfterNavigation(({ from, to, type }) => {
    if (type === "POP" && from.pathname !== to.pathname) close(false);
  });

  // A failure here is no news: the press will try again and say so.
  const prefetch = () => void loadPanel().catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a press that came before this script did
  useEffect(() => {
    const note = noteRef.current;
    if (!("popover" in HTMLElement.prototype) || !note?.matches(":popover-open")) return;
    note.hidePopover();
    open();
  }, []);

  // On narrow screens the button is hidden, and not to be focused, until the panel has gone.
  useLayoutEffect(() => {
    if (status !== "closed" || !focusLauncher.current) return;
    focusLauncher.current = false;
    launcherRef.current?.focus();
  }, [status]);

  return (
    <div className={styles.chat}>
      <button
        ref={launcherRef}
        type="button"
        className={styles.launcher}
        aria-label={copy.label}
        // A button that opens a popover is said to by the browser.
        aria-expanded={hydrated ? status === "open" : undefined}
        aria-controls={status === "open" ? panelId : undefined}
        aria-busy={status === "loading"}
        // Until the script is here, the browser itself shows the note, and so remembers the press.
        popoverTarget={hydrated ? undefined : noteId}
        onClick={() => (status === "open" || status === "loading" ? close(true) : open())}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name={status === "open" ? "close" : "chat"} />
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
      {hydrated && status === "loading" && (
        <p className={cx(styles.note, styles.loading)} role="status">
          {copy.opening}
        </p>
      )}
      {status === "failed" && (
        <p className={styles.note} role="alert">
          {copy.failed} <Link to={copy.contact.href}>{copy.contact.label}</Link>
        </p>
      )}
      {status === "open" && Panel !== null && <Panel id={panelId} onClose={close} />}
    </div>
  );
}
