import { useLoaderData } from "react-router";
import { withDates } from "../../../../content/dated.ts";
import { forms } from "../../../../content/forms.ts";
import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import { promotion } from "../../../../content/training/plans.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { wire } from "../../../components/banner/wire.ts";
import bulleted from "../../../components/bulleted.module.css";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { columnClass, Section, sectionClass } from "../../../components/section/section.tsx";
import type { CourseDates } from "../../../shared/cohorts/course-dates.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { urls, waitlistId } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { Questions } from "../../../widgets/faq/questions.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { JsonLd } from "../../../widgets/json-ld/json-ld.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { courseData, eventData } from "../course-data.ts";
import { Curriculum, Lessons, NextDate } from "../course-parts.tsx";
import styles from "./no-code.module.css";
import { Plans } from "./plans.tsx";
import { PromptSheet } from "./prompt-sheet.tsx";
import { reasonPictures } from "./reasons.picture.ts";
import { Timeline } from "./timeline.tsx";
import { WorkflowDrawing } from "./workflow-drawing.tsx";

const { meta, hero, why, path, curriculum, enrollment, faq, waitlist, webinar, closing } = noCodeCourse;

export function load(api: SiteApi): Promise<CourseDates> {
  return api.courseDates();
}

const enrollmentId = "enrollment";
const webinarId = "webinar";

/** Choosing a dot turns it off. */
const benefitsAutoPlay: AutoPlay = { ...phoneAutoPlay, turnedOffBy: ["dot"] };

export function Page() {
  const dates = useLoaderData<typeof load>();
  const { "no-code": course, webinar: nextWebinar } = dates.next;
  const {
    facts,
    details,
    webinar: dated,
  } = withDates({ facts: hero.facts, details: noCodeCourse.details, webinar }, dates);
  return (
    <>
      <PageHead {...meta} path={urls.noCodeAgenticAi.path} />
      <JsonLd
        data={courseData({
          name: meta.title,
          description: meta.description,
          path: urls.noCodeAgenticAi.path,
          duration: "P6W",
          cohorts: dates.agreement.cohorts,
        })}
      />
      {nextWebinar.open !== null && (
        <JsonLd
          data={eventData({
            course: "webinar",
            description: webinar.intro,
            path: urls.noCodeAgenticAi.path,
            date: nextWebinar.open,
          })}
        />
      )}
      <Hero
        drawingAt="beside"
        content={hero}
        facts={facts}
        sections={[enrollmentId, webinarId]}
        drawing={<WorkflowDrawing />}
      />
      <section className={cx(sectionClass, styles.white)} data-tone="white">
        <div className={cx(columnClass, primitives.beside, styles.why)}>
          <div>
            <h2>{why.title}</h2>
            <p className={cx(primitives.lead, styles.lead)}>{why.intro}</p>
            <BenefitCarousel
              label={why.title}
              items={why.items}
              autoPlay={benefitsAutoPlay}
              layout="pairs"
              pictures={reasonPictures}
              figures={styles.reasons}
            />
          </div>
          <PromptSheet />
        </div>
      </section>
      <Section tone="paper" title={path.title} intro={curriculum.intro}>
        <Timeline path={path} />
        <Curriculum
          items={curriculum.items.map((module, at) => ({
            id: `module-${module.number}`,
            title: module.title,
            mark: String(module.number),
            note: (
              <>
                {module.range}
                <span className={styles.result}>: {path.items[at]?.description.toLowerCase()}</span>
              </>
            ),
            content: (
              <Lessons
                description={module.description}
                lessons={module.classes}
                marked={module.classes.flatMap(({ number, workshop }) => (workshop ? [number] : []))}
              />
            ),
          }))}
          facts={details}
          next={course.open}
          action={hero.action}
          actionTo={enrollmentId}
        />
      </Section>
      <Section tone="night" id={enrollmentId} offset="80px" title={enrollment.title} intro={enrollment.intro}>
        <Plans
          enrollment={enrollment}
          promotion={promotion(dates)}
          waitlist={course.open === null ? { to: waitlistId, label: waitlist.action } : null}
        />
      </Section>
      {course.open === null && (
        <FormSection id={waitlistId} content={waitlist} form={forms.noCodeWaitlist} offset="80px">
          <NextDate starts={course.line.starts} cohort={null} />
        </FormSection>
      )}
      <FormSection
        id={webinarId}
        content={nextWebinar.open === null ? webinar.waitlist : webinar}
        form={nextWebinar.open === null ? forms.webinarWaitlist : forms.webinar}
        offset="80px"
        under={
          <>
            <h3 className={styles.topicsTitle}>{faq.title}</h3>
            <Questions items={faq.items} email={closing.email} />
          </>
        }
      >
        <NextDate starts={dated.date} cohort={nextWebinar.open} />
        <ul className={cx(bulleted.bulleted, styles.topics)}>
          {webinar.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </FormSection>
      <MailBanner {...closing} ending={wire} />
    </>
  );
}
