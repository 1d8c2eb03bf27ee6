import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import { runRecord } from "../../../../content/services/exhibits.ts";
import type { AiAutomationsPage } from "../../../../content/services/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { BenefitRows, keyBenefitsAutoPlay, ServiceClosing, ServiceHero } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, Statistic, UseCases } from "../use-cases.tsx";
import styles from "./ai-automations.module.css";
import { pipeline } from "./pipeline.picture.ts";
import { picture as night } from "./timeline.picture.svg";

const { meta, hero, benefits, keyBenefits, revolution, useCases, faq, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.aiAutomations.path} />
      <ServiceHero hero={hero} diagram={pipeline} />
      <Section tone="white" layout="split" title={benefits.title}>
        <BenefitRows items={benefits.items} />
      </Section>
      <RunRecord />
      <Section tone="paper" title={keyBenefits.title} intro={keyBenefits.intro}>
        <BenefitCarousel
          label={keyBenefits.title}
          items={keyBenefits.items}
          autoPlay={keyBenefitsAutoPlay}
          layout="cards"
        />
        <p className={primitives.statement}>{keyBenefits.statement}</p>
      </Section>
      <Section tone="night" title={revolution.title} intro={revolution.intro}>
        <Opportunities revolution={revolution} />
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        panel={({ title, applications, impact, integration }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div className={cx(panel.opening, styles.words)}>
              <h3 className={primitives.title}>{title}</h3>
              <CheckList label={labels.applications} items={applications} />
            </div>
            <div className={styles.side}>
              <Part label={labels.impact} className={panel.opening}>
                {impact.claim !== undefined && <Statistic claim={impact.claim} />}
                <p className={impact.claim === undefined ? panel.quote : panel.text}>{impact.description}</p>
              </Part>
              <Part label={labels.integration} className={styles.integration}>
                <p>{integration}</p>
              </Part>
            </div>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} />
    </>
  );
}

function RunRecord() {
  const { steps, ...exhibit } = runRecord;
  return (
    <Exhibit {...exhibit}>
      <ol className={cx(primitives.path, styles.trail)}>
        {steps.map(({ time, title, description, by }) => (
          <li key={title} className={by === "person" ? styles.person : undefined}>
            <time dateTime={time.padStart(8, "0")}>{time}</time>
            <div>
              <h4>{title}</h4>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

function Opportunities({ revolution }: { revolution: AiAutomationsPage["revolution"] }) {
  const { candidates, aroundTheClock } = revolution;
  return (
    <>
      <div className={cx(primitives.beside, styles.row)}>
        <h3 className={primitives.title}>{candidates.title}</h3>
        <p className={cx(primitives.lead, styles.lead)}>{candidates.intro}</p>
      </div>
      <div className={cx(primitives.beside, styles.row)}>
        <h3 className={primitives.title}>{aroundTheClock.title}</h3>
        <p className={cx(primitives.lead, styles.lead)}>{aroundTheClock.intro}</p>
      </div>
      <div className={styles.timeline}>
        <h4 className={cx(primitives.label, styles.example)}>{aroundTheClock.exampleTitle}</h4>
        <Illustration picture={night} className={cx(primitives.wideOnly, styles.line)} />
        <ol className={cx(primitives.path, styles.entries)}>
          {aroundTheClock.items.map(({ time, description }) => (
            <li key={time} className={styles.entry}>
              <p className={styles.time}>{time}</p>
              <p className={primitives.soft}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
