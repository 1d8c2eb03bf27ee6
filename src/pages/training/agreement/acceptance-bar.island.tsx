import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AgreementPage } from "../../../../content/training/types.ts";
import { reportAcceptance } from "../../../browser/acceptance.ts";
import { reportSeen } from "../../../browser/seen.ts";
import { withCampaign } from "../../../browser/visit-source.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { columnClass } from "../../../components/section/section.tsx";
import {
  type CheckoutUrls,
  type PlanKey,
  parsePlan,
  planKeys,
  sandboxCheckoutUrl,
} from "../../../shared/forms/plans.ts";
import { checkoutPath } from "../../../shared/paths.ts";
import styles from "./acceptance-bar.module.css";

interface AcceptanceBarProps {
  copy: Pick<
    AgreementPage["acceptance"],
    "planLegend" | "toSign" | "checkboxLabel" | "action" | "missingHints" | "readyHint"
  >;
  plans: Readonly<Record<PlanKey, { shortName: string; label: string; priceDisplay: string }>>;
  checkoutUrls: CheckoutUrls;
  initialPlan: PlanKey | null;
  /** The address of the waitlist. */
  waitlist: string;
  /** The date with a free seat, which the agreement names; null where there is none. */
  cohort: string | null;
  agreementVersion: string;
}

/** The box that is ticked. */
const signId = "sign";

/** Plan, acceptance and the button to the checkout, in a sticky bar. On a phone the choice alone is sticky, and the rest ends the text. */
export function Live({ copy, plans, checkoutUrls, initialPlan, waitlist, ...agreed }: AcceptanceBarProps) {
  const { planLegend, toSign, checkboxLabel, action, missingHints, readyHint } = copy;
  const { cohort, agreementVersion } = agreed;
  const formRef = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState(initialPlan);
  const [accepted, setAccepted] = useState(false);
  const ready = plan !== null && accepted;

  const read = () => {
    if (formRef.current === null) return;
    const chosen = new FormData(formRef.current);
    setPlan(parsePlan(String(chosen.get("plan"))));
    setAccepted(chosen.has("accepted"));
  };
  // Reads what was clicked before hydration.
  useEffect(read, []);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (plan === null || !accepted) return;
    const checkout = checkoutUrls[plan];
    // The site's own checkout has the waitlist's form; no provider may take money without a free seat.
    const isOwn = checkout === sandboxCheckoutUrl(plan);
    if (cohort === null && !isOwn) return location.assign(waitlist);
    if (isOwn) return location.assign(withCampaign(checkout));
    // A provider's page does not count visits here.
    reportSeen(checkoutPath);
    location.assign(reportAcceptance(withCampaign(checkout), { plan, cohort, agreementVersion }));
  };

  return (
    <form ref={formRef} className={styles.bar} autoComplete="off" onChange={read} onSubmit={goOn}>
      <div className={cx(columnClass, styles.row)}>
        <div className={styles.choice}>
          <p className={styles.hint} role="status">
            {ready ? readyHint : missingHints[accepted ? "plan" : plan === null ? "both" : "acceptance"]}
          </p>
          <fieldset className={styles.plans}>
            <legend className="visually-hidden">{planLegend}</legend>
            {planKeys.map((key) => (
              <label key={key} className={styles.plan}>
                <input type="radio" name="plan" value={key} defaultChecked={key === initialPlan} />
                <b className={styles.price}>{plans[key].priceDisplay}</b>{" "}
                <span className={styles.short} aria-hidden="true">
                  {plans[key].shortName}
                </span>
                <span className={styles.label}>{plans[key].label}</span>
              </label>
            ))}
          </fieldset>
          <a className={styles.toSign} href={`#${signId}`} aria-label={toSign}>
            <Icon name="chevron-down" />
          </a>
        </div>
        <label className={styles.accept}>
          <input id={signId} type="checkbox" name="accepted" />
          <span>{checkboxLabel}</span>
        </label>
        <button type="submit" className={cx(buttonClass("primary"), styles.action)} disabled={!ready}>
          {action}
        </button>
      </div>
    </form>
  );
}
