import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { noCodeCourse } from "../../../content/training/no-code-agentic-ai.ts";
import { plans, promotion } from "../../../content/training/plans.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import message from "../../components/message-screen/message-screen.module.css";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { planKeys } from "../../shared/forms/plans.ts";
import { urls } from "../../shared/urls.ts";
import { PlanBenefits, PlanLabel, PlanSaving } from "../plan-offer.tsx";
import styles from "./no-plan.module.css";
import { above, coming, ways } from "./strands.picture.ts";

const { noPlan, summary } = sandboxCheckout;
const { label, title, description, link } = noPlan;

/** The checkout before a plan is chosen: the lines of the drawing lead to the two choices. */
export function NoPlan({ dates }: { dates: CourseDates }) {
  const offered = promotion(dates);
  const cohort = dates.next["no-code"].open;
  return (
    <div className={cx(columnClass, primitives.beside, message.screen, styles.screen)}>
      <div className={cx(message.words, styles.words)}>
        <p className={message.label}>{label}</p>
        <h1>{title}</h1>
        <p className={cx(primitives.lead, message.description)}>{description}</p>
      </div>
      <div className={styles.choices} data-page-action>
        <div className={styles.lines}>
          <Illustration picture={coming} className={cx(primitives.wideOnly, styles.coming)} />
          <Illustration picture={ways} className={primitives.wideOnly} />
          <Illustration picture={above} className={styles.above} />
        </div>
        <ul>
          {planKeys.map((key) => (
            <li key={key}>
              <a className={styles.choice} href={`${urls.agreement.path}?plan=${key}`}>
                <b>{plans[key].priceDisplay}</b> <span>{plans[key].action}</span>
                <Icon name="arrow-right" />{" "}
                <span className={styles.label}>
                  <PlanLabel plan={plans[key]} />
                </span>{" "}
                {(offered ?? cohort) !== null && (
                  <span className={styles.terms}>
                    <PlanSaving plan={plans[key]} promotion={offered} />{" "}
                    {cohort !== null && (
                      <span>
                        {summary.labels.starts} {cohort.starts}
                      </span>
                    )}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.both}>
        <p>{noCodeCourse.enrollment.benefitsTitle}</p>
        <PlanBenefits />
        <TextLink to={link.href}>{link.label}</TextLink>
      </div>
    </div>
  );
}
