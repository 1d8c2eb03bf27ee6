import { conversationalAi as content } from "../../../../content/services/conversational-ai.ts";
import type { Item } from "../../../../content/types.ts";
import { cx } from "../../../components/cx.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { Carousel } from "../../../widgets/carousel/carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Assistant } from "../../assistant.tsx";
import { ServiceClosing, ServiceHero } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, Statistic, UseCases } from "../use-cases.tsx";
import { picture as day } from "./clock.picture.svg";
import { conversation } from "./conversation.picture.ts";
import styles from "./conversational-ai.module.css";
import { lastCall } from "./ending.picture.ts";
import { call } from "./waveform.picture.ts";

const { meta, hero, benefits, voice, useCases, faq, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.conversationalAi.path} />
      <ServiceHero hero={hero} diagram={conversation} />
      <Assistant page="conversationalAi" tone="white" />
      <Section tone="paper" id="benefits" title={benefits.title} intro={benefits.intro}>
        <Benefits label={benefits.title} figure={benefits.figure} items={benefits.items} />
      </Section>
      <Section tone="night" id="voice" title={voice.title} intro={voice.intro}>
        <div>
          <Illustration picture={call} className={styles.wave} />
          <ul className={primitives.four}>
            {voice.items.map(({ title, description }) => (
              <li key={title} className={styles.part}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <UseCases
        section={useCases}
        layout="beside"
        arrows="always"
        panel={({ title, tasks, claims, handOver }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <h3 className={cx(primitives.title, styles.title)}>{title}</h3>
            <div className={styles.words}>
              <CheckList label={labels.tasks} items={tasks} />
              <Part label={labels.handOver} className={panel.note}>
                <p>{handOver}</p>
              </Part>
            </div>
            <Part label={labels.claims}>
              <div className={styles.claims}>
                {claims.map((claim) => (
                  <Statistic key={claim.label} claim={claim} />
                ))}
              </div>
            </Part>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} picture={lastCall} />
    </>
  );
}

interface BenefitsProps {
  label: string;
  /** Set large beside the first benefit. */
  figure: string;
  items: readonly Item[];
}

/** The first benefit with its figure stays in view beside the rows of the others; phones show one card at a time. */
function Benefits({ label, figure, items }: BenefitsProps) {
  return (
    <Carousel
      label={label}
      autoPlay={phoneAutoPlay}
      className={styles.list}
      slides={items.map(({ title, description }, at) => ({
        title,
        content: (
          <div className={cx(primitives.card, styles.benefit)}>
            {at === 0 && (
              <div className={styles.figure}>
                <span className={styles.value} aria-hidden="true">
                  {figure}
                </span>
                <Illustration picture={day} className={styles.clock} />
              </div>
            )}
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
            </div>
          </div>
        ),
      }))}
    />
  );
}
