import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { noCodeStarts } from "../../training/dates.ts";
import { noCodeCourse } from "../../training/no-code-agentic-ai.ts";
import { planBenefits, plans, priceWithCode, promotion, toolFees } from "../../training/plans.ts";
import type { Reply } from "../answer.ts";
import { codeNote, fullWebinar, prices } from "./words.ts";

const href = urls.noCodeAgenticAi.path;
const agreement = urls.agreement.path;
const { professionals, students } = plans;
const modules = noCodeCourse.curriculum.items;
const outcomes = noCodeCourse.path.items.map(({ description }) =>
  description.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
);
const about = "no-code";
const workshops = modules.flatMap(({ classes }) =>
  classes.filter(({ workshop }) => workshop).map(({ title }) => title.replace(/^Workshop: /, "")),
);
const missedClass = noCodeCourse.faq.items.find(({ id }) => id === "missed-class")?.answer ?? "";

/** The No Code Agentic AI Course. */
export const noCodeAnswers: readonly Reply[] = [
  {
    about,
    intent: "what-is-the-price-of-the-no",
    text: (dates) => `It costs ${prices}.${codeNote(dates)}`,
    href,
  },
  {
    about,
    intent: "what-is-the-price-of-the-no-2",
    text: (dates) =>
      `Students, graduates and unemployed juniors pay ${students.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    intent: "what-is-the-price-of-the-no-2-2",
    text: (dates) =>
      `Founders and professionals, technical or not, pay ${professionals.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    intent: "do-i-have-to-prove-that-i",
    text: `The plan for ${students.priceDisplay} is for students, graduates and unemployed juniors. By choosing a plan you confirm that it describes you on the day you enroll, and we may ask for proof. If the student plan does not apply to you, the difference between the two prices becomes due.`,
    href: agreement,
  },
  {
    about,
    intent: "what-do-i-get-for-the-price",
    text: `Both plans lead to the same classes: ${professionals.priceDisplay} for professionals, ${students.priceDisplay} for students. Each includes: ${planBenefits.join(", ").toLowerCase()}. The certificate needs a grade of 80% or higher. n8n and Lovable sell their own subscriptions.`,
    href,
  },
  {
    about,
    intent: "start-date-and-price-of-the-no",
    text: (dates) => `It costs ${prices}, and takes 6 weeks. ${noCodeStarts(dates)}`,
    href,
  },
  {
    intent: "is-there-a-discount",
    text: ({ offer }) =>
      offer === null
        ? `There is no promotion code at present. The No Code Agentic AI Course costs ${prices}. The website does not name any discount.`
        : `The only code on our website is ${offer.code}: $${offer.amount} off either plan of the No Code Agentic AI Course, with limited validity. With it professionals and founders pay ${priceWithCode(professionals, offer.amount)}, and students, graduates and unemployed juniors ${priceWithCode(students, offer.amount)}. Use it at checkout. The website does not name any other discount.`,
    href,
  },
  {
    intent: "how-do-i-apply-the-promo-code",
    text: (dates) => {
      const code = promotion(dates);
      return code === null
        ? "There is no promotion code at present."
        : `You use ${code.code} at checkout. It counts once for each enrollment, and not for a payment already made. It counts today, and its validity is limited: we may end it at any time. Enrollments paid for by then keep the reduced price. It has no cash value. Where the checkout takes no payment, it shows the price before any discount: mention the code with your request, and we take it off when we write to you about the payment.`;
    },
    href: agreement,
  },
  {
    about,
    intent: "when-does-the-no-code-course-start",
    text: (dates) =>
      `${noCodeStarts(dates)} All classes are live online, Monday to Thursday; Friday to Sunday stay free for building. Times are in the Central time zone, as in Plano, Texas. Later dates are not on our website yet: they are announced on the course’s page, and the trainings team can tell you more.`,
    href,
  },
  {
    about,
    intent: "how-long-is-the-no-code-course",
    text: (dates) => `It takes 6 weeks: 24 live online classes in 6 modules of 4. ${noCodeStarts(dates)}`,
    href,
  },
  {
    about,
    intent: "what-do-i-learn-in-the-no",
    text: `In six weeks of live evening classes you build AI agents without programming. The modules: ${modules.map(({ title }) => title).join("; ")}. Webhooks are in the third.`,
    href,
  },
  {
    about,
    intent: "what-will-i-build-in-the-no",
    text: `You finish each week with something you can use: ${outcomes.map((kept, at) => `${at + 1}. ${kept}`).join("; ")}. The last class is demo day.`,
    href,
  },
  ...modules.map(
    ({ title, description, classes }, at): Reply => ({
      about,
      intent: `module-${at + 1}`,
      text: `Week ${at + 1} of the No Code Agentic AI Course: ${title}. ${description} The classes: ${classes.map((one) => one.title).join("; ")}.`,
      href,
    }),
  ),
  {
    intent: "what-is-an-ai-agent",
    text: "Agents read, decide and act in the tools you already use: a language model with memory and tools, within limits set beforehand. In the No Code Agentic AI Course you build some without programming.",
    href,
  },
  {
    about,
    intent: "do-i-need-to-code-for-the",
    text: `You do not program: you connect blocks on a canvas and describe screens in plain words. It is made for people who know a process well and would like to see it run by itself. If you can sketch a process on paper, you can follow the first class. Python is taught in the AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}).`,
    href,
  },
  {
    about,
    intent: "which-tools-do-we-use-in-the",
    text: `The course uses n8n for agents and workflows and Lovable for prototypes. ${toolFees}`,
    href,
  },
  {
    about,
    intent: "what-do-n8n-and-lovable-cost",
    text: `The site does not state what n8n and Lovable charge. ${toolFees} The trainings team can tell you which plans the classes need: ${site.trainingsEmail}.`,
    href,
  },
  {
    about,
    intent: "are-all-classes-of-the-no-code",
    text: missedClass,
    href,
  },
  {
    about,
    intent: "how-many-people-are-in-a-no",
    text: `The site does not say how many people are in a cohort of the No Code Agentic AI Course. The trainings team can tell you: ${site.trainingsEmail}.`,
    href,
  },
  {
    about,
    intent: "what-are-the-workshops-in-the-no",
    text: `One class of every module is a workshop, in which you build something that you can use yourself: ${workshops.join("; ")}. The last module ends with demo day.`,
    href,
  },
  {
    about,
    intent: "what-can-i-show-at-an-interview",
    text: "You finish the No Code Agentic AI Course with agents that you can show and explain in an interview, to a client or to your own manager. We do not promise a job, a client or an income.",
    href,
  },
  {
    about,
    intent: "does-the-course-cover-my-task",
    text: `Describe the task that you would hand to an agent in a message to ${site.trainingsEmail}, and we tell you whether the No Code Agentic AI Course covers what it takes. In class you practice on everyday office work, such as sorting inquiries, drafting replies for approval and answering from a company’s documents.`,
    href,
  },
  {
    about,
    intent: "may-i-use-real-company-data-in",
    text: "You decide which data you enter in n8n, Lovable and other services used in class, which belong to their providers, and for exercises you should use test data.",
    href: agreement,
  },
  {
    about,
    intent: "how-do-i-enroll-in-the-no",
    text: `Choose a plan at ${href}, accept the agreement (${agreement}) and continue to payment. Your place is reserved once the fee, or the first installment, has reached us.`,
    href,
  },
];

/** The free webinar about it. */
export const webinarAnswers: readonly Reply[] = [
  {
    about: "webinar",
    intent: "is-there-a-free-webinar",
    text: (dates) =>
      dates.next.webinar.open === null
        ? `The free webinar is about the No Code Agentic AI Course: ${noCodeCourse.webinar.topics.join("; ")}. ${fullWebinar(dates)}The date of the next one will be announced; the course’s page has a waitlist.`
        : `The free webinar about the No Code Agentic AI Course takes place online on ${dates.next.webinar.line.starts}: ${noCodeCourse.webinar.topics.join("; ")}. Register on the course’s page, and we send the link to your address.`,
    href,
  },
  {
    about: "webinar",
    intent: "how-long-is-the-webinar",
    text: ({ next: { webinar } }) =>
      webinar.open === null
        ? "The date and the times of the next free webinar will be announced."
        : `The free webinar is on ${webinar.open.starts} (${webinar.open.schedule}).`,
    href,
  },
  {
    about: "webinar",
    intent: "is-the-webinar-recorded",
    text: `The site does not say whether the webinar is recorded, and names no later one: a new date is announced at ${href}. The trainings team can tell you more: ${site.trainingsEmail}.`,
    href,
  },
  {
    about: "webinar",
    intent: "i-cannot-come-to-the-webinar",
    text: `The site does not say how to take back or pass on a registration for the webinar. The trainings team can tell you: ${site.trainingsEmail}.`,
    href,
  },
  {
    about: "webinar",
    intent: "who-hosts-the-webinar",
    text: `The site does not say who presents the webinar. The trainings team can tell you: ${site.trainingsEmail}.`,
    href,
  },
];

/** The list for the next date. */
export const waitlistAnswers: readonly Reply[] = [
  {
    intent: "waitlist",
    text: ({ next }) =>
      next["no-code"].open === null
        ? `${noCodeCourse.waitlist.intro} It is at ${href}.`
        : `The page of the No Code Agentic AI Course has a waitlist whenever no batch is open: leave your address there, and we write to you as soon as the next date is set. The waitlist keeps no place for you. A batch is open now; to hear of later dates, write to ${site.trainingsEmail}.`,
    href,
  },
  {
    intent: "will-i-get-many-mails-from-the",
    text: "What you leave on the waitlist we use only to write to you when the next date is set: one mail about it goes to your address. Being on the list does not keep a place for you.",
    href,
  },
];
