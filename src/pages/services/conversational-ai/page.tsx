import { conversationalAi as content } from "../../../../content/services/conversational-ai.ts";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Assistant } from "../../assistant.tsx";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { Statistic } from "../statistic.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Note, Part, UseCases } from "../use-cases.tsx";
import { Benefits } from "./benefits.tsx";
import { conversation } from "./conversation.picture.ts";
import styles from "./use-case.module.css";
import voiceStyles from "./voice-features.module.css";
import { call } from "./waveform.picture.ts";

const { meta, hero, benefits, voice, useCases, closing } = content;
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
          <Illustration picture={call} className={voiceStyles.wave} />
          <ul className={cx(primitives.four, voiceStyles.parts)}>
            {voice.items.map(({ icon, title, description }) => (
              <li key={title} className={voiceStyles.part}>
                <span className={voiceStyles.icon}>
                  <Icon name={icon} />
                </span>
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
        panel={({ title, description, tasks, claims, handOver }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div className={cx(panel.opening, styles.opening)}>
              <h3 className={primitives.title}>{title}</h3>
              <p className={panel.text}>{description}</p>
            </div>
            <CheckList label={labels.tasks} items={tasks} />
            <Part label={labels.claims}>
              <div className={styles.claims}>
                {claims.map((claim) => (
                  <Statistic key={claim.label} claim={claim} />
                ))}
              </div>
            </Part>
            <Note label={labels.handOver} text={handOver} />
          </div>
        )}
      />
      <ServiceClosing closing={closing} />
    </>
  );
}
