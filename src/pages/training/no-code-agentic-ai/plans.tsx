import { copyCode, plans } from "../../../../content/training/plans.ts";
import type { NoCodeCoursePage, Promotion } from "../../../../content/training/types.ts";
import { ButtonLink, buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import { Island } from "../../../islands/island.tsx";
import { planKeys } from "../../../shared/forms/plans.ts";
import { urls } from "../../../shared/urls.ts";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { PlanBenefits, PlanLabel, PlanSaving } from "../../plan-offer.tsx";
import styles from "./plans.module.css";
import { Live as PromoCode } from "./promo-code.island.tsx";

interface PlansProps {
  enrollment: NoCodeCoursePage["enrollment"];
  /** The promotion code that counts today. */
  promotion: Promotion | null;
  /** Where to go while no date is open. */
  waitlist: WaitlistLink | null;
}

interface WaitlistLink {
  to: string;
  label: string;
}

/** Both plans in one frame, with the code above and shared terms below. */
export function Plans({ enrollment, promotion, waitlist }: PlansProps) {
  return (
    <>
      <div className={cx(primitives.framed, styles.frame)} data-tone="white">
        {promotion !== null && (
          <Island name="promo-code" component={PromoCode} props={{ promotion, copy: copyCode }} />
        )}
        <div className={styles.plans}>
          {planKeys.map((key) => (
            <Plan key={key} plan={plans[key]} promotion={promotion} waitlist={waitlist} />
          ))}
        </div>
        <div className={cx(primitives.beside, styles.both)}>
          <h3 className={styles.bothTitle}>{enrollment.benefitsTitle}</h3>
          <PlanBenefits className={styles.benefits} />
        </div>
      </div>
      <div className={styles.terms}>
        <DescriptionList rows={enrollment.terms} />
        <TextLink to={urls.agreement.path}>{enrollment.termsLink}</TextLink>
      </div>
    </>
  );
}

interface PlanProps {
  plan: (typeof plans)[keyof typeof plans];
  promotion: Promotion | null;
  waitlist: WaitlistLink | null;
}

function Plan({ plan, promotion, waitlist }: PlanProps) {
  const button = plan.key === "professionals" ? "primary" : "ghost";
  return (
    <article className={styles.plan}>
      <p className={styles.short} aria-hidden="true">
        {plan.shortName}
      </p>
      <h3 className={styles.label}>
        <PlanLabel plan={plan} />
      </h3>
      <p>{plan.detail}</p>
      <p className={styles.price}>
        <b className={styles.figure}>{plan.priceDisplay}</b>
        <PlanSaving plan={plan} promotion={promotion} />
      </p>
      {waitlist === null ? (
        <ButtonLink to={`${urls.agreement.path}?plan=${plan.key}`} variant={button}>
          {plan.action}
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : (
        <SectionLink to={waitlist.to} className={buttonClass(button)}>
          {waitlist.label}
        </SectionLink>
      )}
    </article>
  );
}
