import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import styles from "./editor.module.css";

interface RestoredDraftProps {
  /** ISO 8601. */
  keptAt: string;
  onKeep(): void;
  onDiscard(): void;
}

/** Says that the form holds what was typed earlier, and offers to go back to the saved text. */
export function RestoredDraft({ keptAt, onKeep, onDiscard }: RestoredDraftProps) {
  return (
    <div className={styles.banner}>
      <p>
        <strong>Draft restored</strong> from {longTimeIn(site.timeZone, keptAt)}. It was never saved.
      </p>
      <button type="button" className={buttonClass("ghost")} onClick={onDiscard}>
        Discard draft
      </button>
      <button type="button" className={buttonClass("pine")} onClick={onKeep}>
        Keep
      </button>
    </div>
  );
}
