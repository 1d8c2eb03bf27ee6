import { useEffect } from "react";
import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import type { UnsavedEntry } from "../../shared/posts/unsaved-text.ts";
import { adminApi, toApiError } from "../api.ts";
import ui from "../components/ui.module.css";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { useList } from "../use-list.ts";
import styles from "./posts.module.css";

interface UnsavedTextsProps {
  /** The texts are fetched again whenever this changes. */
  after: unknown;
  onOpen(id: string): void;
}

/** Texts that were typed on any device and not saved. Nothing is shown where there are none, or where they cannot be fetched. */
export function UnsavedTexts({ after, onOpen }: UnsavedTextsProps) {
  const list = useList(adminApi.listUnsaved, "");
  const withSession = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor was closed, or a post saved
  useEffect(() => void list.refresh(), [after]);

  async function discard({ id }: UnsavedEntry) {
    try {
      await withSession(() => adminApi.removeUnsaved(id));
      list.change((texts) => texts.filter((text) => text.id !== id));
    } catch (error) {
      notifyError(`The text is still there. ${toApiError(error).message}`);
    }
  }

  const texts = list.items ?? [];
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsaved-heading" className={styles.unsaved}>
      <h3 id="unsaved-heading">Unsaved texts</h3>
      <ul className={ui.frame}>
        {texts.map((text) => {
          const title = text.title.trim() || "Untitled";
          return (
            <li key={text.id} className={styles.unsavedRow}>
              <p>
                <strong dir="auto">{title}</strong>{" "}
                <time className={ui.meta} dateTime={text.at}>
                  {longTimeIn(site.timeZone, text.at)}
                </time>
              </p>
              <button type="button" className={buttonClass("ghost")} onClick={() => discard(text)}>
                Discard <span className="visually-hidden">{title}</span>
              </button>
              <button type="button" className={buttonClass("pine")} onClick={() => onOpen(text.id)}>
                Go on <span className="visually-hidden">with {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
