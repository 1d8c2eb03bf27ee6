import { useRef } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import type { List } from "../use-list.ts";
import styles from "./not-up-to-date.module.css";

/** Says that a list which refreshes by itself does so no more, and since when. */
export function NotUpToDate({ list }: { list: List<unknown> }) {
  const line = useRef<HTMLDivElement>(null);
  const { outdatedSince, reload } = list;

  function tryAgain() {
    // The button goes, and the keyboard continues here.
    line.current?.focus();
    reload();
  }

  return (
    <div className={styles.line} ref={line} tabIndex={-1}>
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
