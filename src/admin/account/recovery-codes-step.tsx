import { useEffect, useRef } from "react";
import { site } from "../../../content/site.ts";
import { Button } from "../components/button.tsx";
import { modalActionsClass } from "../components/modal.tsx";
import { copyAndNotify } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import styles from "./second-factor.module.css";

/** The one time that the recovery codes are shown: the server keeps their hashes alone. */
export function RecoveryCodesStep({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  const text = codes.join("\n");

  useEffect(() => words.current?.focus(), []);

  return (
    <div className={styles.step}>
      <p ref={words} tabIndex={-1}>
        Without your phone, each of these codes signs you in once. They are shown only now: keep them where
        you find them without the phone.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={modalActionsClass}>
        <Button onClick={() => copyAndNotify(text, "The list")}>Copy</Button>
        <Button onClick={() => saveFile(new Blob([`${text}\n`]), `${site.name}-recovery-codes.txt`)}>
          Save as a file
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
