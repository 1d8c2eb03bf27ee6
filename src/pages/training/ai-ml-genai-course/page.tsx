import { useLoaderData } from "react-router";
import { forms } from "../../../../content/forms.ts";
import { engineerCourse } from "../../../../content/training/ai-ml-genai-course.ts";
import { notebookPage } from "../../../../content/training/exhibits.ts";
import type { EngineerCoursePage } from "../../../../content/training/types.ts";
import { grow } from "../../../components/banner/grow.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { Icon } from "../../../components/icon/icon.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import { Steps } from "../../../components/steps/steps.tsx";
import type { CourseDates } from "../../../shared/cohorts/course-dates.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { urls } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { Exhibit } from "../../../widgets/exhibit/exhibit.tsx";
import { FaqSection } from "../../../widgets/faq/faq-section.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { JsonLd } from "../../../widgets/json-ld/json-ld.tsx";
import { Marquee } from "../../../widgets/marquee/marquee.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { courseData } from "../course-data.ts";
import { Curriculum, NextDate } from "../course-parts.tsx";
import styles from "./ai-ml-genai-course.module.css";
import { LessonChart } from "./lesson-chart.tsx";
import { BlockLessons } from "./lessons.tsx";

const { meta, hero, tools, gains, curriculum, facts, registration, faq, closing } = engineerCourse;

const programsId = "programs";
const registrationId = "registration";

export function load(api: SiteApi): Promise<CourseDates> {
  return api.courseDates();
}

export function Page() {
  const dates = useLoaderData<typeof load>();
  const { open, full, line } = dates.next.engineer;
  return (
    <>
      <PageHead {...meta} path={urls.aiMlGenAiCourse.path} />
      <JsonLd
        data={courseData({
          name: meta.title,
          description: meta.description,
          path: urls.aiMlGenAiCourse.path,
          duration: "P4M",
          cohorts: open === null ? [] : [open],
        })}
      />
      <Hero
        content={hero}
        sections={[registrationId, programsId]}
        aside={<Highlights hero={hero} />}
        drawingAt="foot"
        drawing={<LessonChart blocks={curriculum.items} chart={hero.chart} />}
      />
      <Marquee title={tools.title} items={tools.items} />
      <Section tone="paper" layout="split" title={gains.title} intro={gains.intro}>
        <BenefitCarousel label={gains.title} items={gains.items} autoPlay={phoneAutoPlay} layout="columns" />
      </Section>
      <Section tone="white" id={programsId} offset="80px" title={curriculum.title}>
        <Curriculum
          items={curriculum.items.map((block, at) => ({
            id: block.id,
            title: block.title,
            mark: block.range,
            note: block.label,
            open: at === 0,
            content: <BlockLessons block={block} sessionsTitle={curriculum.sessionsTitle} />,
          }))}
          facts={facts}
          action={hero.action}
          actionTo={registrationId}
        />
        <p className={primitives.statement}>{curriculum.intro}</p>
      </Section>
      <NotebookPage />
      <FormSection id={registrationId} content={registration} form={forms.course} offset="80px">
        {(open ?? full) !== null && <NextDate {...line} cohort={open} />}
        <Steps steps={registration.steps} />
      </FormSection>
      <FaqSection faq={faq} email={closing.email} />
      <MailBanner {...closing} ending={grow("course", 36, 6)} />
    </>
  );
}

function Highlights({ hero }: { hero: EngineerCoursePage["hero"] }) {
  return (
    <>
      <p className={styles.rating}>
        <b className={styles.value}>{hero.rating.value}</b>
        <span className={primitives.soft}>{hero.rating.label}</span>
      </p>
      <ul className={styles.notes}>
        {hero.badges.map(({ icon, label }) => (
          <li key={label} className={styles.badge}>
            <Icon name={icon} />
            {label}
          </li>
        ))}
        <li className={primitives.soft}>
          <Icon name="award" />
          {hero.certificateNote}
        </li>
      </ul>
    </>
  );
}

/** A mistake, crossed out, and its correction. */
function NotebookPage() {
  const { cells, labels, ...exhibit } = notebookPage;
  return (
    <Exhibit {...exhibit} className={styles.page}>
      {cells.map(({ code, result, remark, isWrong }, at) => {
        const Code = isWrong ? "del" : "span";
        return (
          <div key={result} className={styles.cell}>
            <pre>
              <b>{`${labels.input} [${at + 1}]`}</b>
              <code translate="no">
                <Code>{code.join("\n")}</Code>
              </code>
            </pre>
            <p>
              <b>{`${labels.output} [${at + 1}]`}</b>
              {result}
            </p>
            <p className={styles.remark}>{remark}</p>
          </div>
        );
      })}
    </Exhibit>
  );
}
