import { type ReactNode, useRef } from "react";
import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import type { List } from "../use-list.ts";
import { Button } from "./button.tsx";
import ui from "./ui.module.css";

interface ListStatusProps {
  list: List<unknown>;
  /** The plural of what it lists. */
  what: string;
  failed?: string;
}

/** Shown instead of a list that is loading or could not be fetched. */
export function ListStatus({ list, what, failed }: ListStatusProps) {
  if (!list.failed) return <p role="status">Loading {what}...</p>;
  return (
    <EmptyList>
      <p>{failed ?? `The ${what} could not be fetched. None of them is lost.`}</p>
      <Button onClick={list.reload}>Try again</Button>
    </EmptyList>
  );
}

const strandsFrom = [4, 20, 36, 52, 68];

interface EmptyListProps {
  /** What will stand in the list. */
  icon?: ReactNode;
  children: ReactNode;
}

/** In place of a list: words beside strands that end in a ring, which waits for what will come. */
export function EmptyList({ icon, children }: EmptyListProps) {
  return (
    <div className={ui.empty}>
      <div className={ui.emptyWords}>{children}</div>
      <div className={ui.waiting}>
        <svg viewBox="0 0 170 72" aria-hidden="true">
          <path d={strandsFrom.map((y) => `M4 ${y}C70 ${y} 76 36 124 36`).join("")} strokeOpacity=".35" />
          <path d={strandsFrom.map((y) => `M4 ${y}h0`).join("")} strokeWidth="6" />
          <path d="M124 36h46" strokeWidth="2" />
        </svg>
        <span className={ui.ring}>{icon}</span>
      </div>
    </div>
  );
}

export function NotUpToDate({ list }: { list: List<unknown> }) {
  const line = useRef<HTMLDivElement>(null);
  const { outdatedSince, reload } = list;

  function tryAgain() {
    line.current?.focus();
    reload();
  }

  return (
    <div className={ui.line} ref={line} tabIndex={-1}>
      <span role="status">
        {outdatedSince !== null && `Not up to date since ${longTimeIn(site.timeZone, outdatedSince)}.`}
      </span>
      {outdatedSince !== null && <Button onClick={tryAgain}>Reload</Button>}
    </div>
  );
}
