import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { engineerCourse } from "../../training/ai-ml-genai-course.ts";
import type { Reply } from "../answer.ts";

const about = "engineer";
const href = urls.aiMlGenAiCourse.path;
const tools = engineerCourse.tools.items;

/** The lessons are told a few at a time: from each of these on, until the next. */
const firstLessons = [1, 8, 16, 23, 30, 36, 42, 48, 54, 60, 67, 74];
const lessons = engineerCourse.curriculum.items.flatMap((block) => block.lessons);

// The last lesson has an answer of its own.
const lessonAnswers = firstLessons.map((first, at) => {
  const next = firstLessons[at + 1] ?? lessons.length;
  const titles = lessons.slice(first - 1, next - 1).map(({ title }) => title);
  return {
    intent: `lessons-from-${first}`,
    text: `Lessons ${first}–${next - 1} of the AI/ML/GenAI Engineer course: ${titles.join("; ")}.`,
  };
});

/** The lessons that are projects, by their numbers. */
const projects = engineerCourse.curriculum.items
  .flatMap((block) => block.lessons.filter(({ number }) => block.projects.includes(number)))
  .map(
    ({ number, title }) =>
      `lesson ${number}, ${title.replace(/^Project: |^Capstone(?= )/, (start) => (start === "Capstone" ? "capstone" : ""))}`,
  )
  .join("; ");

/** The AI/ML/GenAI Engineer course. */
export const engineerAnswers: readonly Reply[] = (
  [
    {
      intent: "what-is-the-price-of-the-ai",
      text: `The site states no price for the AI/ML/GenAI Engineer course, and no way of payment; installment plans are available. Register on its page, and the trainings team (${site.trainingsEmail}) answers with the start date, the class times and the price.`,
    },
    {
      intent: "when-does-the-ai-ml-genai-course",
      text: ({ next: { engineer } }) =>
        engineer.open === null && engineer.full === null
          ? `The date and the class times of the next AI/ML/GenAI Engineer course will be announced; the site states none yet. Register on its page, and the trainings team (${site.trainingsEmail}) answers with the start date and the class times.`
          : `The AI/ML/GenAI Engineer course starts: ${engineer.line.starts}. Class times: ${engineer.line.schedule}. Register on its page.`,
    },
    {
      intent: "how-long-is-the-ai-ml-genai",
      text: "It takes 4 months: 120 hours of lessons in 80 lessons, and 4 AMA sessions in the two months after.",
    },
    {
      intent: "what-do-i-learn-in-the-ai",
      text: `Without any programming experience you learn to prepare data, train models, and put language models and agents to work in the AI/ML/GenAI Engineer course. The blocks: ${engineerCourse.curriculum.items.map(({ title }) => title).join("; ")}.`,
    },
    {
      intent: "do-i-need-programming-experience-for-the",
      text: "You need no programming experience: beginners are welcome. The first lessons teach Python from the start, and machine learning begins only after you have written programs of your own.",
    },
    {
      intent: "how-many-hours-a-week-does-the",
      text: "Plan about 7–10 hours a week. Most of that is live lessons; the rest goes into exercises and your current project. Missed sessions are recorded.",
    },
    {
      intent: "is-there-math-in-the-engineer-course",
      text: "The curriculum has statistics for modeling (distributions, correlation and sampling) and gradient descent, step by step. The site does not ask for any knowledge of mathematics before.",
    },
    {
      intent: "which-tools-does-the-engineer-course-cover",
      text: `In the AI/ML/GenAI Engineer course you work with ${tools.join(", ")}, and deploy to the cloud. Git and SQL have lessons of their own.`,
    },
    {
      intent: "are-there-ama-sessions-in-the-engineer",
      text: "Ask Me Anything: 4 AMA sessions, every two weeks for two months after the AI/ML/GenAI Engineer course, for whatever you meet once you work on your own.",
    },
    {
      intent: "is-there-a-community-of-the-engineer",
      text: `Membership in the community of the AI/ML/GenAI Engineer course is free for life, valued at $29/month. You can ask questions there or find a study partner. The site does not say where it meets: ask ${site.trainingsEmail}.`,
    },
    {
      intent: "how-big-are-the-groups-of-the",
      text: "The AI/ML/GenAI Engineer course has small cohorts. The site names no exact number.",
    },
    {
      intent: "what-do-others-say-about-the-course",
      text: "The AI/ML/GenAI Engineer course is rated 9.5/10. The site shows no individual reviews and does not say who rated it.",
    },
    {
      intent: "if-i-miss-a-lesson-of-the",
      text: "Every session is recorded and available on demand, so you can watch it before the next one and bring your questions there or to the community. The recordings stay open to you for life.",
    },
    {
      intent: "do-i-get-mentorship",
      text: "Lessons are live online, and instructors go through your code and reasoning with you and tell you what they would change first.",
    },
    {
      intent: "how-do-i-enroll-in-the-engineer",
      text: `Register with the form on the course’s page: the trainings team (${site.trainingsEmail}) answers with the start date, the class times and the price.`,
    },
    {
      intent: "refund-rules-for-the-engineer-course",
      text: `The site does not state the refund rules of the AI/ML/GenAI Engineer course: its terms are settled with you before you pay (${urls.termsOfService.path}). Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      intent: "is-the-exam-of-the-engineer-course",
      text: "The site does not mention an exam for the AI/ML/GenAI Engineer course: there are four guided projects and a capstone whose subject, data and measure of success you set yourself, and 80% or more across the assessments earns the Certificate of Completion.",
    },
    {
      intent: "what-does-the-registration-form-of-the",
      text: "The form asks for your name, your email address and where you are starting from; a phone number and questions are optional. Nothing has to be paid yet: we answer with the start of the next batch, its price and what applies if you cancel, and our message says how to secure your place.",
    },
    {
      intent: "certificate-of-the-engineer-course",
      text: `You receive a Certificate of Completion, for work that your instructors have assessed, if you take an active part in the course and reach 80% or more across the assessments. The course page speaks of “${engineerCourse.hero.certificateNote}”; it names no body that accredits them.`,
    },
    {
      intent: "are-the-lessons-of-the-engineer-course",
      text: "The updates that we make to the lessons of the AI/ML/GenAI Engineer course stay open to you for good, as do the recordings. The site does not say how often lessons are updated.",
    },
    {
      intent: "can-i-skip-the-python-lessons",
      text: `The site does not say whether you can leave out lessons of the AI/ML/GenAI Engineer course or pay for a part of it. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      intent: "which-computer-do-i-need-for-the",
      text: `The site does not say which computer the AI/ML/GenAI Engineer course needs. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      intent: "does-the-engineer-course-help-me-find",
      text: "Career guidance, interview and resume preparation have a lesson of their own, and the hiring-partner network opens to you. We do not promise a job, and the site names neither the partners nor a share of graduates who found work.",
    },
    {
      intent: "the-engineer-course-in-brief",
      text: `The AI/ML/GenAI Engineer course in brief: ${[engineerCourse.facts.price, ...engineerCourse.facts.items].map(({ term, detail }) => `${term}: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}`).join("; ")}.`,
    },
    {
      intent: "which-projects-are-in-the-engineer-course",
      text: `The blocks of the AI/ML/GenAI Engineer course end in projects: ${projects}. The capstone’s subject you set yourself.`,
    },
    {
      intent: "which-lessons-belong-to-which-block",
      text: `The blocks of the AI/ML/GenAI Engineer course: ${engineerCourse.curriculum.items.map(({ title, label, range }) => `${title} (${range === "80" ? "lesson 80 and the AMA sessions" : label.toLowerCase()})`).join("; ")}.`,
    },
    {
      intent: "what-is-included-in-the-engineer-course",
      text: "Enrollment in the AI/ML/GenAI Engineer course comes with the live lessons, their recordings and updates for good, four guided projects and a capstone, live mentorship, membership in the community, career support, and the certificate for a grade of 80% or more. Four AMA sessions follow in the two months after the course.",
    },
    {
      intent: "will-the-engineer-course-get-me-where",
      text: `${engineerCourse.closing.description} Write to the trainings team: ${site.trainingsEmail}.`,
    },
    ...lessonAnswers,
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
