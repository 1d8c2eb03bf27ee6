import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import styles from "./editor.module.css";

interface RestoredDraftProps {
  /** ISO 8601. */
  keptAt: string;
  onKeep(): void;
  onDiscard(): void;
}

/** Says that the form holds what was typed earlier, and offers to go back to the saved text. */
export function RestoredDraft({ keptAt, onKeep, onDiscard }: RestoredDraftProps) {
  const time = new Date(keptAt).toLocaleString("en-US", {
    timeZone: site.timeZone,
    dateStyle: "long",
    timeStyle: "short",
  });
  return (
    <div className={styles.banner}>
      <p>
        <strong>Draft restored</strong> from {time}. It was never saved.
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
