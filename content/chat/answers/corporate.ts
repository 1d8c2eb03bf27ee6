import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { corporateTraining } from "../../training/corporate-training.ts";
import { trainingPlan } from "../../training/exhibits.ts";
import type { Reply } from "../answer.ts";
import { theOne } from "./words.ts";

const about = "corporate";
const href = urls.corporateTraining.path;

/** What the Engineer Program holds, in order. */
const engineerParts = theOne(
  corporateTraining.programs.items,
  ({ title }) => title === "AI/ML/GenAI Engineer Program",
)
  .contents.parts.map(({ text }) => text)
  .join("; ");

/** Training for companies. */
export const corporateAnswers: readonly Reply[] = (
  [
    {
      intent: "do-you-train-companies",
      text: "For companies there are two programs: a 4-month AI/ML/GenAI Engineer Program for beginners, with no coding experience required, and a Custom Program of flexible duration for executives and all teams, planned group by group.",
    },
    {
      intent: "do-you-have-programs-for-executives",
      text: "The Custom Program is planned group by group, from a single morning for the board to several months for a department. Executives learn what AI can do for the business, what it costs and who answers for it; office teams prompting, assistants and checking what they produce; operations automations and agents without code; everyone rules for data and privacy.",
    },
    {
      intent: "how-much-does-corporate-training-cost",
      text: `The site states no price for corporate training, and no group discount. The price of the Engineer Program depends on the number of people, that of the Custom Program on the groups and the number of sessions. Tell us who should learn what, and you receive a proposal with the program, dates and price; ${site.trainingsEmail} reaches the trainings team.`,
    },
    {
      intent: "how-long-does-corporate-training-take",
      text: "The Engineer Program takes 4 months. The Custom Program has a flexible duration, from a single morning for the board to several months for a department.",
    },
    {
      intent: "are-evenings-possible-for-the-team",
      text: "Sessions fit around shifts, releases and time zones, and are flexible: two evenings a week can work as well as a block of half days.",
    },
    {
      intent: "can-your-trainer-come-to-our-office",
      text: `The site does not say whether trainers come to your office. Ask the trainings team at ${site.trainingsEmail}, or write to us at ${urls.contact.path}.`,
    },
    {
      intent: "what-do-we-get-out-of-a",
      text: "You name the result, we plan the sessions toward it, and we check it with you at the end: for example hours saved on a monthly report.",
    },
    {
      intent: "how-do-we-book-a-program-for",
      text: "Reserve with the form on the page: tell us who should learn, what they should be able to do afterward, and when you would like to begin. We ask what is missing, you receive a proposal with the program, the dates and the price, and once you agree we prepare the material and begin on the date that the proposal names.",
    },
    {
      intent: "do-they-need-to-know-programming",
      text: "The Engineer Program requires no coding experience. In the Custom Program the level is agreed with each group, and we leave out what people already know.",
    },
    {
      intent: "support-after-the-corporate-training",
      text: "Follow-up hours, agreed in advance, are there for the questions that come once the material meets daily work. What participants build, its code or workflow, stays with you.",
    },
    {
      intent: "do-employees-get-a-certificate",
      text: `The site does not say whether corporate programs end with a certificate. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      intent: "minimum-number-of-participants",
      text: `The site does not name a minimum or maximum number of participants. Tell the trainings team about your group: ${site.trainingsEmail}.`,
    },
    {
      intent: "which-corporate-program-is-for-whom",
      text: `${corporateTraining.programs.intro} ${corporateTraining.programs.items.map(({ title, audience, duration }) => `${title}: ${audience}; ${duration.toLowerCase()}`).join(". ")}.`,
    },
    {
      intent: "what-is-taught-in-the-engineer-program",
      text: `In order, the Engineer Program for companies covers: ${engineerParts}. Its lessons can be read on the page of the AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}).`,
    },
    {
      intent: "what-can-our-people-do-after-the",
      text: corporateTraining.programs.items.map(({ title, outcome }) => `${title}: ${outcome}`).join(" "),
    },
    {
      intent: "can-the-training-be-on-the-tools",
      text: "Content, level and dates are agreed first: we start from your tasks, systems and rules, and leave out what people already know. Engineers learn machine learning and generative AI on the stack you use.",
    },
    {
      intent: "can-i-see-a-training-plan",
      text: `${trainingPlan.intro} The page shows an example of a made-up company: ${trainingPlan.teams.map(({ name, task, sessions }) => `${name.toLowerCase()} start from ${task.charAt(0).toLowerCase()}${task.slice(1)} (${sessions})`).join("; ")}.`,
    },
    {
      intent: "what-if-we-cancel-the-corporate-training",
      text: `Your proposal names the program, the dates, the price and the terms, all of which are settled before you pay. The trainings team answers what applies if you cancel: ${site.trainingsEmail}.`,
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
