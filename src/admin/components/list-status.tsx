import { type ReactNode, useRef } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import type { List } from "../use-list.ts";
import ui from "./ui.module.css";

interface ListStatusProps {
  list: List<unknown>;
  loading: string;
  failed: string;
}

/** Shown instead of a list that is loading or could not be fetched. */
export function ListStatus({ list, loading, failed }: ListStatusProps) {
  if (!list.failed) return <p role="status">{loading}</p>;
  return (
    <EmptyList>
      <p>{failed}</p>
      <button type="button" className={buttonClass("ghost")} onClick={list.reload}>
        Try again
      </button>
    </EmptyList>
  );
}

const strandsFrom = [6, 30, 55, 80, 104];

/** In place of a list: words beside strands that end in a ring, which waits for what will come. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className={ui.empty}>
      <div className={ui.emptyWords}>{children}</div>
      <svg viewBox="0 0 260 110" aria-hidden="true">
        <path d={strandsFrom.map((y) => `M4 ${y}C90 ${y} 100 55 170 55`).join("")} strokeOpacity=".35" />
        <path d={strandsFrom.map((y) => `M4 ${y}h0`).join("")} strokeWidth="7" />
        <path d="M170 55h50" strokeWidth="2.5" />
        <circle cx="236" cy="55" r="15" stroke="var(--signal)" strokeWidth="2.5" strokeDasharray="4 5" />
      </svg>
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
      {outdatedSince !== null && (
        <button type="button" className={buttonClass("ghost")} onClick={tryAgain}>
          Reload
        </button>
      )}
    </div>
  );
}
