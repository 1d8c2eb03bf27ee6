import { subscription } from "../../../content/subscription.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Honeypot, PostFormScript } from "../../components/posted-form-parts.tsx";
import primitives from "../../components/primitives.module.css";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { answerId, maxLengthOf } from "../../shared/forms/form.ts";
import { subscribePath } from "../../shared/subscribers/paths.ts";
import { urls } from "../../shared/urls.ts";
import styles from "./subscribe-form.module.css";

/**
 * Asks who reads for an address that gets new articles by mail; `page` is the path of the page around it. The browser
 * itself checks and posts it, so that it works without JavaScript. Nothing where no mail is set up.
 */
export function SubscribeForm({ page }: { page: string }) {
  const { page: words, fields } = subscription;
  const [email] = fields;
  if (!useSiteFacts().takesSubscribers) return null;
  return (
    // The script sets `data-state`, and the styles show the words for it.
    <form
      id="subscribe"
      className={cx(primitives.screenOnly, styles.form)}
      method="post"
      action={`${subscribePath}#${answerId}`}
      aria-labelledby="subscribe-title"
      data-state="ready"
    >
      <PostFormScript />
      <input type="hidden" name="page" value={page} />
      <Honeypot />
      <div className={styles.sides}>
        <div className={styles.words}>
          <h2 id="subscribe-title">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <div>
          <label htmlFor="subscribe-email">{email.label}</label>
          <div className={styles.line}>
            <input
              id="subscribe-email"
              name={email.name}
              type={email.kind}
              autoComplete={email.autocomplete}
              maxLength={maxLengthOf(email)}
              required
            />
            <button type="submit" className={buttonClass("pine")}>
              <span className={styles.action}>{words.action}</span>
              <span className={styles.busy}>{words.sending}</span>
            </button>
          </div>
          <p role="status">
            <span className={styles.unanswered}>{words.unanswered}</span>
          </p>
          <p className={primitives.meta}>
            {words.note} <a href={urls.privacyPolicy.path}>{words.policy}</a> {words.noteEnd}
          </p>
        </div>
      </div>
    </form>
  );
}
