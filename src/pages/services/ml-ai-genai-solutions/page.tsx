import { testSet } from "../../../../content/services/exhibits.ts";
import { mlAiGenaiSolutions as content } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import numbered from "../../../components/numbered.module.css";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { TextLink } from "../../../components/text-link/text-link.tsx";
import topped from "../../../components/topped.module.css";
import { urls } from "../../../shared/urls.ts";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import cards from "../cards.module.css";
import { ServiceNote } from "../service-note.tsx";
import { formId, ServiceClosing, useCasesId } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { Part, UseCases } from "../use-cases.tsx";
import { draftWithSources, narrowDraft } from "./draft.picture.ts";
import { allWays } from "./fans.picture.ts";
import { industryPictures } from "./industries.picture.ts";
import industry from "./industry-panel.module.css";
import { landscape } from "./landscape.picture.ts";
import styles from "./ml-ai-genai-solutions.module.css";
import { ModelCard } from "./model-card.tsx";
import { panelPictures } from "./panels.picture.ts";

const { meta, hero, generative, industries, additionalIndustries, outlook, faq, closing } = content;
const { labels } = industries;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.mlAiGenAiSolutions.path} />
      <Hero drawingAt="beside" content={hero} sections={[formId, useCasesId]} drawing={<ModelCard />} />
      <Section tone="paper" title={generative.title} intro={generative.intro}>
        <Illustration picture={draftWithSources} className={styles.draft} />
        <Illustration picture={narrowDraft} className={styles.narrowDraft} />
        <ul className={cx(cards.cards, topped.rows, styles.capabilities)}>
          {generative.items.map(({ title, description, href }) => (
            <li key={title} className={cx(topped.topped, styles.capability)}>
              <h3>{href === undefined ? title : <TextLink to={href}>{title}</TextLink>}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.start}>
          <h3>{generative.useCases.title}</h3>
          <ol className={cx(numbered.numbered, styles.uses)}>
            {generative.useCases.items.map(({ title, description }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p className={primitives.soft}>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <UseCases
        section={industries}
        noun="Industry"
        layout="beside"
        frame={industry.index}
        panel={({ key, title, integration, ...lists }) => (
          <div className={cx(panel.panel, industry.panel)}>
            <div className={industry.head} data-tone="night">
              <h3 className={primitives.title}>{title}</h3>
              <Illustration picture={panelPictures[key]} className={industry.drawing} />
            </div>
            <div className={cx(primitives.three, industry.columns)}>
              {(["applications", "challenges", "opportunities"] as const).map((part) => (
                <div key={part} className={part === "applications" ? undefined : industry[part]}>
                  <h4 className={industry.label}>{labels[part]}</h4>
                  <ul>
                    {lists[part].map((item) => (
                      <li key={item} className={industry.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <Part label={labels.integration} className={cx(panel.note, panel.line)}>
              <p>{integration}</p>
            </Part>
          </div>
        )}
      />
      <Section tone="paper" title={additionalIndustries.title}>
        <ul className={styles.traces}>
          {additionalIndustries.items.map(({ title, description }, at) => (
            <li key={title} className={styles.industry}>
              <h3>{title}</h3>
              <p>{description}</p>
              <Illustration picture={industryPictures[at]} className={styles.trace} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="night" title={outlook.title} intro={outlook.intro}>
        <Illustration picture={landscape} className={styles.landscape} />
        <ul className={cx(primitives.three, styles.outlook)}>
          {outlook.items.map(({ title, description }) => (
            <li key={title}>
              <h3 className={cx(primitives.title, styles.outlookTitle)}>{title}</h3>
              <p className={primitives.soft}>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ServiceClosing faq={faq} closing={closing} picture={allWays} place={styles.closing}>
        <div className={primitives.wideOnly}>
          <ServiceNote note={testSet} hand={{ file: "test-set", width: 267, height: 68 }} />
        </div>
      </ServiceClosing>
    </>
  );
}
