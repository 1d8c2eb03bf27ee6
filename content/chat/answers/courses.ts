import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { noCodeStarts } from "../../training/dates.ts";
import type { Reply } from "../answer.ts";
import { engineerStarts, fullWebinar, prices } from "./words.ts";

const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const corporate = urls.corporateTraining.path;
const agreement = urls.agreement.path;

/** What is asked of a course that nobody named. */
export const courseAnswers: readonly Reply[] = [
  {
    intent: "which-courses-do-you-offer",
    text: `There are three: the AI/ML/GenAI Engineer course, 4 months from first Python to working agents (${engineer}); the No Code Agentic AI Course, 6 weeks without programming (${noCode}); and corporate training for teams (${corporate}).`,
    href: null,
  },
  {
    intent: "how-much-is-the-course",
    text: `The No Code Agentic AI Course costs ${prices}. For the AI/ML/GenAI Engineer course (${engineer}) and for corporate training the trainings team tells you the price: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    intent: "how-much-is-the-course-and-when",
    text: (dates) =>
      `The No Code Agentic AI Course costs ${prices}. ${noCodeStarts(dates)} For the AI/ML/GenAI Engineer course (${engineer}) the trainings team tells you both: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    intent: "when-does-it-start",
    text: (dates) => `${noCodeStarts(dates)} ${engineerStarts(dates)} The site names no later dates.`,
    href: noCode,
  },
  {
    intent: "how-long-is-the-course",
    text: `The No Code Agentic AI Course takes 6 weeks (${noCode}), the AI/ML/GenAI Engineer course 4 months.`,
    href: engineer,
  },
  {
    intent: "do-i-need-to-code",
    text: `You need not know how to program. In the No Code Agentic AI Course you draw workflows and write instructions; you do not program (${noCode}). The AI/ML/GenAI Engineer course teaches Python from the start, and beginners are welcome.`,
    href: engineer,
  },
  {
    intent: "who-teaches",
    text: `Expert instructors, who work with the tools they teach, give the classes live online. The site does not name them one by one; the trainings team can tell you more: ${site.trainingsEmail}.`,
    href: engineer,
  },
  {
    intent: "is-there-a-certificate",
    text: `Both courses end with a Certificate of Completion for a grade of 80% or more, in work that your instructors have assessed: ${noCode} and ${engineer}. It is a course’s certificate: the agreement of the No Code Agentic AI Course says that its certificate is neither an academic degree nor a professional license, and the site does not name a body that accredits it.`,
    href: agreement,
  },
  {
    intent: "is-the-certificate-printed-or-a-pdf",
    text: `The site does not say in which form the certificate comes. The trainings team can tell you: ${site.trainingsEmail}.`,
    href: urls.contact.path,
  },
  {
    intent: "can-i-switch-courses",
    text: `The site does not say whether you can change to another course, or pause and go on later. To join a later cohort of the No Code Agentic AI Course you need our consent by email (${agreement}): write to ${site.trainingsEmail}.`,
    href: agreement,
  },
  {
    intent: "classes-on-holidays",
    text: `The site does not say whether classes pause on holidays. The trainings team can tell you: ${site.trainingsEmail}.`,
    href: urls.contact.path,
  },
  {
    intent: "credits-for-the-course",
    text: `The site does not say whether a university or an association counts our courses toward a degree or credits: no body that accredits the certificate is named, and that of the No Code Agentic AI Course is no academic degree. The trainings team can tell you more: ${site.trainingsEmail}.`,
    href: urls.contact.path,
  },
  {
    intent: "are-the-classes-recorded",
    text: `In the AI/ML/GenAI Engineer course every session is recorded and available on demand, and the recordings stay open to you for good. Classes of the No Code Agentic AI Course may be recorded, and recordings that we share with your cohort count as its materials (${agreement}).`,
    href: engineer,
  },
  {
    intent: "are-the-courses-online",
    text: `Both courses are live online classes: ${noCode} and ${engineer}. The site does not name the program in which they are held. Corporate training is scheduled around your shifts, releases and time zones.`,
    href: corporate,
  },
  {
    intent: "do-you-help-me-find-a-job",
    text: "The AI/ML/GenAI Engineer course includes career support: resume review, interview preparation and a hiring-partner network. We do not promise a job.",
    href: engineer,
  },
  {
    intent: "how-do-i-enroll",
    text: `For the No Code Agentic AI Course choose a plan at ${noCode}, accept the agreement and continue to payment. For the AI/ML/GenAI Engineer course register with the form on its page; the trainings team (${site.trainingsEmail}) answers with dates and price.`,
    href: engineer,
  },
  {
    intent: "which-course-is-right-for-me",
    text: `To build agents without programming, take the No Code Agentic AI Course: 6 weeks (${noCode}). To become an engineer, from first Python to models and agents, take the AI/ML/GenAI Engineer course: 4 months (${engineer}). The trainings team tells you which one fits.`,
    href: urls.contact.path,
  },
  {
    intent: "can-i-take-both-courses",
    text: `The site does not say whether you can take both courses at once, and names no price for both. The No Code Agentic AI Course has four evening classes a week for 6 weeks (${noCode}); the AI/ML/GenAI Engineer course takes about 7–10 hours a week for 4 months. Ask the trainings team: ${site.trainingsEmail}.`,
    href: engineer,
  },
  {
    intent: "should-i-learn-it-myself-or-have",
    text: `Both are possible: people who run a process can build small automations and agents themselves after a course like the No Code Agentic AI Course (${noCode}). If you would sooner have it built, our work on AI automations (${urls.aiAutomations.path}) begins with walking through the process as it runs today.`,
    href: urls.contact.path,
  },
  {
    intent: "how-are-you-different-from-other-course",
    text: `Classes are live, with instructors who work with the tools they teach, and you build projects of your own: agents in the No Code Agentic AI Course (${noCode}), programs and models in the AI/ML/GenAI Engineer course (${engineer}). Access to materials and recordings is for life, and a grade of 80% or more earns a certificate. The site does not compare itself with other providers.`,
    href: urls.contact.path,
  },
  {
    intent: "how-is-the-grade-made",
    text: `In the No Code Agentic AI Course the instructors explain at the start of the cohort how projects and exercises count toward the grade (${agreement}). In the AI/ML/GenAI Engineer course the certificate takes an active part and 80% or more across the assessments (${engineer}).`,
    href: agreement,
  },
  {
    intent: "should-i-train-my-people-or-hire",
    text: `Both are possible: a program teaches your own people (${corporate}), and our talent network brings in specialists for a few hours, a phase or the whole project (${urls.talentForClients.path}). Describe the work, and we tell you what a first step together would involve and cost.`,
    href: urls.contact.path,
  },
  {
    intent: "what-projects-will-i-build",
    text: `In the AI/ML/GenAI Engineer course you finish four guided projects and a capstone whose subject you set yourself. In the No Code Agentic AI Course each module ends in something you can use, and its last class presents your prototype (${noCode}).`,
    href: engineer,
  },
  {
    intent: "how-much-time-do-i-need-each",
    text: (dates) =>
      dates.next["no-code"].open === null
        ? "Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has four live classes a week, and projects between them."
        : `Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has live classes ${dates.next["no-code"].line.schedule}, and projects between them.`,
    href: engineer,
  },
  {
    intent: "do-i-keep-access-to-the-materials",
    text: "You have lifetime access in both courses: to the materials of the No Code Agentic AI Course, and to the recordings and updates of the AI/ML/GenAI Engineer course, which stay open to you for good. It does not end with your cohort.",
    href: agreement,
  },
  {
    intent: "is-it-free",
    text: (dates) =>
      dates.next.webinar.open === null
        ? `${fullWebinar(dates)}The free webinar shows how the No Code Agentic AI Course works before you pay for it; its next date will be announced at ${noCode}. The articles at ${urls.blogs.path} are free too.`
        : `The free webinar on ${dates.next.webinar.line.starts} shows how the No Code Agentic AI Course works before you pay for it: register at ${noCode}. The articles at ${urls.blogs.path} are free too.`,
    href: noCode,
  },
];
