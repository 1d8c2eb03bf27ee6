import { urls } from "../../../src/shared/urls.ts";
import { noCodeStarts } from "../../training/dates.ts";
import { noCodeCourse } from "../../training/no-code-agentic-ai.ts";
import { planBenefits, plans, priceWithCode, promotion, toolFees } from "../../training/plans.ts";
import type { DirectAnswer } from "../answer.ts";
import { codeNote, fullWebinar, prices } from "./words.ts";

const href = urls.noCodeAgenticAi.path;
const agreement = urls.agreement.path;
const { professionals, students } = plans;
const modules = noCodeCourse.curriculum.items;
const outcomes = noCodeCourse.path.items.map(({ description }) =>
  description.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
);
const about = "no-code";

/** The No Code Agentic AI Course. */
export const noCodeAnswers: readonly DirectAnswer[] = [
  {
    about,
    questions: [
      "What is the price of the no-code course?",
      "How much does the no code agentic AI course cost?",
      "No code course fee",
      "What does the agentic course cost?",
      "How much is the n8n course?",
      "How much is the AI agents course?",
      "How much is the six-week course?",
      "Price for me",
    ],
    text: (dates) => `It costs ${prices}.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What is the price of the no-code course for students?",
      "How much do students pay?",
      "Price for juniors without a job",
      "Is there a student price?",
      "Student discount",
      "How much does the course cost for a graduate?",
      "I am unemployed, what do I pay for the course?",
      "Just graduated and searching for my first job, what is the price for me?",
      "Student price of the agentic AI course",
      "For students",
      "And for juniors?",
    ],
    text: (dates) =>
      `Students, graduates and unemployed juniors pay ${students.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What is the price of the no-code course for professionals?",
      "How much do professionals pay?",
      "How much does the course cost for founders?",
      "Price for working professionals",
      "How much is it for people who work?",
    ],
    text: (dates) =>
      `Founders and professionals, technical or not, pay ${professionals.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "Do I have to prove that I am a student?",
      "Proof that I am unemployed",
      "Do I have to prove my situation?",
      "Student id needed",
      "What if I am not a student but pay the student price?",
      "I lied about being a student",
      "Wrong plan",
      "Who counts as a student?",
    ],
    text: "By choosing a plan you confirm that it describes you on the day you enroll, and we may ask for proof. If the student plan does not apply to you, the difference between the two prices becomes due.",
    href: agreement,
  },
  {
    about,
    questions: [
      "What do I get for the price?",
      "What do I get for 999?",
      "What is included?",
      "Is there less in the 799 plan?",
      "Difference between the plans",
      "Do both plans have the same classes?",
      "Which plan?",
    ],
    text: `Both plans lead to the same classes: ${professionals.priceDisplay} for professionals, ${students.priceDisplay} for students. Each includes: ${planBenefits.join(", ").toLowerCase()}. The certificate needs a grade of 80% or higher. n8n and Lovable sell their own subscriptions.`,
    href,
  },
  {
    about,
    questions: [
      "Start date and price of the no code course",
      "How much is the no-code course, and when does it start?",
      "What does the no-code course cost, and when is the next start?",
      "Price and dates of the no code course",
    ],
    text: (dates) => `It costs ${prices}. ${noCodeStarts(dates)}`,
    href,
  },
  {
    questions: [
      "Is there a discount?",
      "Do you have a promo code?",
      "Is there a coupon?",
      "Got a coupon or something",
      "Which discount code can I use?",
      "What is EARLYNOCODE?",
      "Does EARLYNOCODE work on the engineer course?",
      "Can I get the course cheaper?",
      "Do you have any special offers?",
      "How do I get $100 off?",
      "Is there an early bird discount?",
      "Does the code work for students too?",
      "A code for half off",
      "My friend told me a code",
      "Veteran discount",
      "Discount for teachers",
      "Black Friday",
      "Sale",
      "Can I combine two codes?",
    ],
    text: (dates) => {
      const code = promotion(dates);
      return code === null
        ? "There is no promotion code at present. Students, graduates and unemployed juniors pay less for the No Code Agentic AI Course. The website does not name any other discount."
        : `The only code on our website is ${code.code}: ${code.offer} either plan of the No Code Agentic AI Course, with limited validity. Use it at checkout. The website does not name any other discount.`;
    },
    href,
  },
  {
    questions: [
      "So with the code I would pay?",
      "Price with the discount code",
      "What do I pay with EARLYNOCODE?",
      "Price after the coupon",
    ],
    text: ({ offer }) =>
      offer === null
        ? `There is no promotion code at present. The No Code Agentic AI Course costs ${prices}.`
        : `With ${offer.code} professionals and founders pay ${priceWithCode(professionals, offer.amount)}, and students, graduates and unemployed juniors ${priceWithCode(students, offer.amount)} for the No Code Agentic AI Course: $${offer.amount} off either plan.`,
    href,
  },
  {
    questions: [
      "How do I apply the promo code?",
      "Where do I enter the coupon?",
      "Where do I put the code?",
      "Where does EARLYNOCODE go?",
      "Can the code be applied after I paid?",
      "Forgot to use the code",
    ],
    text: "You use the code at checkout. It cannot be applied to a payment already made, and counts once for each enrollment.",
    href: agreement,
  },
  {
    questions: [
      "How long is the code good for?",
      "When does the discount expire?",
      "Is the code still valid?",
      "Until when can I use EARLYNOCODE?",
      "Code expired",
    ],
    text: (dates) => {
      const code = promotion(dates);
      return code === null
        ? "There is no promotion code at present."
        : `${code.code} counts today, and its validity is limited: we may end it at any time. Enrollments paid for by then keep the reduced price.`;
    },
    href: agreement,
  },
  {
    about,
    questions: [
      "When does the no-code course start?",
      "When is the next batch of the agentic AI course?",
      "When is the next no code class?",
      "When does it actually start?",
      "When is the real course?",
      "When is that?",
      "What time are the no-code classes?",
      "What is the schedule of the no code course?",
      "What days are the classes?",
      "On which days are the classes?",
      "What time are the classes?",
      "At what time?",
      "Which days?",
      "Are Fridays free?",
      "Classes on the weekend",
      "At what time of the day are lessons?",
      "What time are classes held?",
      "Are the classes in the evening?",
      "Are lessons in the evening?",
      "Class schedule",
      "Are those times Texas time?",
      "Which time zone?",
      "I live in Europe, what time is it there?",
      "Can I still join after the start?",
      "How many places are left?",
      "Is it full?",
    ],
    text: (dates) =>
      `${noCodeStarts(dates)} All classes are live online, Monday to Thursday; Friday to Sunday stay free. Times are in the Central time zone, as in Plano, Texas.`,
    href,
  },
  {
    about,
    questions: [
      "Is there a batch in January?",
      "October does not work for me",
      "Later batch",
      "Batch after that",
      "Start in spring",
      "Next year",
      "Another date",
      "Waitlist",
    ],
    text: (dates) =>
      `${noCodeStarts(dates)} Later dates are not on our website yet: they are announced on the course’s page, and the trainings team can tell you more.`,
    href,
  },
  {
    about,
    questions: [
      "How long is the no-code course?",
      "How long will it take?",
      "How many weeks does the agentic course take?",
      "How many classes does the no-code course have?",
      "How many hours is the no code course?",
      "Duration of the no code agentic AI course",
    ],
    text: (dates) => `It takes 6 weeks: 24 live online classes in 6 modules of 4. ${noCodeStarts(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What do I learn in the no-code course?",
      "What is the curriculum of the no code course?",
      "What is the No Code Agentic AI Course?",
      "No code course",
      "Which modules does the agentic AI course have?",
      "Tell me about the no code course",
      "Syllabus of the no code agentic course",
      "What is the no-code course about?",
      "Topics of the no code course",
      "Does the six week course teach RAG and vector databases?",
      "Are webhooks taught?",
      "Do we connect to an API?",
      "Databases in the no code course",
      "Is prompt engineering part of it?",
    ],
    text: `In six weeks of live evening classes you build AI agents without programming. The modules: ${modules.map(({ title }) => title).join("; ")}. Webhooks are in the third.`,
    href,
  },
  {
    about,
    questions: [
      "What will I build in the no-code course?",
      "What will I actually build?",
      "Projects in the no code course",
      "What do I make each week?",
      "What do I have at the end?",
      "Result of each week",
    ],
    text: `You finish each week with something you can use: ${outcomes.map((kept, at) => `${at + 1}. ${kept}`).join("; ")}. The last class is demo day.`,
    href,
  },
  ...modules.map(
    ({ title, description, classes }, at): DirectAnswer => ({
      about,
      questions: [`What do we do in week ${at + 1}?`, `What is week ${at + 1} like?`, `Module ${at + 1}`],
      text: `Week ${at + 1} of the No Code Agentic AI Course: ${title}. ${description} The classes: ${classes.map((one) => one.title).join("; ")}.`,
      href,
    }),
  ),
  {
    questions: [
      "What is an AI agent?",
      "What is agentic AI?",
      "What can an agent do?",
      "What are agents?",
      "Agentic AI",
    ],
    text: "Agents read, decide and act in the tools you already use: a language model with memory and tools, within limits set beforehand. In the No Code Agentic AI Course you build some without programming.",
    href,
  },
  {
    about,
    questions: [
      "Do I need to code for the no-code course?",
      "Is coding required in the agentic AI course?",
      "Can I take the no-code course without programming?",
      "Do I need experience for the no code course?",
      "Will I learn Python in the 6 weeks course?",
      "Do we write Python?",
      "I am a nurse and hate Excel, does it make sense for me?",
      "Would the course make sense for me?",
      "Is it for me?",
      "I know our processes well",
      "Who is it for?",
      "Is it hard?",
      "Prerequisites",
      "Beginners",
      "I am not technical",
    ],
    text: `You do not program: you connect blocks on a canvas and describe screens in plain words. It is made for people who know a process well and would like to see it run by itself. If you can sketch a process on paper, you can follow the first class. Python is taught in the AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}).`,
    href,
  },
  {
    about,
    questions: [
      "Which tools do we use in the no-code course?",
      "Do you teach n8n?",
      "Do you teach Lovable?",
      "Do I have to pay for n8n or Lovable?",
      "Is n8n part of the fee?",
      "Is it the same with Lovable?",
      "Is it Zapier or n8n?",
      "Make or Zapier",
      "Are the tool subscriptions included in the price?",
      "Is n8n included in the price?",
      "Extra costs",
      "Hidden fees",
      "What software does the no code course use?",
    ],
    text: `The course uses n8n for agents and workflows and Lovable for prototypes. ${toolFees}`,
    href,
  },
  {
    about,
    questions: [
      "How do I enroll in the no code course?",
      "I want to enroll in the no code course",
      "Sign up for the no code course",
      "Where do I register for the agentic course?",
      "Buy the no code course",
    ],
    text: `Choose a plan at ${href}, accept the agreement (${agreement}) and continue to payment. Your place is reserved once the fee, or the first installment, has reached us.`,
    href,
  },
];

/** The free webinar about it. */
export const webinarAnswers: readonly DirectAnswer[] = [
  {
    about: "webinar",
    questions: [
      "Is there a free webinar?",
      "When is the webinar?",
      "How do I register for the webinar?",
      "Is there a webinar I could attend?",
      "Is there a free trial or a demo class?",
      "What happens in the webinar?",
      "What is the webinar about?",
      "How long is the webinar?",
      "Is the webinar for the engineer course?",
      "Is the webinar free?",
      "Does the webinar still take place?",
      "Where is the link to get in?",
      "Link to the webinar",
      "Is the webinar recorded?",
    ],
    text: (dates) =>
      dates.next.webinar.open === null
        ? `The free webinar is about the No Code Agentic AI Course: ${noCodeCourse.webinar.topics.join("; ")}. ${fullWebinar(dates)}The date of the next one will be announced; the course’s page has a waitlist.`
        : `The free webinar about the No Code Agentic AI Course takes place online on ${dates.next.webinar.line.starts}: ${noCodeCourse.webinar.topics.join("; ")}. Register on the course’s page, and we send the link to your address.`,
    href,
  },
];
