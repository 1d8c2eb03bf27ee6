import { Fragment } from "react";
import { planBenefits, priceWithCode } from "../../content/training/plans.ts";
import type { Plan, Promotion } from "../../content/training/types.ts";
import { cx } from "../components/cx.ts";
import { Icon } from "../components/icon/icon.tsx";
import styles from "./plan-offer.module.css";

/** What a plan costs with the code that counts today, if there is one. */
export function PlanSaving({ plan, promotion }: { plan: Plan; promotion: Promotion | null }) {
  if (promotion === null) return null;
  return (
    <span>
      <b className={styles.saving}>{promotion.saving}</b> {promotion.paid}{" "}
      {priceWithCode(plan, promotion.amount)}
    </span>
  );
}

/** Whom a plan is for. Its lines break between the groups. */
export function PlanLabel({ plan }: { plan: Plan }) {
  return (
    <span className={styles.groups}>
      {plan.label.split(/(?<=\/) /).map((group) => (
        <Fragment key={group}>
          <span>{group}</span>{" "}
        </Fragment>
      ))}
    </span>
  );
}

/** What both plans include. */
export function PlanBenefits({ className }: { className?: string }) {
  return (
    <ul className={cx(styles.benefits, className)}>
      {planBenefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
