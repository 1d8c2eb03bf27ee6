import { useId } from "react";
import { Button } from "./button.tsx";
import styles from "./conflict.module.css";
import ui from "./ui.module.css";

export type FieldTexts = Readonly<Record<string, string>>;

interface ConflictProps {
  title: string;
  mine: FieldTexts;
  saved: FieldTexts;
  onSaveMine(): void;
  onLoadSaved(): void;
}

function showAll(conflict: HTMLElement | null): void {
  conflict?.scrollIntoView({ block: "nearest" });
}

/** Shows where the typed text differs from what somebody else saved; the author keeps one of the two. */
export function Conflict({ title, mine, saved, onSaveMine, onLoadSaved }: ConflictProps) {
  const titleId = useId();
  return (
    <section className={styles.conflict} aria-labelledby={titleId} ref={showAll}>
      <div role="alert">
        <h3 className={ui.heading} id={titleId}>
          {title}
        </h3>
        <p>Nothing is saved yet, and your text is safe. This is where the two versions differ:</p>
      </div>
      <div className={ui.actions}>
        <Button onClick={onLoadSaved}>Load saved version</Button>
        <Button look="pine" onClick={onSaveMine}>
          Save mine
        </Button>
      </div>
      <dl>
        {Object.keys(mine)
          .filter((name) => mine[name] !== saved[name])
          .map((name) => (
            <div className={styles.difference} key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>Yours</strong>
                <span className={styles.version}>{mine[name] || "(empty)"}</span>
              </dd>
              <dd>
                <strong>Saved version</strong>
                <span className={styles.version}>{saved[name] || "(empty)"}</span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
