import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import type { UnsavedEntry, UnsavedInput } from "../../shared/posts/unsaved-text.ts";
import { adminApi, toApiError } from "../api.ts";
import { Button } from "../components/button.tsx";
import { isNothingFocused } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { inTurn } from "../in-turn.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { useList } from "../use-list.ts";
import styles from "./posts.module.css";

const untitled = "Untitled";

interface UnsavedTextsProps {
  /** The texts are fetched again whenever this changes. */
  after: unknown;
  onOpen(id: string): void;
}

/** Texts that were typed on any device and not saved; nothing where there are none, or where they cannot be fetched. */
export function UnsavedTexts({ after, onOpen }: UnsavedTextsProps) {
  const list = useList(adminApi.listUnsaved, "");
  const withSession = useSession();
  const listRef = useRef<HTMLUListElement>(null);
  // An editor that was closed just now may still be sending its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor was closed, or a post saved
  useEffect(() => void inTurn(list.refresh), [after]);

  async function discard({ id, title }: UnsavedEntry, at: number) {
    try {
      const { input } = await withSession(() => inTurn(() => adminApi.readUnsaved(id)));
      await withSession(() => inTurn(() => adminApi.removeUnsaved(id)));
      const undo = { label: "Undo", run: () => void restore(id, input) };
      notifySuccess("Discarded", `The unsaved text “${title.trim() || untitled}” is gone`, undo);
    } catch (error) {
      notifyError(`The text is still there. ${toApiError(error).message}`);
      return;
    }
    flushSync(() => list.change((texts) => texts.filter((text) => text.id !== id)));
    if (!isNothingFocused()) return;
    const rows = listRef.current?.children;
    const next = rows?.[Math.min(at, rows.length - 1)]?.querySelector("button");
    (next ?? document.getElementById("posts-heading"))?.focus();
  }

  async function restore(id: string, input: UnsavedInput) {
    try {
      await withSession(() => inTurn(() => adminApi.keepUnsaved(id, input, null)));
    } catch (error) {
      const again = { label: "Try again", run: () => void restore(id, input) };
      notifyError(`The text is not back. ${toApiError(error).message}`, "Error", again);
      return;
    }
    await list.refresh();
  }

  const texts = list.items ?? [];
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="unsaved-heading" className={styles.unsaved}>
      <h3 id="unsaved-heading">Unsaved texts</h3>
      <ul ref={listRef} className={ui.frame}>
        {texts.map((text, at) => {
          const title = text.title.trim() || untitled;
          return (
            <li key={text.id} className={styles.unsavedRow}>
              <p>
                <strong dir="auto">{title}</strong>{" "}
                <time className={ui.meta} dateTime={text.at}>
                  {longTimeIn(site.timeZone, text.at)}
                </time>
              </p>
              <Button onClick={() => discard(text, at)}>
                Discard <span className="visually-hidden">{title}</span>
              </Button>
              <Button look="pine" onClick={() => onOpen(text.id)}>
                Go on <span className="visually-hidden">with {title}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
