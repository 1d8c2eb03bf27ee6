import { Fragment } from "react";
import { planBenefits, plans, promotion } from "../../../../content/training/plans.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { planKeys } from "../../../shared/forms/plans.ts";
import { urls } from "../../../shared/urls.ts";
import styles from "./plans.module.css";
import { PromoCode } from "./promo-code.tsx";

/** Both plans in one frame: the code on top, the prices side by side, what they share said once. */
export function Plans({ benefitsTitle, note }: { benefitsTitle: string; note: string }) {
  return (
    <>
      <div className={cx(primitives.framed, styles.frame)} data-tone="white">
        <PromoCode />
        <div className={styles.plans}>
          {planKeys.map((key) => (
            <Plan key={key} plan={plans[key]} />
          ))}
        </div>
        <div className={cx(primitives.beside, styles.both)}>
          <h3 className={styles.bothTitle}>{benefitsTitle}</h3>
          <ul className={cx(primitives.wrap, styles.benefits)}>
            {planBenefits.map((benefit) => (
              <li key={benefit} className={styles.benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={cx(primitives.soft, styles.note)}>{note}</p>
    </>
  );
}

function Plan({ plan }: { plan: (typeof plans)[keyof typeof plans] }) {
  return (
    <article className={styles.plan}>
      <h3 className={styles.label}>
        {plan.label.split(/(?<=\/) /).map((group) => (
          <Fragment key={group}>
            <span className={styles.group}>{group}</span>{" "}
          </Fragment>
        ))}
      </h3>
      <p>{plan.detail}</p>
      <p className={cx(primitives.wrap, styles.price)}>
        <b className={styles.figure}>{plan.priceDisplay}</b>
        <span className={styles.saving}>{promotion.saving}</span>
      </p>
      <ButtonLink to={`${urls.agreement.path}?plan=${plan.key}`} variant="primary">
        {plan.action}
        <Icon name="arrow-right" />
      </ButtonLink>
    </article>
  );
}
