import { useLoaderData } from "react-router";
import { withDates } from "../../../../content/dated.ts";
import { forms } from "../../../../content/forms.ts";
import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import { promotion } from "../../../../content/training/plans.ts";
import { MailBanner } from "../../../components/banner/mail-banner.tsx";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import type { CourseDates } from "../../../shared/cohorts/course-dates.ts";
import type { SiteApi } from "../../../shared/site-api.ts";
import { urls, waitlistId } from "../../../shared/urls.ts";
import { BenefitCarousel } from "../../../widgets/carousel/benefit-carousel.tsx";
import { type AutoPlay, phoneAutoPlay } from "../../../widgets/carousel/use-rotation.ts";
import { FaqSection } from "../../../widgets/faq/faq-section.tsx";
import { FormSection } from "../../../widgets/form-section/form-section.tsx";
import { Hero } from "../../../widgets/hero/hero.tsx";
import { JsonLd } from "../../../widgets/json-ld/json-ld.tsx";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { courseData, eventData } from "../course-data.ts";
import { Curriculum, Lessons, NextDate } from "../course-parts.tsx";
import styles from "./no-code.module.css";
import { Plans } from "./plans.tsx";
import { PromptSheet } from "./prompt-sheet.tsx";
import { moduleId, Timeline } from "./timeline.tsx";
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
        facts={
          <div className={styles.facts}>
            <DescriptionList rows={facts} />
          </div>
        }
        sections={[enrollmentId, webinarId]}
        drawing={<WorkflowDrawing />}
      />
      <Section tone="white" layout="split" title={why.title} intro={why.intro}>
        <BenefitCarousel label={why.title} items={why.items} autoPlay={benefitsAutoPlay} layout="rows" />
      </Section>
      <Section tone="paper" title={path.title}>
        <Timeline path={path} modules={curriculum.items} />
        <p className={primitives.statement}>{path.intro}</p>
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
      <PromptSheet />
      <Section tone="night" id={enrollmentId} offset="80px" title={enrollment.title} intro={enrollment.intro}>
        <Plans
          enrollment={enrollment}
          promotion={promotion(dates)}
          waitlist={course.open === null ? { to: waitlistId, label: waitlist.action } : null}
        />
      </Section>
      <FaqSection faq={faq} email={closing.email} />
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
      >
        <NextDate starts={dated.date} cohort={nextWebinar.open} />
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
