import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import type { SentToSubscribers } from "../../shared/posts/admin-post.ts";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import styles from "./editor.module.css";
import type { Mailing } from "./use-mailing.ts";

interface SendFieldProps {
  mailing: Mailing;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

/** Whether subscribers get the post by mail; once it is sent, what came of that. */
export function SendField({ mailing: { isOn, subscribers, sent }, isChecked, onChange }: SendFieldProps) {
  if (sent !== undefined)
    return (
      <p className={ui.meta} role="status">
        {sentWords(sent)}
      </p>
    );
  if (!isOn) return null;
  return (
    <div>
      <label className={styles.send}>
        <input
          type="checkbox"
          id="post-sendToSubscribers"
          aria-describedby="post-sendToSubscribers-hint"
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
        />
        Send to subscribers
      </label>
      <p className={ui.meta} id="post-sendToSubscribers-hint">
        {reachWords(subscribers)}
      </p>
    </div>
  );
}

function reachWords(subscribers: number | null): string {
  if (subscribers === 0) return "Nobody has subscribed yet.";
  const who =
    subscribers === null ? "Subscribers get" : countOf(subscribers, "subscriber gets", "subscribers get");
  return `${who} it by mail once it is public. A post is sent only once.`;
}

function sentWords({ startedAt, sent, refused, failed, waiting, problem }: SentToSubscribers): string {
  const at = longTimeIn(site.timeZone, startedAt);
  const all = sent + refused + failed + waiting;
  return [
    waiting > 0
      ? `Being sent to subscribers since ${at}: ${sent} of ${countOf(all, "mail")} sent.`
      : `Sent to ${countOf(sent, "subscriber")} on ${at}.`,
    refused > 0 && `${countOf(refused, "address", "addresses")} refused it for good and left the list.`,
    failed > 0 && `${countOf(failed, "mail")} could not be delivered.`,
    waiting > 0 && problem !== null && `The mail server’s last answer: ${problem}`,
  ]
    .filter(Boolean)
    .join(" ");
}
