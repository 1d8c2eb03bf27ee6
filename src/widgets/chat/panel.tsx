import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { narrowerThan } from "../../browser/breakpoints.ts";
import { keepTabInside } from "../../browser/keep-tab-inside.ts";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { LogoMark } from "../../components/logo/logo.tsx";
import { useMedia } from "../../hooks/use-media.ts";
import { Composer } from "./composer.tsx";
import { currentConversation, type Message } from "./conversation.ts";
import type { PanelCopy } from "./copy.ts";
import { MessageLog } from "./message-log.tsx";
import styles from "./panel.module.css";
import { useVisibleArea } from "./use-visible-area.ts";

interface PanelProps {
  id: string;
  copy: PanelCopy;
  onClose(returnFocus: boolean): void;
}

/** What few conversations come to, each in a chunk of its own, with its words. */
interface PanelParts {
  /** Four questions to begin with. */
  Starters: ComponentType<{ onAsk(question: string): void }>;
  PersonForm: ComponentType<{ messages: readonly Message[] }>;
}

/** The open chat: title, messages, and where to write. A dialog beside the page; on narrow screens in front of it. */
export function ChatPanel(props: PanelProps & PanelParts) {
  const { id, copy, Starters, PersonForm, onClose } = props;
  const talk = currentConversation(copy.greeting);
  const state = useSyncExternalStore(talk.subscribe, talk.read);
  const panelRef = useRef<HTMLDivElement>(null);
  const narrow = useMedia(narrowerThan(48));
  const [wantsRoom, setWantsRoom] = useState(false);
  if (narrow && wantsRoom) setWantsRoom(false);
  useVisibleArea(panelRef);
  const ask = (question: string) => {
    talk.send(question);
    // The button that was pressed is gone with the other questions.
    panelRef.current?.querySelector("input")?.focus();
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What has the focus beside the panel has its own Escape, and so has an open menu; a click on a text leaves the focus nowhere.
      const isHere = (event.target as Element).matches(`body:not(:has(:modal)), #${id} *`);
      if (isHere && plainKey(event) === "Escape") onClose(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [id, onClose]);

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
          starters={<Starters onAsk={ask} />}
          personForm={<PersonForm messages={state.messages} />}
          onRetry={talk.retry}
          // On a narrow screen the panel stands in front of the page that was asked for.
          onFollowLink={() => narrow && onClose(false)}
        />
        <Composer copy={copy} talk={talk} waiting={state.waiting !== "no"} takesFocus />
      </div>
    </>
  );
}
