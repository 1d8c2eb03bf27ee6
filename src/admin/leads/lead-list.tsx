import { useEffect, useRef } from "react";
import { site } from "../../../content/site.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/lead.ts";
import { messageOf, senderOf } from "./lead-words.ts";
import styles from "./leads.module.css";

interface LeadListProps {
  entries: readonly LeadEntry[];
  openId: string | null;
  onOpen(id: string): void;
}

/** The leads that are in view, one of them open. */
export function LeadList({ entries, openId, onOpen }: LeadListProps) {
  const list = useRef<HTMLUListElement>(null);
  const lastOpen = useRef(openId);

  // What was open takes the focus with it: the keyboard goes on from its line, and the page stays where it is.
  useEffect(() => {
    const closed = openId === null ? lastOpen.current : null;
    lastOpen.current = openId;
    if (closed === null || document.activeElement !== document.body) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`)
      ?.focus({ preventScroll: true });
  }, [openId]);

  if (entries.length === 0)
    return <p className={styles.none}>No lead matches. Try fewer words or another filter.</p>;
  return (
    <ul className={styles.list} ref={list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className={styles.lead}
            data-lead={entry.id}
            aria-current={entry.id === openId ? "true" : undefined}
            onClick={() => onOpen(entry.id)}
          >
            <span className={entry.handledAt === null ? styles.fresh : styles.handled}>
              {entry.handledAt === null ? "New" : <Icon name="check" />}
              {entry.handledAt !== null && <span className="unseen">Handled</span>}
            </span>
            <span className={styles.sender}>{senderOf(entry)}</span>
            <time className={styles.date} dateTime={entry.createdAt}>
              {longDateIn(site.timeZone, entry.createdAt)}
            </time>
            <span className={styles.form}>{entry.formName}</span>
            <span className={styles.opening}>{messageOf(entry)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
