import { type MouseEvent, useState } from "react";
import type { copyCode } from "../../../../content/training/plans.ts";
import type { Promotion } from "../../../../content/training/types.ts";
import { copyText } from "../../../browser/copy-text.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import styles from "./promo-code.module.css";

interface PromoCodeProps {
  promotion: Pick<Promotion, "title" | "description" | "code">;
  copy: typeof copyCode;
}

/** Copies the promotion code. */
export function Live({ promotion: { title, description, code }, copy }: PromoCodeProps) {
  const [outcome, setOutcome] = useState<"copied" | "selected">();
  const copyToClipboard = async ({ currentTarget: button }: MouseEvent) => {
    // A live region says the same words again only after it was empty.
    setOutcome(undefined);
    const isCopied = await copyText(code);
    // The selected code is one key press away from the clipboard.
    if (!isCopied) getSelection()?.selectAllChildren(button.previousElementSibling as Element);
    setOutcome(isCopied ? "copied" : "selected");
  };
  const isCopied = outcome === "copied";
  return (
    <div className={styles.promotion}>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.code}>
        <code className={styles.letters} translate="no">
          {code}
        </code>
        <button type="button" className={cx(buttonClass("pine"), styles.copy)} onClick={copyToClipboard}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? copy.done : copy.action}
        </button>
        <span className={outcome === "selected" ? styles.selected : "visually-hidden"} role="status">
          {outcome && copy[outcome]}
        </span>
      </div>
    </div>
  );
}
