import { withDates } from "../../../content/dated.ts";
import { site } from "../../../content/site.ts";
import { sandboxCheckout as content } from "../../../content/training/checkout.ts";
import { agreementVersion, plans, priceWords } from "../../../content/training/plans.ts";
import { cx } from "../../components/cx.ts";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { PostForm } from "../../components/post-form/post-form.tsx";
import primitives from "../../components/primitives.module.css";
import { columnClass } from "../../components/section/section.tsx";
import { BackLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates, OfferWords } from "../../shared/cohorts/course-dates.ts";
import { type FormRefusal, waitlistField } from "../../shared/forms/form.ts";
import type { PlanKey } from "../../shared/forms/plans.ts";
import { urls } from "../../shared/urls.ts";
import styles from "./checkout-form.module.css";

interface CheckoutFormProps {
  plan: PlanKey;
  dates: CourseDates;
  refused: FormRefusal | null;
  /** The valid promotion code that was typed. */
  offer: OfferWords | null;
}

export function CheckoutForm({ plan, dates, refused, offer }: CheckoutFormProps) {
  const { hero, summary, form, waitlist, backLink } = withDates(content, dates);
  const cohort = dates.next["no-code"].open;
  const [price, ...reason] = priceWords(plan, offer).split(" ");
  const agreementUrl = `${urls.agreement.path}?plan=${plan}`;
  return (
    <div className={cx(columnClass, primitives.beside, styles.columns)}>
      <div className={styles.words}>
        <BackLink to={agreementUrl}>{backLink}</BackLink>
        <h1 className={styles.title}>
          {hero.title} <span className={styles.sandbox}>{hero.note}</span>
        </h1>
        {/* The receipt comes after the form on narrow screens. */}
        <p className={styles.order}>
          {summary.labels.starts} {summary.starts} <b>{priceWords(plan, offer)}</b>
        </p>
        <p className={cx(primitives.iconRow, styles.lead)}>
          <Icon name="info" />
          {hero.lead}
        </p>
      </div>
      <section className={cx(primitives.card, styles.form)} aria-labelledby="who" data-page-action>
        <h2 id="who" className={cx(primitives.title, styles.heading)}>
          {cohort === null ? waitlist.title : form.title}
        </h2>
        {cohort === null ? (
          <PostForm
            fields={form.fields.filter(({ required }) => required)}
            refused={refused}
            action={waitlist.action}
            hidden={{ [waitlistField]: "1" }}
            phone={site.phone}
          >
            {waitlist.consent}
          </PostForm>
        ) : (
          <PostForm
            fields={form.fields}
            refused={refused}
            action={form.action}
            hidden={{ cohort: cohort.id, agreementVersion: agreementVersion(dates) }}
            phone={site.phone}
          >
            {form.acceptance.before} <a href={agreementUrl}>{form.acceptance.agreement}</a>{" "}
            {form.acceptance.after} {form.consent}
          </PostForm>
        )}
      </section>
      <section className={styles.receipt} aria-labelledby="order">
        <h2 id="order" className={cx(primitives.title, styles.heading)}>
          {summary.title}
        </h2>
        <DescriptionList
          rows={[
            { term: summary.labels.course, detail: summary.course },
            { term: summary.labels.starts, detail: summary.starts },
            {
              term: summary.labels.plan,
              // Keeps the slash from beginning a line.
              detail: plans[plan].label.replaceAll(" /", "\u00A0/"),
            },
            { term: summary.labels.charged, detail: summary.charged },
          ]}
        />
        <p className={styles.price}>
          {summary.labels.price} <b>{price}</b> {reason.join(" ")}
        </p>
        <p className={cx(primitives.meta, styles.note)}>{summary.promotionNote}</p>
      </section>
    </div>
  );
}
