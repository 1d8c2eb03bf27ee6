import { useState } from "react";
import type { blog } from "../../../../content/blog.ts";
import { copyText } from "../../../browser/copy-text.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./share.module.css";

const wayClass = cx(buttonClass("chip"), styles.way);

interface ShareProps {
  url: string;
  title: string;
  words: typeof blog.post.share;
}

/** Buttons and plain links; nothing of another site is loaded. */
export function Share({ url, title: articleTitle, words: share }: ShareProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const address = encodeURIComponent(url);
  const title = encodeURIComponent(articleTitle);
  const copy = async () => {
    // A live region says the same words again only after it was empty.
    setOutcome(null);
    setOutcome((await copyText(url)) ? "copied" : "refused");
  };
  return (
    <aside className={cx(primitives.screenOnly, styles.share)} aria-label={share.title}>
      <p className={styles.title}>{share.title}</p>
      <ul className={styles.ways}>
        <li>
          <button type="button" className={cx(wayClass, styles.copy)} onClick={copy}>
            <Icon name={outcome === "copied" ? "check" : "link"} />
            {share.copy}
          </button>
        </li>
        <li>
          <a className={wayClass} href={`mailto:?subject=${title}&body=${address}`}>
            <Icon name="mail" />
            {share.mail}
          </a>
        </li>
        <li>
          <a
            className={wayClass}
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}
            target="_blank"
            rel="noopener"
          >
            LinkedIn
          </a>
        </li>
        <li>
          <a
            className={wayClass}
            href={`https://x.com/intent/post?text=${title}&url=${address}`}
            target="_blank"
            rel="noopener"
          >
            X
          </a>
        </li>
      </ul>
      <p className={styles.copied} role="status">
        {outcome !== null && share[outcome]}
      </p>
    </aside>
  );
}
