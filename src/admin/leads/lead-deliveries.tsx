import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import type { LeadDelivery } from "../../shared/forms/lead.ts";
import { Button } from "../components/button.tsx";
import ui from "../components/ui.module.css";
import styles from "./lead-detail.module.css";
import { countOf, deliveryName } from "./lead-text.ts";
import { LeadSection } from "./open-lead.tsx";

interface LeadDeliveriesProps {
  deliveries: readonly LeadDelivery[];
  /** Sends what has not arrived, also to receivers that were set up after the lead came. */
  onSend(): void;
}

export function LeadDeliveries({ deliveries, onSend }: LeadDeliveriesProps) {
  const isNew = deliveries.length === 0;
  const isDone = !isNew && deliveries.every(({ state }) => state === "sent");
  return (
    <LeadSection title="Deliveries">
      {isNew && (
        <p className={ui.meta}>It was sent to nobody: neither mail nor a webhook was set when it came.</p>
      )}
      <ul className={styles.deliveries} aria-live="polite">
        {deliveries.map((delivery, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: later deliveries of a channel are only added behind.
          <li key={at}>
            <strong>{deliveryName(delivery)}</strong>
            <span className={delivery.state === "failed" ? ui.error : ui.meta}>{wordsOf(delivery)}</span>
            {delivery.state !== "sent" && delivery.lastError !== null && (
              <span className={styles.fault}>{delivery.lastError}</span>
            )}
          </li>
        ))}
      </ul>
      {!isDone && <Button onClick={onSend}>{isNew ? "Send" : "Try again"}</Button>}
    </LeadSection>
  );
}

function wordsOf({ state, attempts, at }: LeadDelivery): string {
  const time = longTimeIn(site.timeZone, at);
  if (state === "sent") return `Sent on ${time}`;
  if (state === "failed") return `Failed after ${countOf(attempts, "try", "tries")}, the last on ${time}`;
  return attempts === 0
    ? "Not tried yet"
    : `Waiting after ${countOf(attempts, "try", "tries")}, the last on ${time}`;
}
