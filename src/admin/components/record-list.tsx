import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { toApiError } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import type { List } from "../use-list.ts";
import { Button } from "./button.tsx";
import { Confirm } from "./confirm.tsx";
import { EmptyList, ListStatus } from "./list-status.tsx";
import styles from "./record-list.module.css";
import { Toolbar } from "./toolbar.tsx";
import ui from "./ui.module.css";

interface RecordRow {
  key: string;
  title: string;
  about: ReactNode;
  facts?: readonly [ReactNode, ReactNode];
  tools: readonly [label: string, name: string, run: () => void][];
}

interface RecordListProps<R> {
  list: List<R>;
  plural: string;
  heading: string;
  count(items: readonly R[]): string;
  rows(items: readonly R[]): readonly RecordRow[];
  icon: ReactNode;
  empty: ReactNode;
  add?: ReactNode;
  children?: ReactNode;
}

export function RecordList<R>(props: RecordListProps<R>) {
  const { list, plural, heading, count, rows, icon, empty, add, children } = props;
  const headingId = useId();
  const { items } = list;
  if (items === null) return <ListStatus list={list} what={plural} />;
  return (
    <section aria-labelledby={headingId}>
      <Toolbar heading={heading} headingId={headingId} count={count(items)} items={items}>
        {add}
      </Toolbar>
      {children}
      {items.length === 0 ? <EmptyList icon={icon}>{empty}</EmptyList> : <RecordRows rows={rows(items)} />}
    </section>
  );
}

interface RecordRowsProps {
  rows: readonly RecordRow[];
  /** Of the rows' titles, below the heading of the list. */
  heading?: "h2" | "h3";
  ref?: Ref<HTMLUListElement>;
}

export function RecordRows({ rows, heading: Heading = "h3", ref }: RecordRowsProps) {
  return (
    <ul ref={ref} className={ui.frame}>
      {rows.map(({ key, title, about, facts, tools }) => (
        <li key={key} className={styles.row} data-facts={facts !== undefined}>
          <div className={styles.words}>
            <Heading className={ui.name} dir="auto">
              {title}
            </Heading>
            {about}
          </div>
          {facts !== undefined && <strong>{facts[0]}</strong>}
          {facts !== undefined && <span className={ui.meta}>{facts[1]}</span>}
          <span className={cx(primitives.wrap, styles.tools)}>
            {tools.map(([label, name, run]) => (
              <Button key={label} look="quiet" aria-label={name} onClick={run}>
                {label}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface Removal {
  title: string;
  text: string;
  detail?: string;
  verb: "Delete" | "Remove";
  remove(): Promise<unknown>;
  done: string;
}

interface RemoveRecordProps extends Removal {
  /** Called after every try: the lists may be outdated. */
  onTried(): void;
  onClose(): void;
}

export function RemoveRecord({ verb, remove, done, onTried, onClose, ...words }: RemoveRecordProps) {
  const withSession = useSession();

  async function confirm() {
    onClose();
    try {
      await withSession(remove);
      notifySuccess(`${verb}d`, done);
    } catch (error) {
      notifyError(`It was not ${verb.toLowerCase()}d. ${toApiError(error).message}`);
    }
    onTried();
  }

  return <Confirm {...words} confirmLabel={verb} onCancel={onClose} onConfirm={confirm} />;
}
