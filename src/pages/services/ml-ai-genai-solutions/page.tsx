import { mlAiGenaiSolutions as content } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { Statement } from "../../../components/statement/statement.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import panel from "../use-cases.module.css";
import { Part, UseCases } from "../use-cases.tsx";
import { AdditionalIndustries } from "./additional-industries.tsx";
import { Comparison } from "./comparison.tsx";
import { GenerativeAi } from "./generative-ai.tsx";
import styles from "./industry.module.css";
import { modelCard } from "./model-card.picture.ts";
import outlookStyles from "./outlook.module.css";
import { strands } from "./outlook.picture.ts";

const { meta, hero, generative, industries, additionalIndustries, outlook, faq, closing } = content;
const { labels } = industries;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.mlAiGenAiSolutions.path} />
      <ServiceHero hero={hero} diagram={modelCard} />
      <Section tone="white" title={generative.title} intro={generative.intro}>
        <GenerativeAi items={generative.items} useCases={generative.useCases} />
        <Statement>{generative.statement}</Statement>
      </Section>
      <UseCases
        section={industries}
        noun="Industry"
        layout="above"
        swipeHint={industries.swipeHint}
        panel={({ icon, title, integration, ...lists }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <h3 className={cx(primitives.title, styles.title)}>
              <span className={primitives.iconBox}>
                <Icon name={icon} />
              </span>
              {title}
            </h3>
            <div className={cx(primitives.three, styles.columns)}>
              {(["applications", "challenges", "opportunities"] as const).map((part) => (
                <div key={part} className={part === "applications" ? undefined : styles[part]}>
                  <h4 className={styles.label}>{labels[part]}</h4>
                  <ul>
                    {lists[part].map((item) => (
                      <li key={item} className={styles.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <Part label={labels.integration} className={cx(primitives.note, styles.note)}>
              <p>{integration}</p>
            </Part>
          </div>
        )}
      />
      <Comparison />
      <Section tone="white" title={additionalIndustries.title}>
        <AdditionalIndustries items={additionalIndustries.items} />
      </Section>
      <Section tone="night" title={outlook.title} intro={outlook.intro}>
        <div>
          <Illustration picture={strands} className={cx(primitives.wideOnly, outlookStyles.drawing)} />
          <ul className={cx(primitives.three, outlookStyles.columns)}>
            {outlook.items.map(({ title, items }) => (
              <li key={title}>
                <h3 className={cx(primitives.title, outlookStyles.title)}>{title}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item} className={outlookStyles.item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <ServiceClosing faq={faq} closing={closing} />
    </>
  );
}
