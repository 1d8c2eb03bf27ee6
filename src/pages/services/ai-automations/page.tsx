import { aiAutomations as content } from "../../../../content/services/ai-automations.ts";
import { limits } from "../../../../content/services/exhibits.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { urls } from "../../../shared/urls.ts";
import place from "../../../widgets/form-ground/form-ground.module.css";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { ServiceNote } from "../service-note.tsx";
import { ServiceClosing } from "../service-parts.tsx";
import panel from "../use-cases.module.css";
import { CheckList, Part, Statistic, UseCases } from "../use-cases.tsx";
import { nextMorning } from "./night.picture.ts";
import { Night } from "./night.tsx";
import { RunRecord } from "./run-record.tsx";
import styles from "./use-case.module.css";

const { meta, useCases, faq, closing } = content;
const { labels } = useCases;

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.aiAutomations.path} />
      <Night />
      <RunRecord />
      <UseCases
        section={useCases}
        layout="above"
        panel={({ title, applications, impact, integration }) => (
          <div className={cx(panel.panel, styles.panel)}>
            <div className={panel.opening}>
              <h3 className={primitives.title}>{title}</h3>
              <CheckList label={labels.applications} items={applications} />
            </div>
            <Part label={labels.impact} className={cx(panel.opening, styles.impact)}>
              {impact.claim !== undefined && <Statistic claim={impact.claim} />}
              <p className={impact.claim === undefined ? panel.quote : panel.text}>{impact.description}</p>
            </Part>
            <Part label={labels.integration} className={cx(panel.note, panel.line)}>
              <p>{integration}</p>
            </Part>
          </div>
        )}
      />
      <ServiceClosing faq={faq} closing={closing} picture={nextMorning} place={cx(place.pine, place.left)}>
        <div className={primitives.wideOnly}>
          <ServiceNote note={limits} />
        </div>
      </ServiceClosing>
    </>
  );
}
