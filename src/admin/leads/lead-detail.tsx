import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import ui from "../components/ui.module.css";
import { LeadState } from "./lead-list.tsx";
import { labelOf, senderOf } from "./lead-text.ts";
import styles from "./leads-tab.module.css";

interface LeadDetailProps {
  entry: LeadEntry;
  onBack(): void;
  onHandle(handled: boolean): void;
  onDelete(): void;
}

/** All that one lead says, and what can be done with it. */
export function LeadDetail({ entry, onBack, onHandle, onDelete }: LeadDetailProps) {
  const heading = useFocusOnOpen();
  const handled = entry.handledAt !== null;
  const { message, ...rest } = entry.fields;
  return (
    <article className={styles.detail}>
      <BackToList onBack={onBack} />
      <h3 className={styles.name} ref={heading} tabIndex={-1}>
        {senderOf(entry)}
      </h3>
      <LeadState handled={handled} />
      {message && <p className={styles.message}>{message}</p>}
      <DescriptionList
        rows={[
          ...Object.entries(rest)
            .filter(([, text]) => text !== "")
            .map(([name, text]) => ({
              term: labelOf(name),
              detail: name === "email" ? <a href={`mailto:${text}`}>{text}</a> : text,
            })),
          { term: "Form", detail: entry.formName },
          { term: "Received", detail: longTimeIn(site.timeZone, entry.createdAt) },
        ]}
      />
      <div className={ui.actions}>
        <button
          type="button"
          className={buttonClass(handled ? "ghost" : "primary")}
          onClick={() => onHandle(!handled)}
        >
          {!handled && <Icon name="check" />}
          {handled ? "Mark as new" : "Mark as handled"}
        </button>
        <button type="button" className={buttonClass("ghost")} onClick={onDelete}>
          <AdminIcon name="trash" />
          Delete
        </button>
      </div>
    </article>
  );
}

/** Stands in place of a lead that was deleted, or never was. */
export function LeadGone({ onBack }: { onBack(): void }) {
  const heading = useFocusOnOpen();
  return (
    <article className={styles.detail}>
      <BackToList onBack={onBack} />
      <h3 className={styles.name} ref={heading} tabIndex={-1}>
        This lead is not here any more
      </h3>
      <p>It was deleted, or its address is not complete.</p>
    </article>
  );
}

function BackToList({ onBack }: { onBack(): void }) {
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      <Icon name="arrow-left" />
      All leads
    </button>
  );
}

/**
 * Moves the focus to the heading of a lead that opens, and scrolls just enough to show it; not on the way back, where
 * the browser restores the scroll position.
 */
function useFocusOnOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (!isBack) heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return heading;
}
