import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { DirectAnswer } from "../answer.ts";

const about = "corporate";
const href = urls.corporateTraining.path;

/** Training for companies. */
export const corporateAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you train companies?",
        "Do you offer corporate training?",
        "Corporate training",
        "Can you train my team?",
        "Can you train my sales team on AI?",
        "Training for our employees",
        "I want a course for my company",
        "Can you customize the training?",
        "Can the corporate program be customized?",
        "Upskilling for my department",
        "12 sales people want to use ChatGPT properly",
        "Our people should learn to use ChatGPT",
        "My colleagues should learn AI",
        "20 developers need to learn AI",
        "Copilot training for office workers",
        "Which program fits my team?",
        "Group of employees",
      ],
      text: "For companies there are two programs: a 4-month AI/ML/GenAI Engineer Program for beginners, with no coding experience required, and a Custom Program of flexible duration for executives and all teams, planned group by group.",
    },
    {
      questions: [
        "Do you have programs for executives?",
        "AI workshop for managers",
        "Workshop for executives",
        "Something short for our board, like a morning",
        "Training for the board",
        "What would executives learn?",
        "What would they learn?",
        "Leadership briefing",
        "Half-day session",
        "One day workshop",
        "Topics of the custom program",
        "What do office teams learn?",
      ],
      text: "The Custom Program is planned group by group, from a single morning for the board to a season for a department. Executives learn what AI can do for the business, what it costs and who answers for it; office teams prompting, assistants and checking what they produce; operations automations and agents without code; everyone rules for data and privacy.",
    },
    {
      questions: [
        "How much does corporate training cost?",
        "What is the price of a training for my company?",
        "How much do you charge to train a team?",
        "Price of the custom program",
        "Price per head for corporate training",
        "Price per person",
        "Group discount",
        "Who sends me a quote?",
        "Day rate of a trainer",
        "Budget for a workshop",
      ],
      text: `The site states no price for corporate training, and no group discount. It depends on the program, the number of people and of sessions. Tell us who should learn what, and you receive a proposal with the program, dates and price; ${site.trainingsEmail} reaches the trainings team.`,
    },
    {
      questions: [
        "How long does corporate training take?",
        "What is the duration of the custom program?",
        "How many sessions for a team?",
      ],
      text: "The Engineer Program takes 4 months. The Custom Program has a flexible duration, from a single morning for the board to a season for a department.",
    },
    {
      questions: [
        "Are evenings possible for the team?",
        "Evenings",
        "They travel a lot",
        "Shifts and time zones",
        "Can sessions fit around our releases?",
        "When can the training take place?",
        "Weekend training for employees",
        "Training in several countries",
      ],
      text: "Sessions fit around shifts, releases and time zones, and are flexible: two evenings a week can work as well as a block of half days.",
    },
    {
      questions: [
        "Can your trainer come to our office?",
        "On-site training",
        "In-house training at our office",
        "Is corporate training in person?",
        "Do you travel to us?",
      ],
      text: `The site does not say whether trainers come to your office. Ask the trainings team at ${site.trainingsEmail}, or write to us at ${urls.contact.path}.`,
    },
    {
      questions: [
        "What do we get out of a training?",
        "ROI of a training",
        "Return on investment",
        "How do you measure the success of a training?",
        "Is the training worth the money?",
        "My CFO asks what it brings",
      ],
      text: "You name the result, we plan the sessions toward it, and we check it with you at the end: for example hours saved on a monthly report.",
    },
    {
      questions: [
        "How do we book a program for the firm?",
        "Reserve a training",
        "Book a workshop for my company",
        "What happens after I send the training form?",
        "And then?",
        "Next step for corporate training",
        "How soon can a training for us begin?",
      ],
      text: "Reserve with the form on the page: tell us who should learn, what they should be able to do afterward, and when you would like to begin. We ask what is missing, you receive a proposal with the program, the dates and the price, and once you agree we prepare the material and begin on the date that the proposal names.",
    },
    {
      questions: [
        "Do they need to know programming?",
        "Zero tech knowledge in the team",
        "Beginners in the team",
        "Mixed levels in the group",
        "Different levels",
      ],
      text: "The Engineer Program requires no coding experience. In the Custom Program the level is agreed with each group, and we leave out what people already know.",
    },
    {
      questions: [
        "Support after the corporate training",
        "Follow-up after the workshop",
        "Questions after the team training",
        "Do we keep the material?",
      ],
      text: "Follow-up hours, agreed in advance, are there for the questions that come once the material meets daily work. What participants build, its code or workflow, stays with you.",
    },
    {
      questions: [
        "Do employees get a certificate?",
        "Certificate for the team",
        "Certificate of corporate training",
      ],
      text: `The site does not say whether corporate programs end with a certificate. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Minimum number of participants",
        "How many people can take part?",
        "Maximum group size",
        "Are we too small for a training?",
      ],
      text: `The site does not name a minimum or maximum number of participants. Tell the trainings team about your group: ${site.trainingsEmail}.`,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
