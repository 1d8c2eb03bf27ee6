import { memo, useEffect, useRef } from "react";
import { clearNameOf } from "../../../content/form-names.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import type { LeadEntry, LeadState as State } from "../../shared/forms/lead.ts";
import { isNothingFocused } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { useShowMore } from "../components/use-show-more.ts";
import {
  arrivalOf,
  messageOf,
  placeOf,
  senderOf,
  stateNames,
  toDoWords,
  undeliveredWords,
} from "./lead-text.ts";
import styles from "./leads-tab.module.css";

// Rendering thousands of rows would delay every key.
const rowsAtOnce = 200;

interface LeadListProps {
  entries: readonly LeadEntry[];
  openId: string | null;
  /** Gets the focus when a lead closes whose row is gone. */
  headingId: string;
  /** Must be stable: a new function renders every row again. */
  onOpen(id: string): void;
}

export function LeadList({ entries, openId, headingId, onOpen }: LeadListProps) {
  const lastOpen = useRef(openId);
  const open = entries.findIndex(({ id }) => id === openId);
  const { shown, showMore, listRef } = useShowMore(rowsAtOnce, open + 1);

  useEffect(() => {
    const closed = openId === null ? lastOpen.current : null;
    lastOpen.current = openId;
    const rowOf = (id: string) =>
      listRef.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
    // A lead opened by a key may be out of view.
    if (openId !== null) rowOf(openId)?.scrollIntoView({ block: "nearest" });
    // A closed lead loses the focus, so its row gets it, without scrolling.
    if (closed === null || !isNothingFocused()) return;
    (rowOf(closed) ?? document.getElementById(headingId))?.focus({ preventScroll: true });
  }, [openId, headingId, listRef]);

  if (entries.length === 0)
    return <p className={styles.none}>No lead matches. Try fewer words or another filter.</p>;
  return (
    <div className={styles.list}>
      <ul ref={listRef}>
        {entries.slice(0, shown).map((entry) => (
          <LeadRow key={entry.id} entry={entry} current={entry.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {shown < entries.length && (
        <button type="button" className={cx(buttonClass("ghost"), styles.more)} onClick={showMore}>
          Show more
        </button>
      )}
    </div>
  );
}

interface LeadRowProps {
  entry: LeadEntry;
  current: boolean;
  onOpen(id: string): void;
}

/** Memoized: with thousands of leads, opening one renders only two rows again. */
const LeadRow = memo(function LeadRow({ entry, current, onOpen }: LeadRowProps) {
  const undelivered = undeliveredWords(entry);
  const toDo = toDoWords(entry);
  return (
    <li>
      <button
        type="button"
        className={styles.lead}
        data-lead={entry.id}
        aria-current={current ? "true" : undefined}
        onClick={() => onOpen(entry.id)}
      >
        <span className={styles.sender}>
          <bdi>{senderOf(entry)}</bdi>
          {entry.fields.company && (
            <span className={styles.company}>
              , <bdi>{entry.fields.company}</bdi>
            </span>
          )}
        </span>
        <time className={ui.meta} dateTime={entry.createdAt}>
          {arrivalOf(entry)}
        </time>
        <span className={styles.form}>{clearNameOf(entry.formName)}</span>
        <LeadState state={entry.state} />
        <span className={cx(ui.meta, styles.message)} dir="auto">
          {messageOf(entry)}
        </span>
        <span className={cx(ui.meta, styles.place)}>{placeOf(entry)}</span>
        {toDo !== null && <span className={cx(ui.error, styles.undelivered)}>{toDo}</span>}
        {undelivered !== null && <span className={cx(ui.error, styles.undelivered)}>{undelivered}</span>}
      </button>
    </li>
  );
});

export function LeadState({ state }: { state: State }) {
  return (
    <span className={cx(ui.badge, styles.state)} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
