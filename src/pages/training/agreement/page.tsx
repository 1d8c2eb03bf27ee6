import { useLoaderData, useLocation } from "react-router";
import { withDates } from "../../../../content/dated.ts";
import { agreement } from "../../../../content/training/agreement.ts";
import { agreementVersion, plans } from "../../../../content/training/plans.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import { picture as signature } from "../../../components/logo/signature.picture.svg";
import primitives from "../../../components/primitives.module.css";
import { columnClass } from "../../../components/section/section.tsx";
import { BackLink } from "../../../components/text-link/text-link.tsx";
import { useSiteFacts } from "../../../hooks/use-site-facts.ts";
import { Island } from "../../../islands/island.tsx";
import type { CourseDates } from "../../../shared/cohorts/course-dates.ts";
import { type PlanKey, parsePlan } from "../../../shared/forms/plans.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { urls, waitlistId } from "../../../shared/urls.ts";
import { ContentsList } from "../../../widgets/contents-list/contents-list.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Live as AcceptanceBar } from "./acceptance-bar.island.tsx";
import styles from "./agreement.module.css";
import { Clause } from "./clause.tsx";
import { clauses, smallClauses } from "./clauses.picture.ts";
import { figures } from "./figures.picture.ts";

const { withoutScript, planLegend, toSign, checkboxLabel, action, missingHints, readyHint } =
  agreement.acceptance;

function shown(plan: PlanKey) {
  const { shortName, label, priceDisplay } = plans[plan];
  return { shortName, label, priceDisplay };
}

export function load(api: SiteApi): Promise<CourseDates> {
  return api.courseDates();
}

export function Page() {
  const dates = useLoaderData<typeof load>();
  const { backLink, hero, contentsTitle, sections } = withDates(agreement, dates);
  const { checkoutUrls } = useSiteFacts();
  const { search } = useLocation();
  const plan = parsePlan(new URLSearchParams(search).get("plan"));
  return (
    <>
      <PageHead {...agreement.meta} path={urls.agreement.path} indexed={false} />
      <div className={styles.document} data-page-action>
        <header className={cx(columnClass, primitives.beside, styles.opening)}>
          <div className={styles.words}>
            <div className={primitives.screenOnly}>
              <BackLink to={backLink.href}>{backLink.label}</BackLink>
            </div>
            <h1 className={styles.title}>{hero.title}</h1>
            <p className={styles.version}>
              {hero.version}. <span className={styles.marginNote}>{hero.marginNote}</span>
            </p>
            <p className={cx(primitives.lead, styles.lead)}>{hero.lead}</p>
          </div>
          <Illustration
            className={cx(primitives.wideOnly, primitives.screenOnly, styles.drawing)}
            picture={clauses}
          />
          <Illustration className={cx(primitives.screenOnly, styles.small)} picture={smallClauses} />
        </header>
        <div className={columnClass}>
          <ContentsList title={contentsTitle} entries={sections} numbered className={styles.contents} />
          {sections.map((clause, at) => (
            <Clause key={clause.id} number={at + 1} clause={clause} drawing={figures[clause.id]} />
          ))}
          <Signatures version={hero.version} />
        </div>
        <noscript>
          <div className={cx(primitives.screenOnly, styles.withoutScript)}>
            <p className={columnClass}>
              {withoutScript.description} <a href={`mailto:${withoutScript.email}`}>{withoutScript.email}</a>
            </p>
          </div>
        </noscript>
        <Island
          name="acceptance-bar"
          component={AcceptanceBar}
          props={{
            copy: { planLegend, toSign, checkboxLabel, action, missingHints, readyHint },
            plans: { students: shown("students"), professionals: shown("professionals") },
            checkoutUrls,
            initialPlan: plan,
            waitlist: `${urls.noCodeAgenticAi.path}#${waitlistId}`,
            cohort: dates.next["no-code"].open?.id ?? null,
            agreementVersion: agreementVersion(dates),
          }}
        />
      </div>
    </>
  );
}

/** The end of the paper: the company has signed, and so does the visitor whose box is ticked. */
function Signatures({ version }: { version: string }) {
  const { company, visitor, manner } = agreement.hero.signers;
  return (
    <section className={styles.signatures} aria-label={`${company}, ${visitor}`}>
      <div>
        <div className={styles.line}>
          <Illustration picture={signature} />
        </div>
        <p className={primitives.meta}>
          {company}. {version}
        </p>
      </div>
      <div>
        <div className={styles.line}>
          <svg className={styles.yours} viewBox="0 0 360 100" aria-hidden="true">
            <path
              pathLength="1"
              d="M24 66C44 34 62 14 70 20C80 28 46 82 54 86C62 90 78 46 92 44C104 42 86 82 98 84C110 86 116 48 130 48C142 48 128 80 140 82C152 84 160 54 172 52C184 50 176 78 190 78C224 78 272 58 330 42"
            />
          </svg>
        </div>
        <p className={primitives.meta}>
          {visitor}, {manner}
        </p>
      </div>
    </section>
  );
}
