import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longTimeIn } from "../../shared/company-time.ts";
import type { DeskPost } from "../../shared/posts/desk.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { inputFields, inputOf } from "./draft.ts";
import styles from "./editor-notices.module.css";
import { statusLabels } from "./publication-fields.tsx";

interface ConflictProps {
  mine: PostInput;
  saved: DeskPost;
  onSaveMine(): void;
  onLoadSaved(saved: DeskPost): void;
}

const labels = {
  title: "Title",
  summary: "Summary",
  content: "Content",
  imageUrl: "Image URL",
  category: "Category",
  status: "Status",
  publishAt: "Publish at",
};

/** Shows both versions of a post that was changed elsewhere after it was opened here; the author picks one. */
export function Conflict({ mine, saved, onSaveMine, onLoadSaved }: ConflictProps) {
  const theirs = inputOf(saved);
  return (
    <section className={styles.conflict} aria-labelledby="conflict-title">
      <h3 id="conflict-title">This post was changed elsewhere after you opened it</h3>
      <p>Nothing is saved yet, and your text is safe. This is where the two versions differ:</p>
      <div className={styles.choices}>
        <button type="button" className={buttonClass("ghost")} onClick={() => onLoadSaved(saved)}>
          Load saved version
        </button>
        <button type="button" className={buttonClass("pine")} onClick={onSaveMine}>
          Save mine
        </button>
      </div>
      <dl>
        {inputFields
          .filter((name) => (mine[name] ?? "") !== (theirs[name] ?? ""))
          .map((name) => (
            <div className={styles.difference} key={name}>
              <dt>{labels[name]}</dt>
              <dd>
                <strong>Yours</strong>
                <span className={styles.version}>{shown(name, mine)}</span>
              </dd>
              <dd>
                <strong>Saved version</strong>
                <span className={styles.version}>{shown(name, theirs)}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function shown(name: keyof PostInput, input: PostInput): string {
  if (name === "status") return statusLabels[input.status ?? "published"];
  if (name === "publishAt" && input.publishAt) return longTimeIn(site.timeZone, input.publishAt);
  return input[name] || (name === "category" ? uncategorized : "(empty)");
}
