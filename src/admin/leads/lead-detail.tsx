import { type ReactNode, useEffect, useRef } from "react";
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

export function LeadDetail({ entry, onBack, onHandle, onDelete }: LeadDetailProps) {
  const handled = entry.handledAt !== null;
  const { message, ...rest } = entry.fields;
  return (
    <OpenLead title={senderOf(entry)} onBack={onBack}>
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
    </OpenLead>
  );
}

interface OpenLeadProps {
  title: string;
  onBack(): void;
  children: ReactNode;
}

/**
 * What opens beside the list. Its heading gets the focus, and is scrolled just into view; not on the way back, where the
 * browser restores the scroll position.
 */
export function OpenLead({ title, onBack, children }: OpenLeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (!isBack) heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <article className={styles.detail}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" />
        All leads
      </button>
      <h3 className={styles.name} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </article>
  );
}
