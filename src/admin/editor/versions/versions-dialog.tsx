import { useEffect, useRef, useState } from "react";
import { site } from "../../../../content/site.ts";
import { cx } from "../../../components/cx.ts";
import { longTimeIn } from "../../../shared/company-time.ts";
import type { AdminPost, PostVersionText } from "../../../shared/posts/admin-post.ts";
import type { PostInput } from "../../../shared/posts/post-input.ts";
import { adminApi, toApiError } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Confirm } from "../../components/confirm.tsx";
import { EmptyList, ListStatus } from "../../components/list-status.tsx";
import { Modal, modalActionsClass } from "../../components/modal.tsx";
import ui from "../../components/ui.module.css";
import { notifyError, notifySuccess } from "../../notify.ts";
import { useSession } from "../../session/session.tsx";
import { useList } from "../../use-list.ts";
import { aroundChanges, compareTexts } from "./compare-texts.ts";
import styles from "./versions-dialog.module.css";

interface VersionsDialogProps {
  post: AdminPost;
  input: PostInput;
  /** Names what restoring a version would lose; "" for nothing. */
  whatIsLost(): string;
  onRestored(): void;
  onClose(): void;
}

const compared = {
  title: "Title",
  summary: "Summary",
  content: "Content",
  imageUrl: "Image URL",
  category: "Category",
};

const names = Object.keys(compared) as (keyof typeof compared)[];

/** The old versions of a post, what has changed since each, and a button that restores one. */
export function VersionsDialog({ post, input, whatIsLost, onRestored, onClose }: VersionsDialogProps) {
  const list = useList(() => adminApi.listVersions(post.id), "Failed to fetch the versions");
  const withSession = useSession();
  const [version, setVersion] = useState<PostVersionText | null>(null);
  const [lost, setLost] = useState("");
  const [busy, setBusy] = useState(false);
  const chosenVersion = useRef<number | null>(null);
  const changed = version === null ? [] : names.filter((name) => version[name] !== input[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once, when the dialog opens
  useEffect(() => {
    list.reload();
  }, []);

  async function compare(n: number) {
    chosenVersion.current = n;
    try {
      const read = await withSession(() => adminApi.readVersion(post.id, n));
      // Another version was chosen meanwhile.
      if (chosenVersion.current === n) setVersion(read);
    } catch (error) {
      notifyError(`This version could not be read. ${toApiError(error).message}`);
    }
  }

  function ask(chosen: PostVersionText) {
    if (busy) return;
    const found = whatIsLost();
    setLost(found);
    if (found === "") restore(chosen);
  }

  async function restore({ n }: PostVersionText) {
    setBusy(true);
    try {
      await withSession(() => adminApi.restoreVersion(post.id, n, post.updatedAt));
    } catch (error) {
      const { status, message } = toApiError(error);
      notifyError(
        status === 409
          ? "This post was changed elsewhere after you opened it. Close the editor, open it again, and compare once more."
          : `Failed to put the version back. ${message}`,
      );
      setBusy(false);
      return;
    }
    notifySuccess("Saved", "The version is back");
    onRestored();
  }

  const hasVersions = list.items !== null && list.items.length > 0;
  return (
    <Modal title="Versions" size={hasVersions ? "full" : "small"} onClose={onClose}>
      <div className={hasVersions ? styles.versions : styles.none}>
        {list.items === null && <ListStatus list={list} what="versions" />}
        {list.items?.length === 0 && (
          <EmptyList>This post has not been changed since it was created.</EmptyList>
        )}
        {hasVersions && (
          <ol className={styles.list} aria-label="Versions">
            {list.items?.map(({ n, title, savedAt }, index) => (
              <li key={n}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version?.n === n}
                  data-autofocus={index === 0 ? "" : undefined}
                  onClick={() => compare(n)}
                >
                  <time dateTime={savedAt}>{longTimeIn(site.timeZone, savedAt)}</time>
                  <span className={ui.meta}>{title}</span>
                </button>
              </li>
            ))}
          </ol>
        )}
        {version === null && hasVersions && (
          <p className={ui.meta}>Choose a version to see what has changed since, and to put it back.</p>
        )}
        {version !== null && (
          <section className={styles.changes} aria-labelledby="version-changes">
            <h3 id="version-changes">What has changed since {longTimeIn(site.timeZone, version.savedAt)}</h3>
            {changed.length === 0 ? (
              <p>Nothing: the form has the same text.</p>
            ) : (
              <dl>
                {changed.map((name) => (
                  <Comparison key={name} label={compared[name]} before={version[name]} after={input[name]} />
                ))}
              </dl>
            )}
          </section>
        )}
      </div>
      <div className={cx(modalActionsClass, hasVersions && styles.foot)}>
        <Button onClick={onClose}>Back</Button>
        {version !== null && (
          <Button look="pine" aria-disabled={busy} onClick={() => ask(version)}>
            Put this version back
          </Button>
        )}
      </div>
      {version !== null && lost !== "" && (
        <Confirm
          title="Put back without saving?"
          text={lost}
          cancelLabel="Keep editing"
          confirmLabel="Put back"
          onCancel={() => setLost("")}
          onConfirm={() => {
            setLost("");
            restore(version);
          }}
        />
      )}
    </Modal>
  );
}

interface ComparisonProps {
  label: string;
  before: string;
  after: string;
}

/** Removed text is struck through, added text is underlined, and screen readers hear both. */
function Comparison({ label, before, after }: ComparisonProps) {
  return (
    <div className={styles.comparison}>
      <dt>{label}</dt>
      <dd>
        {aroundChanges(compareTexts(before, after)).map(({ kind, text }, index) => {
          const key = `${index} ${kind}`;
          if (kind === "same") return <span key={key}>{text}</span>;
          const Change = kind === "added" ? "ins" : "del";
          return (
            <Change key={key}>
              <span className="visually-hidden">{kind}: </span>
              {text}
              <span className="visually-hidden"> (end)</span>
            </Change>
          );
        })}
      </dd>
    </div>
  );
}
