import { memo, useEffect, useRef } from "react";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import ui from "../components/ui.module.css";
import { messageOf, senderOf } from "./lead-text.ts";
import styles from "./leads-tab.module.css";

interface LeadListProps {
  entries: readonly LeadEntry[];
  openId: string | null;
  /** Gets the focus when a lead closes whose row is gone. */
  headingId: string;
  /** The same function at each render, or every row renders again. */
  onOpen(id: string): void;
}

export function LeadList({ entries, openId, headingId, onOpen }: LeadListProps) {
  const list = useRef<HTMLUListElement>(null);
  const lastOpen = useRef(openId);

  // A closed lead loses the focus: the keyboard continues at its row, and the page does not scroll.
  useEffect(() => {
    const closed = openId === null ? lastOpen.current : null;
    lastOpen.current = openId;
    if (closed === null || document.activeElement !== document.body) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`);
    (line ?? document.getElementById(headingId))?.focus({ preventScroll: true });
  }, [openId, headingId]);

  if (entries.length === 0)
    return <p className={styles.none}>No lead matches. Try fewer words or another filter.</p>;
  return (
    <ul className={styles.list} ref={list}>
      {entries.map((entry) => (
        <LeadRow key={entry.id} entry={entry} current={entry.id === openId} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface LeadRowProps {
  entry: LeadEntry;
  current: boolean;
  onOpen(id: string): void;
}

export function LeadState({ handled }: { handled: boolean }) {
  return (
    <span className={cx(ui.badge, handled ? styles.handled : styles.new)}>{handled ? "Handled" : "New"}</span>
  );
}

/** A lead in the list. There may be thousands: opening one renders only two of them again. */
const LeadRow = memo(function LeadRow({ entry, current, onOpen }: LeadRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.lead}
        data-lead={entry.id}
        aria-current={current ? "true" : undefined}
        onClick={() => onOpen(entry.id)}
      >
        <LeadState handled={entry.handledAt !== null} />
        <span className={styles.sender}>{senderOf(entry)}</span>
        <time className={ui.meta} dateTime={entry.createdAt}>
          {longDateIn(site.timeZone, entry.createdAt)}
        </time>
        <span className={styles.line}>{entry.formName}</span>
        <span className={cx(ui.meta, styles.line)}>{messageOf(entry)}</span>
      </button>
    </li>
  );
});
