import { conversationalAi as content } from "../../../../content/services/conversational-ai.ts";
import { handoverNote } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import place from "../../../widgets/form-ground/form-ground.module.css";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Assistant } from "../../assistant.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { ServiceNote } from "../service-note.tsx";
import { ServiceClosing } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, Statistic, UseCases } from "../use-cases.tsx";
import { benefitPictures } from "./benefits.picture.ts";
import { CallTranscript } from "./call-transcript.tsx";
import { conversation } from "./conversation.picture.ts";
import styles from "./conversational-ai.module.css";
import { lastCall } from "./ending.picture.ts";

const { meta, hero, benefits, voice, useCases, faq, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.conversationalAi.path} />
      <ServiceHero hero={hero} diagram={conversation} />
      <Assistant page="conversationalAi" tone="white" />
      <Section tone="paper" id="benefits" title={benefits.title} intro={benefits.intro}>
        <BenefitCarousel
          label={benefits.title}
          items={benefits.items}
          autoPlay={phoneAutoPlay}
          layout="columns"
          pictures={benefitPictures}
          figures={styles.figures}
        />
      </Section>
      <Section tone="night" id="voice" title={voice.title} intro={voice.intro}>
        <div className={styles.voice}>
          <CallTranscript />
          <ul>
            {voice.items.map(({ title, description }) => (
              <li key={title} className={styles.trait}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <UseCases
        section={useCases}
        layout="above"
        arrows="always"
        frame={styles.calls}
        panel={({ title, tasks, claims, handOver }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div data-tone="night" className={styles.says}>
              <h3 className={primitives.title}>{title}</h3>
              <CheckList label={labels.tasks} items={tasks} />
            </div>
            <Part label={labels.handOver} className={cx(panel.note, styles.handOver)}>
              <p>{handOver}</p>
            </Part>
            <Part label={labels.claims} className={styles.impact}>
              <div className={styles.claims}>
                {claims.map((claim) => (
                  <Statistic key={claim.label} claim={claim} />
                ))}
              </div>
            </Part>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} picture={lastCall} place={cx(place.mint, styles.closing)}>
        <div className={primitives.wideOnly}>
          <ServiceNote note={handoverNote} />
        </div>
      </ServiceClosing>
    </>
  );
}
