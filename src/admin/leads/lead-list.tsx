import { memo, useEffect, useRef } from "react";
import { clearNameOf } from "../../../content/form-names.ts";
import { cx } from "../../components/cx.ts";
import { isDue } from "../../shared/forms/due.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import { ShowMore, useShowMore } from "../components/show-more.tsx";
import { isNothingFocused } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import type { Chosen } from "./chosen-leads.tsx";
import { rowWords, toDoWords } from "./lead-fact-words.ts";
import { StateBadge } from "./lead-state.tsx";
import { arrivalOf, countOf, placeOf, senderOf, stepWords, undeliveredWords } from "./lead-text.ts";
import styles from "./leads-tab.module.css";

// Each row that is drawn delays the keys of a search.
const rowsAtOnce = 20;
const rowsMore = 200;

interface LeadListProps {
  entries: readonly LeadEntry[];
  openId: string | null;
  chosen: Chosen;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  /** How many suspected ones have what is searched for, where no entry does. */
  suspected: number;
  onSuspected(): void;
  /** Gets the focus when a lead closes whose row is gone. */
  headingId: string;
  /** Must be stable: a new function renders every row again. */
  onOpen(id: string): void;
}

export function LeadList(props: LeadListProps) {
  const { entries, openId, chosen, today, suspected, onSuspected, headingId, onOpen } = props;
  const lastOpen = useRef(openId);
  const open = entries.findIndex(({ id }) => id === openId);
  const { listRef, ...rows } = useShowMore(rowsAtOnce, open + 1, rowsMore);

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
    return (
      <div className={styles.none}>
        <p>No lead matches. Try fewer words or another filter.</p>
        {suspected > 0 && (
          <Button onClick={onSuspected}>
            Show {countOf(suspected, "match", "matches")} among suspected spam
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.list}>
      <ul ref={listRef}>
        {entries.slice(0, rows.shown).map((entry) => (
          <LeadRow
            key={entry.id}
            entry={entry}
            current={entry.id === openId}
            isChosen={chosen.has(entry.id)}
            today={today}
            onChoose={chosen.choose}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <div className={styles.more}>
        <ShowMore {...rows} total={entries.length} what="leads" />
      </div>
    </div>
  );
}

interface LeadRowProps {
  entry: LeadEntry;
  current: boolean;
  isChosen: boolean;
  today: string;
  onChoose: Chosen["choose"];
  onOpen(id: string): void;
}

/** Memoized: with thousands of leads, opening one renders only two rows again. */
const LeadRow = memo(function LeadRow({ entry, current, isChosen, today, onChoose, onOpen }: LeadRowProps) {
  const problems = [toDoWords(entry), undeliveredWords(entry)].filter((words) => words !== null);
  const { nextStep } = entry;
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={`Choose ${senderOf(entry)}`}
          checked={isChosen}
          onChange={({ target, nativeEvent }) =>
            onChoose(entry.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
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
          {arrivalOf(entry, today)}
        </time>
        <span className={styles.form}>{clearNameOf(entry.formName)}</span>
        <StateBadge state={entry.state} />
        <span className={cx(ui.meta, styles.message)} dir="auto">
          {rowWords(entry)}
        </span>
        <span className={cx(ui.meta, styles.place)}>{placeOf(entry)}</span>
        {nextStep !== null && (
          <span className={cx(isDue(entry, today) ? ui.error : ui.meta, styles.step)} dir="auto">
            {stepWords(nextStep, today)}
          </span>
        )}
        {problems.length > 0 && (
          <span className={cx(ui.error, styles.undelivered)}>{problems.join(" · ")}</span>
        )}
      </button>
    </li>
  );
});
