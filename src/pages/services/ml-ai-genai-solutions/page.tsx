import { comparison } from "../../../../content/services/exhibits.ts";
import { mlAiGenaiSolutions as content } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { Bar, Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { BenefitRows, ServiceClosing, ServiceHero } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { Part, UseCases } from "../use-cases.tsx";
import { picture as peaks } from "./data-peaks.picture.svg";
import { picture as steps } from "./data-steps.picture.svg";
import { picture as swarm } from "./data-swarm.picture.svg";
import { allWays } from "./fans.picture.ts";
import styles from "./ml-ai-genai-solutions.module.css";
import { modelCard } from "./model-card.picture.ts";
import { picture as strands } from "./outlook.picture.svg";

const { meta, hero, generative, industries, additionalIndustries, outlook, faq, closing } = content;
const { labels } = industries;

const dataLines = [peaks, steps, swarm];

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.mlAiGenAiSolutions.path} />
      <ServiceHero hero={hero} diagram={modelCard} />
      <Section tone="white" title={generative.title} intro={generative.intro}>
        <BenefitRows items={generative.items} />
        <div className={cx(primitives.beside, styles.uses)}>
          <h3 className={cx(primitives.title, styles.usesTitle)}>{generative.useCases.title}</h3>
          <ol className={panel.numbered}>
            {generative.useCases.items.map(({ title, description }) => (
              <li key={title} className={styles.use}>
                <h4 className={styles.useName}>{title}</h4>
                <p className={primitives.soft}>{description}</p>
              </li>
            ))}
          </ol>
        </div>
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
            <Part label={labels.integration} className={cx(panel.note, styles.note)}>
              <p>{integration}</p>
            </Part>
          </div>
        )}
      />
      <Comparison />
      <Section tone="white" title={additionalIndustries.title}>
        <ul className={cx(primitives.card, primitives.three, styles.industries)}>
          {additionalIndustries.items.map(({ icon, title, description }, at) => (
            <li key={title} className={styles.industry}>
              <Illustration picture={dataLines[at]} className={styles.line} />
              <h3 className={cx(primitives.iconRow, styles.industryTitle)}>
                <Icon name={icon} />
                {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="night" title={outlook.title} intro={outlook.intro}>
        <div>
          <Illustration picture={strands} className={cx(primitives.wideOnly, styles.drawing)} />
          <ul className={cx(primitives.three, styles.outlook)}>
            {outlook.items.map(({ title, items }) => (
              <li key={title}>
                <h3 className={cx(primitives.title, styles.outlookTitle)}>{title}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item} className={styles.outlookItem}>
                      {item}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <ServiceClosing faq={faq} closing={closing} picture={allWays} />
    </>
  );
}

function Comparison() {
  const { columns, methods, ...exhibit } = comparison;
  const largest = Math.max(...methods.map(({ error }) => error));
  return (
    <Exhibit {...exhibit}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.method}</th>
            <th scope="col">{columns.error}</th>
            <th scope="col">{columns.cost}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ name, error, cost, isChosen = false }) => (
            <tr key={name} className={isChosen ? styles.chosen : undefined}>
              <th scope="row">
                {name}
                <Bar to={(error / largest) * 100} strong={isChosen} />
              </th>
              <td>{`${error}\u00a0%`}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
