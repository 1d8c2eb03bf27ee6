import { useLoaderData } from "react-router";
import { forms } from "../../../../content/forms.ts";
import { engineerCourse } from "../../../../content/training/ai-ml-genai-course.ts";
import { notebookPage } from "../../../../content/training/exhibits.ts";
import { grow } from "../../../components/banner/grow.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import codeFont from "../../../components/code-font/code-font.module.css";
import { cx } from "../../../components/cx.ts";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import primitives from "../../../components/primitives.module.css";
import { columnClass, Section, sectionClass } from "../../../components/section/section.tsx";
import type { CohortWords, CourseDates } from "../../../shared/cohorts/course-dates.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { urls } from "../../../shared/urls.ts";
import { Accordion } from "../../../widgets/accordion/accordion.tsx";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { Hand } from "../../../widgets/exhibit/hand.tsx";
import { Paper } from "../../../widgets/exhibit/paper.tsx";
import { Questions } from "../../../widgets/faq/questions.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { JsonLd } from "../../../widgets/json-ld/json-ld.tsx";
import { Marquee } from "../../../widgets/marquee/marquee.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { courseData } from "../course-data.ts";
import { CalendarLink, NextDate } from "../course-parts.tsx";
import styles from "./ai-ml-genai-course.module.css";
import { gainPictures } from "./gains.picture.ts";
import { LessonChart } from "./lesson-chart.tsx";
import { BlockLessons } from "./lessons.tsx";

const { meta, hero, tools, gains, curriculum, facts, registration, faq, closing } = engineerCourse;

const isFirst = ({ term }: { term: string }) => facts.first.includes(term);

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
        aside={<Facts starts={(open ?? full) === null ? null : line.starts} cohort={open} />}
        drawingAt="foot"
        drawing={<LessonChart blocks={curriculum.items} chart={hero.chart} />}
      />
      <Marquee title={tools.title} items={tools.items} />
      <section className={sectionClass}>
        <div className={cx(columnClass, primitives.beside, styles.gains)}>
          <NotebookPage />
          <div className={styles.ten}>
            <h2>{gains.title}</h2>
            <BenefitCarousel
              label={gains.title}
              items={gains.items}
              autoPlay={phoneAutoPlay}
              layout="pairs"
              pictures={gainPictures}
              figures={styles.gained}
            />
          </div>
        </div>
      </section>
      <Section tone="white" id={programsId} offset="80px" title={curriculum.title}>
        <div className={cx(primitives.beside, styles.columns)}>
          <Accordion
            items={curriculum.items.map((block) => ({
              id: block.id,
              title: block.title,
              note: block.label,
              content: <BlockLessons block={block} sessionsTitle={curriculum.sessionsTitle} />,
            }))}
          />
          <div className={styles.more}>
            <DescriptionList
              rows={facts.items.filter((fact) => !isFirst(fact) && fact.term !== facts.certificate)}
              layout="under"
            />
          </div>
        </div>
      </Section>
      <FormSection
        id={registrationId}
        content={registration}
        form={forms.course}
        offset="80px"
        under={
          <div className={styles.questions}>
            <h3 className={styles.faqTitle}>{faq.title}</h3>
            <Questions items={faq.items} email={closing.email} />
          </div>
        }
      >
        {(open ?? full) !== null && <NextDate {...line} cohort={open} />}
      </FormSection>
      <MailBanner {...closing} ending={grow} />
    </>
  );
}

/** The sheet of facts in the first screen. What is not set yet is one sentence. */
function Facts({ starts, cohort }: { starts: string | null; cohort: CohortWords | null }) {
  const { terms, rating, badges, certificateNote } = hero;
  const first = facts.items.filter(isFirst);
  const dated =
    starts === null
      ? [{ term: terms.undated, detail: facts.undated }]
      : [{ term: facts.starts, detail: starts }, facts.price];
  return (
    <div className={styles.first}>
      <DescriptionList
        rows={[
          { term: rating.label, detail: rating.value },
          { term: facts.first[0], detail: first.map(({ detail }) => detail).join(", ") },
          { term: terms.badges, detail: badges.join(", ") },
          { term: facts.certificate, detail: certificateNote },
          ...dated,
        ]}
      />
      {cohort !== null && <CalendarLink cohort={cohort} />}
    </div>
  );
}

/** A mistake, crossed out, and its correction. */
function NotebookPage() {
  const { cells, labels, title, intro, heading, caption, sheet } = notebookPage;
  return (
    <div>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <Paper caption={caption} sheet={sheet} className={codeFont.coded}>
        <div className={styles.page}>
          <h3>{heading}</h3>
          {cells.map(({ code, result, remark, hand, isWrong }, at) => {
            const Code = isWrong ? "del" : "span";
            return (
              <div key={result} className={styles.cell}>
                <b>{`${labels.input} [${at + 1}]`}</b>
                <pre>
                  <code translate="no">
                    <Code>{code.join("\n")}</Code>
                  </code>
                </pre>
                <p>
                  <b>{`${labels.output} [${at + 1}]`}</b>
                  {result}
                </p>
                <Hand {...hand} text={remark} height={70} />
              </div>
            );
          })}
        </div>
      </Paper>
    </div>
  );
}
