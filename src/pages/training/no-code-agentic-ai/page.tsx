import { forms } from "../../../../content/forms.ts";
import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import { Section } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { Curriculum } from "../curriculum.tsx";
import classStyles from "./classes.module.css";
import styles from "./no-code.module.css";
import { Plans } from "./plans.tsx";
import { moduleId, Timeline } from "./timeline.tsx";
import { WorkflowDrawing } from "./workflow-drawing.tsx";

const { meta, hero, why, path, curriculum, details, enrollment, webinar, closing } = noCodeCourse;

const enrollmentId = "enrollment";
const webinarId = "webinar";

/** Choosing a dot turns it off. */
const benefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["dot"] };

export function Page() {
  return (
    <>
      <PageHead {...meta} path={urls.noCodeAgenticAi.path} />
      <Hero
        drawingAt="beside"
        content={hero}
        sections={[enrollmentId, webinarId]}
        drawing={<WorkflowDrawing label={hero.canvas.label} />}
      />
      <Section tone="white" layout="split" title={why.title} intro={why.intro}>
        <BenefitCarousel label={why.title} items={why.items} autoPlay={benefitsAutoPlay} layout="rows" />
      </Section>
      <Section tone="paper" title={path.title} intro={path.intro}>
        <Timeline path={path} modules={curriculum.items} />
      </Section>
      <Section tone="white" title={curriculum.title} intro={curriculum.intro}>
        <Curriculum
          items={curriculum.items.map((module, at) => ({
            id: moduleId(module),
            title: module.title,
            mark: String(module.number),
            note: module.range,
            open: at === 0,
            content: (
              <>
                <p className={classStyles.description}>{module.description}</p>
                <ol>
                  {module.classes.map(({ number, title, workshop }) => (
                    <li key={number} className={classStyles.class}>
                      <span className={classStyles.number}>{number}</span>
                      <span className={workshop && classStyles.workshop}>{title}</span>
                    </li>
                  ))}
                </ol>
              </>
            ),
          }))}
          facts={details}
          action={hero.action}
          actionTo={enrollmentId}
        />
      </Section>
      <Section tone="night" id={enrollmentId} offset="80px" title={enrollment.title} intro={enrollment.intro}>
        <Plans {...enrollment} />
      </Section>
      <FormSection id={webinarId} content={webinar} form={forms.webinar} offset="80px">
        <p className={styles.date}>
          <Icon name="calendar" />
          {webinar.date}
        </p>
        <div>
          <h3 className={styles.topicsTitle}>{webinar.topicsTitle}</h3>
          <ul>
            {webinar.topics.map((topic) => (
              <li key={topic} className={styles.topic}>
                {topic}
              </li>
            ))}
          </ul>
        </div>
      </FormSection>
      <MailBanner {...closing} />
    </>
  );
}
