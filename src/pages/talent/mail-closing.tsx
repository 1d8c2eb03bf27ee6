import type { MailCallToAction } from "../../../content/types.ts";
import { cx } from "../../components/cx.ts";
import { MailBanner } from "../../components/mail-banner/mail-banner.tsx";
import { columnClass } from "../../components/section/section.tsx";
import styles from "./mail-closing.module.css";

/** The end of a talent page: for whoever would rather write an email. */
export function MailClosing({ content, seed }: { content: MailCallToAction; seed: number }) {
  return (
    <div className={cx(columnClass, styles.closing)}>
      <MailBanner {...content} seed={seed} />
    </div>
  );
}
