import { afterSending } from "../../../content/form-fields.ts";
import counted from "../../components/counted.module.css";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { PostFormScript } from "../../components/posted-form-parts.tsx";
import primitives from "../../components/primitives.module.css";
import { answerId } from "../../shared/forms/form.ts";
import type { LeadForm } from "../../shared/forms/lead.ts";
import type { SiteFacts } from "../../shared/site-api.ts";
import { urls } from "../../shared/urls.ts";
import { Head } from "../../widgets/page-head/head.ts";
import styles from "./form-frame.module.css";
import { picture as gathered } from "./thanks.picture.svg";

interface ThanksProps extends Pick<SiteFacts, "answerWithin" | "bookingUrl"> {
  form: LeadForm;
  /** Whether an earlier registration was changed. */
  isChanged: boolean;
}

export function Thanks({ form, isChanged, answerWithin, bookingUrl }: ThanksProps) {
  const { title, stored, changed, toAdd, within, booking, articles } = afterSending;
  return (
    <main className={styles.thanks} data-tone="night" aria-label={form.name}>
      <Head>
        <title>{form.thanks.title}</title>
      </Head>
      <PostFormScript />
      <h1 className={styles.heading} id={answerId} tabIndex={-1}>
        {form.thanks.title}
      </h1>
      <ol className={cx(primitives.path, counted.counted, styles.steps)} aria-label={title}>
        <li className={styles.done}>
          <Icon name="check" />
          {isChanged ? changed : stored}
        </li>
        <li>
          {form.thanks.description} {answerWithin !== null && within(answerWithin)}{" "}
          {bookingUrl !== null && (
            <a className={styles.link} href={bookingUrl} target="_top">
              {booking}
            </a>
          )}
        </li>
        <li>
          {toAdd}{" "}
          <a className={styles.link} href={`mailto:${form.email}`}>
            {form.email}
          </a>
          .
        </li>
      </ol>
      <a className={styles.link} href={urls.blogs.path} target="_top">
        {articles}
      </a>
      <Illustration picture={gathered} className={styles.drawing} />
    </main>
  );
}
