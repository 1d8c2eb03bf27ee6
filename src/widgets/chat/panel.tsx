import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { keepTabInside } from "../../browser/keep-tab-inside.ts";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { LogoMark } from "../../components/logo/logo.tsx";
import { useMedia } from "../../hooks/use-media.ts";
import { Composer } from "./composer.tsx";
import { currentConversation } from "./conversation.ts";
import type { PanelCopy } from "./copy.ts";
import { type AfterReplyProps, MessageLog } from "./message-log.tsx";
import styles from "./panel.module.css";
import { useVisibleArea } from "./use-visible-area.ts";

interface PanelProps {
  id: string;
  copy: PanelCopy;
  AfterReply: ComponentType<AfterReplyProps>;
  onClose(returnFocus: boolean): void;
}

/** The open chat: a dialog beside the page, and on narrow screens a modal one. */
export function ChatPanel(props: PanelProps) {
  const { id, copy, AfterReply, onClose } = props;
  const talk = currentConversation(copy.greeting);
  const state = useSyncExternalStore(talk.subscribe, talk.read);
  const panelRef = useRef<HTMLDivElement>(null);
  const narrow = useMedia(narrowerThan(48));
  const [wantsRoom, setWantsRoom] = useState(false);
  if (narrow && wantsRoom) setWantsRoom(false);
  useVisibleArea(panelRef);
  const ask = (question: string) => {
    talk.send(question);
    // The pressed button goes with the other questions. A form beside the reply, which goes too, also has an input.
    panelRef.current?.querySelector<HTMLElement>(":scope > form input")?.focus();
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape belongs to the focused element outside of the panel, and to an open modal dialog. A click on text leaves
      // the focus on the body.
      const isHere = (event.target as Element).matches(`body:not(:has(:modal)), #${id} *`);
      if (isHere && plainKey(event) === "Escape") onClose(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [id, onClose]);

  // The panel closes when a form under it gets the focus.
  useEffect(() => {
    if (narrow) return;
    const onFocus = () => {
      const [field, panel] = [document.activeElement, panelRef.current];
      if (field?.matches("input, textarea, select, iframe") && panel !== null && overlap(field, panel))
        onClose(false);
    };
    // When a frame gets the focus, this document only loses it.
    const ended = new AbortController();
    for (const event of ["focusin", "blur"]) addEventListener(event, onFocus, { signal: ended.signal });
    return () => ended.abort();
  }, [narrow, onClose]);

  return (
    <>
      {narrow && <div className={styles.scrim} onPointerDown={() => onClose(false)} />}
      <div
        ref={panelRef}
        id={id}
        role="dialog"
        aria-modal={narrow || undefined}
        aria-labelledby={`${id}-title`}
        className={cx(styles.panel, wantsRoom && styles.expanded)}
        onKeyDown={narrow ? (event) => keepTabInside(event, event.currentTarget) : undefined}
      >
        <div className={styles.header}>
          <span className={styles.avatar}>
            <LogoMark />
          </span>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {copy.assistant}
            </h2>
            <p className={styles.online}>{copy.online}</p>
          </div>
          <div className={styles.controls}>
            {!narrow && (
              <button
                type="button"
                className={styles.control}
                aria-label={wantsRoom ? copy.smaller : copy.larger}
                onClick={() => setWantsRoom(!wantsRoom)}
              >
                <Icon name={wantsRoom ? "minimize" : "maximize"} />
              </button>
            )}
            <button
              type="button"
              className={styles.control}
              aria-label={copy.close}
              onClick={() => onClose(true)}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
        <MessageLog
          {...state}
          copy={copy}
          talk={talk}
          AfterReply={AfterReply}
          onAsk={ask}
          onFollowLink={() => narrow && onClose(false)}
        />
        <Composer copy={copy} talk={talk} takesFocus />
      </div>
    </>
  );
}

function overlap(field: Element, panel: Element): boolean {
  const [a, b] = [field.getBoundingClientRect(), panel.getBoundingClientRect()];
  return (
    !panel.contains(field) && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  );
}
