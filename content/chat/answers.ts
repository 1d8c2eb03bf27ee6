import { type PagePath, urls } from "../../src/shared/urls.ts";
import type { Dated } from "../dated.ts";
import { site } from "../site.ts";
import { engineerCourse } from "../training/ai-ml-genai-course.ts";
import { noCodeStarts } from "../training/dates.ts";
import { noCodeCourse } from "../training/no-code-agentic-ai.ts";
import { plans, promotion } from "../training/plans.ts";

/**
 * What the built-in answerer says directly. A visitor's question is compared with the example questions, word by word
 * and whatever the word order, so new phrasings are worth adding where an answer is missed.
 */
export interface DirectAnswer {
  questions: readonly string[];
  /** Holds nothing that the site does not say. */
  text: string | Dated;
  /** The page that says more; null for small talk. */
  href: PagePath | null;
  /** Whether it is for somebody who wants a person: the chat offers one in place. */
  person?: true;
}

const noCode = urls.noCodeAgenticAi.path;
const engineer = urls.aiMlGenAiCourse.path;
const corporate = urls.corporateTraining.path;
const agreement = urls.agreement.path;
const clients = urls.talentForClients.path;
const talents = urls.talentForTalents.path;

const { professionals, students } = plans;
const prices = `${professionals.priceDisplay} for professionals and founders, and ${students.priceDisplay} for students, graduates and unemployed juniors`;
const { street, city, state, zip } = site.address;

/** After a price: the code that takes something off, where there is one. */
const codeNote: Dated = (dates) => {
  const code = promotion(dates);
  return code === null ? "" : ` The code ${code.code} takes ${code.offer}.`;
};

const engineerStarts: Dated = ({ next }) => {
  const { open } = next.engineer;
  return open === null
    ? `The start of the AI/ML/GenAI Engineer course is announced to those who register at ${engineer}.`
    : `The AI/ML/GenAI Engineer course (${engineer}) starts ${open.starts}, ${open.schedule}.`;
};

/** What is said where nothing fits. */
export const notFound = `I could not find that on our website, and I do not want to guess. Our team can tell you: write to us at ${urls.contact.path}.`;

/** Leads to the page that an answer or a passage comes from; the path follows. */
export const moreAt = "More on this page:";

/** Names the article that a passage comes from; its title and the passage follow. */
export const fromArticle = "From our article";

export const directAnswers: readonly DirectAnswer[] = [
  // The company and how to reach it
  {
    questions: [
      "What is your phone number?",
      "What is the number to reach you?",
      "Can I call you?",
      "Do you have a telephone number to call?",
      "Phone",
      "How can I reach you by phone?",
    ],
    text: `You can call us at ${site.phone}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "What is your email address?",
      "Where can I send an email?",
      "Email",
      "Which mail address should I write to?",
    ],
    text: `Write to ${site.email}. For courses and corporate programs it is ${site.trainingsEmail}, for the talent network ${site.talentEmail}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Where are you located?",
      "What is your address?",
      "What is your street address?",
      "Where is your office?",
      "Where is the company based?",
      "Where are your headquarters?",
      "Can I visit you?",
      "How do I get to your office?",
      "In which city are you?",
      "Are you in Texas?",
      "Are you in Plano?",
    ],
    text: `Our office is at ${street}, ${city}, ${state} ${zip}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "How can I contact you?",
      "How do I reach your team?",
      "Can I talk to a human?",
      "Can I speak with a real person?",
      "I want to talk to someone from sales",
      "Contact details",
      "Get in touch",
      "How do I send you a message?",
      "Customer support contact",
      "How do I reach support?",
      "Customer service",
      "Can I book a call or a meeting with you?",
      "Can I schedule a meeting?",
      "Can I get a demo?",
      "How can I schedule an appointment or a consultation?",
    ],
    text: `Use the form on our contact page, write to ${site.email}, or call ${site.phone}. Your message reaches the people who do the work.`,
    href: urls.contact.path,
    person: true,
  },
  {
    questions: [
      "What is your email for courses?",
      "How do I contact the trainings team?",
      "Who do I write to about a course?",
      "Who answers questions about installments?",
    ],
    text: `The trainings team reads ${site.trainingsEmail}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      "Are you on LinkedIn?",
      "LinkedIn",
      "Instagram",
      "Facebook",
      "Twitter",
      "YouTube",
      "Which social media do you use?",
      "Do you have a YouTube channel?",
      "Are you on Instagram, Facebook or X (Twitter)?",
    ],
    text: `You can find us on ${site.social.map(({ network }) => network).join(", ")}. The links are at the bottom of every page, for example ${site.social[0].href}.`,
    href: urls.contact.path,
  },
  {
    questions: [
      `What is ${site.name}?`,
      `What does ${site.name} do?`,
      "What does your company do?",
      "What do you do?",
      "Who are you as a company?",
      "Tell me about your company",
      "What do you offer?",
      "What can you help me with?",
      "How can you help my business?",
    ],
    text: `${site.name} builds conversational AI, automations, machine learning and data platforms for companies, teaches people to build and run them, and supplies AI and IT specialists.`,
    href: urls.about.path,
  },
  {
    questions: [
      "How do you work?",
      "What is your process?",
      "How does a project with you go?",
      "What are the steps of a project?",
      "What is your approach?",
      "How do you run projects?",
      "How does a project work?",
    ],
    text: "Every project goes the same way. Look: we count what happens today. Choose: one problem whose solution you could measure within weeks. Build: a first version on real data, tested on your own cases. Hand over: your people learn to run it, and what we built is yours.",
    href: urls.about.path,
  },
  {
    questions: [
      "Do we own the code you write?",
      "Who owns what you build for us?",
      "Who owns the intellectual property of the project?",
      "Do we get the source and the documentation?",
    ],
    text: "What we build is documented and yours, and your people learn to run it.",
    href: urls.about.path,
  },
  {
    questions: [
      "How do I become a partner?",
      "Partner with us",
      "How do I start a project with you?",
      "I want to work with you on a project",
      "How do we start working together?",
      "How do we get started?",
      "I would like a quote for a project",
      "How do I request a quote?",
      "Can I get a proposal or an offer?",
      "Partnership request",
    ],
    text: "Press Partner with Us at the top of any page and describe the problem in a few lines. We ask what we need to know, and you get a first step with a scope. You can also write to us on the contact page.",
    href: urls.contact.path,
  },

  // Services
  {
    questions: [
      "Which services do you offer?",
      "What are your services?",
      "List your services",
      "What kind of AI services do you provide?",
      "What solutions do you have?",
    ],
    text: "We have four practices: Conversational AI (/services/conversational-ai), AI Automations (/services/ai-automations), ML/AI/GenAI Solutions (/services/ml-ai-genai-solutions), and Data & Cloud Solutions (/services/data-cloud-solutions).",
    href: null,
  },
  {
    questions: [
      "Which industries do you work with?",
      "What industries do you serve?",
      "Which sectors do you cover?",
      "Do you have experience in my industry?",
      "For which industries do you build models?",
      "Do you work with law firms and lawyers?",
      "Do you work with travel agencies?",
      "Do you work with car dealerships?",
      "Do you work with hospitals and clinics?",
      "Do you have solutions for banks?",
      "Do you work with hotels and restaurants?",
      "Do you have clients in retail or e-commerce?",
      "Do you build for real estate agents?",
      "Do you have experience in manufacturing?",
      "Do you work with logistics and transportation companies?",
      "Do you work with insurance companies and brokers?",
      "Do you build solutions for schools?",
    ],
    text: "Our assistants are made for travel, automotive, legal, real estate, hospitality and healthcare (/services/conversational-ai). Our models work in healthcare, finance, manufacturing, retail and transportation, and also in energy, education, and media and entertainment.",
    href: urls.mlAiGenAiSolutions.path,
  },
  {
    questions: [
      "Do you build chatbots?",
      "Chatbots",
      "Can the assistant book appointments?",
      "Can you build an assistant for customer service?",
      "I need a chatbot for my website",
      "Can you make a virtual assistant for support?",
      "Tell me about conversational AI",
      "Do you develop customer support bots?",
    ],
    text: "Yes. We build chat and phone assistants that answer from your own material and carry out the request in your systems. When a person is needed, they bring one in.",
    href: urls.conversationalAi.path,
  },
  {
    questions: [
      "When does the assistant hand over to a person?",
      "How do your assistants hand over to a human?",
      "Can the chatbot pass a conversation to our staff?",
    ],
    text: "The assistant settles what it can alone and passes the rest to a person, with the whole history. Which cases those are is agreed for each trade, for example warranty disputes, complaints, or any question that asks for legal or medical advice.",
    href: urls.conversationalAi.path,
  },
  {
    questions: [
      "Do you build voice assistants?",
      "Can your assistant answer phone calls?",
      "Do you make voice bots?",
      "Voice",
      "Can AI answer our calls?",
      "Do you offer voice AI for our phone line?",
    ],
    text: "Yes. Our voice assistants follow a caller who interrupts or changes their mind, move between call and screen, can use a voiceprint as one proof of identity, and recognize the language from the first words.",
    href: urls.conversationalAi.path,
  },
  {
    questions: [
      "Can the assistant speak several languages?",
      "Is your chatbot multilingual?",
      "Which languages does the assistant support?",
      "Do your bots speak my language?",
      "Does the bot understand Spanish?",
    ],
    text: "Yes, assistants are multilingual: customers write in the language they prefer, and on the phone the spoken language is recognized from the first words and can change during the call. The site lists no particular languages.",
    href: urls.conversationalAi.path,
  },
  {
    questions: [
      "What can you automate?",
      "Automation",
      "Do you automate business processes?",
      "Which tasks can be automated?",
      "Tell me about AI automations",
      "Can you automate our invoices?",
      "What processes can AI automate?",
    ],
    text: "Tasks that recur and follow rules you could explain to a new colleague: inboxes and forms, invoices and orders, customer records, regular reports, scheduling, and questions from staff. Payments, contracts and outgoing messages can wait for a person’s approval.",
    href: urls.aiAutomations.path,
  },
  {
    questions: [
      "Do you build machine learning models?",
      "Machine learning",
      "Generative AI",
      "Do you develop generative AI applications?",
      "Can you train a model on our own data?",
      "Tell me about ML and GenAI solutions",
      "Do you do predictive analytics and forecasting?",
    ],
    text: "Yes. We build predictive and generative models on your data and compare them with the way you decide today. Once they are in use, we watch for the day they stop being right.",
    href: urls.mlAiGenAiSolutions.path,
  },
  {
    questions: [
      "Do you do cloud migration?",
      "Cloud",
      "Can you move our systems to the cloud?",
      "Tell me about data and cloud solutions",
      "Do you build data platforms and pipelines?",
      "Which cloud services do you have?",
      "Do you build video streaming platforms?",
      "Do you build apps in the cloud?",
    ],
    text: "Yes. We build and run the platforms under your applications, analytics and models. A migration moves systems in waves with a tested way back, and old and new run side by side until you sign off.",
    href: urls.dataCloudSolutions.path,
  },
  {
    questions: [
      "Do you offer web hosting?",
      "What uptime do you guarantee?",
      "Is there an uptime guarantee for hosting?",
      "Managed hosting SLA",
    ],
    text: "Yes, managed web hosting with a 99.9% uptime guarantee: monitoring around the clock, certificates and firewall, backups and a staging copy for every site.",
    href: urls.dataCloudSolutions.path,
  },
  {
    questions: [
      "Does it integrate with our CRM?",
      "Which systems can you connect to?",
      "Can you integrate with our existing tools?",
      "Do you integrate with Salesforce or HubSpot?",
    ],
    text: `We connect the systems you already run, such as the CRM, mailbox, spreadsheets, booking or ticket system, under permissions that you set. The site names no particular products, so tell us which ones you use at ${urls.contact.path}.`,
    href: urls.aiAutomations.path,
  },
  {
    questions: [
      "How much does a project cost?",
      "What do your services cost?",
      "What is the price of a chatbot?",
      "How much do you charge for automation?",
      "What does a voice assistant cost?",
      "Price of AI development",
      "How much is a machine learning model?",
      "What does cloud migration cost?",
      "How expensive is consulting?",
    ],
    text: "The site states no prices for services: they depend on the work. Tell us about yours, and you receive an outline or proposal with its scope and price.",
    href: urls.contact.path,
  },
  {
    questions: [
      "Is our data safe with you?",
      "How do you handle security of our data?",
      "Do you use our data to train other models?",
      "Is customer data kept confidential?",
      "What about enterprise security?",
      "How do you make sure our data stays private?",
    ],
    text: "Access is given by role, secrets stay on servers, and your data is used for your project and nothing else.",
    href: urls.about.path,
  },

  // Training in general
  {
    questions: [
      "Which courses do you offer?",
      "What trainings do you have?",
      "List your courses",
      "Do you offer AI training?",
      "What can I learn with you?",
      "Where can I learn AI?",
      "Which programs do you teach?",
    ],
    text: `There are three: the AI/ML/GenAI Engineer course, 4 months from first Python to working agents (${engineer}); the No Code Agentic AI Course, 6 weeks without programming (${noCode}); and corporate training for teams (${corporate}).`,
    href: null,
  },
  {
    questions: [
      "How much is the course?",
      "What does the course cost?",
      "How much does it cost?",
      "What are your prices?",
      "Price",
      "Tuition",
      "How much are your courses?",
      "What do I have to pay for the training?",
    ],
    text: `The No Code Agentic AI Course costs ${prices}. For the AI/ML/GenAI Engineer course (${engineer}) and for corporate training the trainings team tells you the price: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    questions: [
      "How much is the course, and when does it start?",
      "How much is the no-code course, and when does it start?",
      "What does the no-code course cost, and when is the next start?",
      "What does the course cost, and when is the next batch?",
      "Price and start date",
    ],
    text: (dates) =>
      `The No Code Agentic AI Course costs ${prices}. ${noCodeStarts(dates)} For the AI/ML/GenAI Engineer course (${engineer}) the trainings team tells you both: ${site.trainingsEmail}.`,
    href: noCode,
  },
  {
    questions: [
      "When does it start?",
      "When does the course start?",
      "When does the next course begin?",
      "When is the next batch?",
      "Start date",
      "When are the next classes?",
      "What is the next cohort date?",
    ],
    text: (dates) => `${noCodeStarts(dates)} ${engineerStarts(dates)}`,
    href: noCode,
  },
  {
    questions: [
      "How long is the course?",
      "How long do your courses take?",
      "What is the duration of the training?",
      "How many weeks or months does it last?",
    ],
    text: `The No Code Agentic AI Course takes 6 weeks (${noCode}), the AI/ML/GenAI Engineer course 4 months.`,
    href: engineer,
  },
  {
    questions: [
      "Do I need to code?",
      "Do I need to know how to program?",
      "Do I need programming experience?",
      "Is prior programming experience necessary?",
      "Is coding knowledge necessary?",
      "Do I have to write code?",
      "Can I join with no programming skills?",
      "Do I have to know programming to join?",
      "Can I do this without coding?",
      "I have never programmed",
      "Is it for beginners?",
      "Is the course suitable for beginners?",
      "Do I need a technical background?",
      "I am not technical, can I take the course?",
      "What are the prerequisites?",
      "Do I need prior knowledge?",
      "What do I need to know before?",
    ],
    text: `No. In the No Code Agentic AI Course you draw workflows and write instructions; you do not program (${noCode}). The AI/ML/GenAI Engineer course teaches Python from the start, and beginners are welcome.`,
    href: engineer,
  },
  {
    questions: [
      "Who teaches?",
      "Who teaches the course?",
      "Who is teaching the AI course?",
      "Are your instructors experts?",
      "Who are the instructors?",
      "Who is the teacher?",
      "Are your trainers experienced?",
      "Who will be my mentor?",
    ],
    text: "Expert instructors, who work with the tools they teach, give the classes live online. The site does not name them one by one; the trainings team can tell you more.",
    href: engineer,
  },
  {
    questions: [
      "Is there a certificate?",
      "Certificate",
      "Is the certificate accredited?",
      "Do I get a certificate?",
      "Will I receive a certification at the end?",
      "How do I earn the certificate?",
      "What grade do I need for the certificate?",
      "What grade do I need to pass?",
      "Is the diploma recognized?",
      "Do you certify participants?",
      "Do you issue certificates?",
    ],
    text: `Yes, both courses end with a Certificate of Completion for a grade of 80% or more: ${noCode} and ${engineer}. It is neither an academic degree nor a professional license.`,
    href: agreement,
  },
  {
    questions: [
      "Are the classes recorded?",
      "Can I watch the recordings later?",
      "Can I rewatch a lesson?",
      "Recordings",
      "What if I miss a class?",
      "What if I cannot attend a live session?",
      "What happens when I miss a session?",
      "Are there recordings of the lessons?",
    ],
    text: "In the AI/ML/GenAI Engineer course every session is recorded and available on demand, for life. Classes of the No Code Agentic AI Course may be recorded, and recordings that we share with your cohort count as its materials.",
    href: engineer,
  },
  {
    questions: [
      "Are the courses online?",
      "Is it online or in person?",
      "Is the training remote?",
      "Where do the classes take place?",
      "Are classes live or self-paced?",
    ],
    text: `Both courses are live online classes: ${noCode} and ${engineer}. Corporate training is scheduled around your shifts, releases and time zones.`,
    href: corporate,
  },
  {
    questions: [
      "Can I pay in installments?",
      "Do you have a payment plan?",
      "Can I split the payment into monthly payments?",
      "Is financing available?",
      "Can I pay monthly?",
      "Can I pay the fee in two parts?",
    ],
    text: `Yes, installment plans are available. Write to ${site.trainingsEmail} before you register. You may cancel future payments only within 7 calendar days from the start of your cohort; afterward the plan is treated as a full purchase.`,
    href: agreement,
  },
  {
    questions: [
      "Do you help me find a job?",
      "Is there career support?",
      "Do you guarantee a job after the course?",
      "Will I get a job?",
      "Do you help with my resume and interviews?",
      "Job placement",
    ],
    text: "The AI/ML/GenAI Engineer course includes career support: resume review, interview preparation and a hiring-partner network. We do not promise a job.",
    href: engineer,
  },
  {
    questions: [
      "How do I enroll?",
      "How can I register for the course?",
      "How do I sign up for a course?",
      "I want to enroll",
      "Where can I register?",
      "How do I buy the course?",
    ],
    text: `For the No Code Agentic AI Course choose a plan at ${noCode}, accept the agreement and continue to payment. For the AI/ML/GenAI Engineer course register with the form on its page.`,
    href: engineer,
  },

  // No Code Agentic AI Course
  {
    questions: [
      "What is the price of the no-code course?",
      "How much does the no code agentic AI course cost?",
      "No code course fee",
      "What does the agentic course cost?",
      "How much is the n8n course?",
      "How much is the AI agents course?",
      "How much is the six-week course?",
    ],
    text: (dates) => `It costs ${prices}.${codeNote(dates)}`,
    href: noCode,
  },
  {
    questions: [
      "What is the price of the no-code course for students?",
      "How much do students pay?",
      "Price for juniors without a job",
      "Is there a student price?",
      "Is there a student discount?",
      "How much does the course cost for a graduate?",
      "I am unemployed, what do I pay for the course?",
      "Student price of the agentic AI course",
    ],
    text: (dates) =>
      `Students, graduates and unemployed juniors pay ${students.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href: noCode,
  },
  {
    questions: [
      "What is the price of the no-code course for professionals?",
      "How much do professionals pay?",
      "How much does the course cost for founders?",
      "Price for working professionals",
      "How much is it for people who work?",
    ],
    text: (dates) =>
      `Founders and professionals, technical or not, pay ${professionals.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href: noCode,
  },
  {
    questions: [
      "Is there a discount?",
      "Do you have a promo code?",
      "Is there a coupon?",
      "Which discount code can I use?",
      "How do I apply the promo code?",
      "Where do I enter the coupon?",
      "What is EARLYNOCODE?",
      "Can I get the course cheaper?",
      "Do you have any special offers?",
      "How do I get $100 off?",
      "Is there an early bird discount?",
    ],
    text: (dates) => {
      const code = promotion(dates);
      return code === null
        ? "There is no promotion code at present. Students, graduates and unemployed juniors pay less for the No Code Agentic AI Course."
        : `The code ${code.code} gives ${code.offer} either plan of the No Code Agentic AI Course. Use it at checkout; its validity is limited.`;
    },
    href: noCode,
  },
  {
    questions: [
      "When does the no-code course start?",
      "When is the next batch of the agentic AI course?",
      "What time are the no-code classes?",
      "What is the schedule of the no code course?",
      "On which days are the classes?",
      "What time are the classes?",
      "At what time of the day are lessons?",
      "What time are classes held?",
      "Are the classes in the evening?",
      "Are lessons in the evening?",
      "Class schedule",
    ],
    text: (dates) => `${noCodeStarts(dates)} All classes are live online.`,
    href: noCode,
  },
  {
    questions: [
      "How long is the no-code course?",
      "How many weeks does the agentic course take?",
      "How many classes does the no-code course have?",
      "Duration of the no code agentic AI course",
    ],
    text: (dates) => `It takes 6 weeks: 24 live online classes in 6 modules of 4. ${noCodeStarts(dates)}`,
    href: noCode,
  },
  {
    questions: [
      "What do I learn in the no-code course?",
      "What is the curriculum of the no code course?",
      "What is the No Code Agentic AI Course?",
      "Which modules does the agentic AI course have?",
      "Tell me about the no code course",
      "Syllabus of the no code agentic course",
      "What is the no-code course about?",
    ],
    text: `In six weeks of live evening classes you build AI agents without programming. The modules: ${noCodeCourse.curriculum.items.map(({ title }) => title).join("; ")}.`,
    href: noCode,
  },
  {
    questions: ["What is an AI agent?", "What is agentic AI?", "What can an agent do?", "What are agents?"],
    text: "Agents read, decide and act in the tools you already use: a language model with memory and tools, within limits set beforehand. In the No Code Agentic AI Course you build some without programming.",
    href: noCode,
  },
  {
    questions: [
      "Do I need to code for the no-code course?",
      "Is coding required in the agentic AI course?",
      "Can I take the no-code course without programming?",
      "Do I need experience for the no code course?",
    ],
    text: "No. You connect blocks on a canvas and describe screens in plain words. If you can sketch a process on paper, you can follow the first class.",
    href: noCode,
  },
  {
    questions: [
      "Which tools do we use in the no-code course?",
      "Do you teach n8n?",
      "Do you teach Lovable?",
      "Do I have to pay for n8n or Lovable?",
      "Are the tool subscriptions included in the price?",
      "Is n8n included in the price?",
      "What software does the no code course use?",
    ],
    text: `The course uses n8n for agents and workflows and Lovable for prototypes. ${noCodeCourse.enrollment.note}`,
    href: noCode,
  },
  {
    questions: [
      "Is there a free webinar?",
      "When is the webinar?",
      "How do I register for the webinar?",
      "Is there a webinar I could attend?",
      "Can I try the course for free?",
      "Can I try before I buy?",
      "Is there a free trial or a demo class?",
      "What happens in the webinar?",
    ],
    text: (dates) =>
      dates.next.webinar.open === null
        ? `The date of the next free webinar will be announced: the course’s page has a waitlist.`
        : `Yes, a free webinar takes place on ${dates.next.webinar.line.starts}. ${noCodeCourse.webinar.intro}`,
    href: noCode,
  },
  {
    questions: [
      "Can I get a refund?",
      "Refund",
      "Is the course fee refundable?",
      "Can I get a partial refund?",
      "Can I get a refund after five days?",
      "Can I get my money back?",
      "Am I eligible for a refund if I cancel after the start?",
      "I do not like it, can I have my money back?",
      "I do not like it, can I have my money?",
      "What is your refund policy?",
      "I changed my mind, can I cancel?",
      "How do I cancel my enrollment?",
      "What if I do not like the course?",
      "Is there a money-back guarantee?",
      "How much of the fee do I get back?",
      "Refund after ten days",
      "Can I withdraw from the course?",
      "Until when can I cancel?",
      "How do I request a refund?",
    ],
    text: `Within 7 calendar days from the start of your cohort you can get 75% of the fee paid in full: send the request by email to ${site.trainingsEmail} by 11:59 PM company local time on day 7. After the 7 days there is no refund, and none on repeat cohorts, unless the cohort is not held.`,
    href: agreement,
  },
  {
    questions: [
      "How long does a refund take?",
      "When do I get my refund?",
      "How is the refund paid?",
      "How many days until the refund is processed?",
    ],
    text: "A refund is processed in about 15–30 business days and goes back to the payment method you used.",
    href: agreement,
  },
  {
    questions: [
      "What happens if the course is canceled?",
      "What if the course is canceled?",
      "What if my class gets canceled?",
      "What if the cohort is not held?",
      "What if you cancel the class?",
    ],
    text: "If your cohort is not held, you choose between a place in a later one and a refund of what you paid. A single class that has to be canceled is made up on another date.",
    href: agreement,
  },
  {
    questions: [
      "Can I repeat the course?",
      "Can I switch to another cohort?",
      "Can I move to a later batch?",
      "What is a repeat cohort?",
    ],
    text: `A repeat cohort is a later cohort that you join after you already had a place in an earlier one. You need our consent by email to join it: ${site.trainingsEmail}. Repeat cohorts are not refunded, unless the cohort is not held.`,
    href: agreement,
  },
  {
    questions: [
      "How do I pay?",
      "Which payment methods do you accept?",
      "Can I pay by credit card?",
      "Do you accept PayPal?",
      "In which currency are the prices?",
      "Is the payment secure?",
    ],
    text: "Prices are in US dollars. A card payment provider handles the payment on its own page, and your card details do not reach us.",
    href: agreement,
  },
  {
    questions: [
      "Do I keep access to the materials?",
      "How long can I access the course materials?",
      "Is access lifetime?",
      "Do I have lifetime access to recordings?",
      "Can I download the materials?",
    ],
    text: "Access is for life in both courses: to the materials of the No Code Agentic AI Course, and to the recordings and updates of the AI/ML/GenAI Engineer course.",
    href: agreement,
  },
  {
    questions: [
      "What do I need for the classes?",
      "Do I need a laptop?",
      "Which computer or equipment do I need?",
      "What are the technical requirements?",
    ],
    text: "For the No Code Agentic AI Course you need a computer with a current browser, a microphone and a stable internet connection, your own accounts with the tools used in class, such as n8n and Lovable, and time between classes for the projects.",
    href: agreement,
  },
  {
    questions: [
      "Can I share my access with a friend?",
      "Can two of us use one place?",
      "Can I share the course materials?",
      "Can I pass on my login?",
      "Can I transfer my place to someone else?",
    ],
    text: "Your place is personal: you may not pass on the link to a class or share your access with anyone else. The materials are for your own learning and work, and may not be published or shared outside your cohort.",
    href: agreement,
  },
  {
    questions: [
      "Can I keep what I build in the course?",
      "Who owns my project from the course?",
      "Is my work mine?",
    ],
    text: "What you build in the No Code Agentic AI Course is yours. We show it to people outside your cohort only if you agree.",
    href: agreement,
  },
  {
    questions: [
      "How old do I have to be?",
      "Is there a minimum age?",
      "Can my child take the course?",
      "What is the age limit?",
    ],
    text: "You must be old enough to enter into a contract where you live. If you are not, a parent or legal guardian accepts the agreement for you and is responsible for the fee.",
    href: agreement,
  },
  {
    questions: [
      "Where can I read the agreement?",
      "What are the terms of the course?",
      "Course terms and conditions",
      "What do I agree to when I enroll?",
      "Training agreement",
    ],
    text: "The Live Online Training Program Agreement holds the terms of enrollment: plans and fees, classes, materials, certificate, refunds and installment plans.",
    href: agreement,
  },

  // AI/ML/GenAI Engineer course
  {
    questions: [
      "What is the price of the AI/ML/GenAI course?",
      "How much does the AI engineer course cost?",
      "How much is the machine learning course?",
      "Price of the four-month course",
      "How much is the Python course?",
      "What is the fee of the engineer program?",
      "How much does the AI course cost?",
      "How much is the data science course?",
    ],
    text: "The site states no price for the AI/ML/GenAI Engineer course. Register on its page, and the trainings team answers with the start date, the class times and the price.",
    href: engineer,
  },
  {
    questions: [
      "When does the AI/ML/GenAI course start?",
      "When does the next engineer course begin?",
      "Start date of the machine learning course",
      "When is the next batch of the AI engineer program?",
      "When does the AI course start?",
    ],
    text: "The site states no date for the next AI/ML/GenAI Engineer course. Register on its page, and the trainings team answers with the start date and the class times.",
    href: engineer,
  },
  {
    questions: [
      "How long is the AI/ML/GenAI course?",
      "How long is the engineer course?",
      "How long does the engineer program last?",
      "How many lessons does the engineer course have?",
      "How many lessons does the AI/ML/GenAI course have?",
      "How many hours is the AI engineer course?",
      "Duration of the machine learning course",
    ],
    text: "It takes 4 months: 120 hours of lessons in 80 lessons, and 4 AMA sessions in the two months after.",
    href: engineer,
  },
  {
    questions: [
      "What do I learn in the AI/ML/GenAI course?",
      "What is the curriculum of the engineer course?",
      "What topics does the machine learning course cover?",
      "Tell me about the AI engineer course",
      "Syllabus of the AI/ML/GenAI Engineer course",
      "What is the AI/ML/GenAI Engineer course?",
    ],
    text: `Without any programming experience you learn to prepare data, train models, and put language models and agents to work. The blocks: ${engineerCourse.curriculum.items.map(({ title }) => title).join("; ")}.`,
    href: engineer,
  },
  {
    questions: [
      "Which tools does the engineer course cover?",
      "Which frameworks are covered?",
      "Which LLM frameworks do you teach?",
      "Which programming language is taught?",
      "Do I learn Python?",
      "Which libraries will I learn?",
    ],
    text: `In the AI/ML/GenAI Engineer course you work with ${engineerCourse.tools.items.join(", ")}, and deploy to the cloud.`,
    href: engineer,
  },
  {
    questions: [
      "How much time do I need each week?",
      "How many hours a week does the course take?",
      "What is the weekly workload?",
      "Weekly time commitment",
      "Can I take the course while working full-time?",
      "How much time should I plan?",
      "Can I do it next to my job?",
    ],
    text: (dates) =>
      dates.next["no-code"].open === null
        ? "Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has four live classes a week, and projects between them."
        : `Plan about 7–10 hours a week for the AI/ML/GenAI Engineer course, most of it live lessons. The No Code Agentic AI Course has live classes ${dates.next["no-code"].line.schedule}, and projects between them.`,
    href: engineer,
  },
  {
    questions: [
      "What projects will I build?",
      "Which projects are in the course?",
      "Are there hands-on projects?",
      "Is the course practical?",
    ],
    text: `In the AI/ML/GenAI Engineer course you finish four guided projects and a capstone whose subject you set yourself. In the No Code Agentic AI Course each module ends in something you can use, and demo day presents your prototype (${noCode}).`,
    href: engineer,
  },
  {
    questions: [
      "What are AMA sessions?",
      "Are there Ask Me Anything sessions?",
      "Is there support after the course?",
    ],
    text: "Ask Me Anything: 4 AMA sessions, every two weeks for two months after the AI/ML/GenAI Engineer course.",
    href: engineer,
  },
  {
    questions: ["Is there a community?", "Do I get into a student community?", "How much is the community?"],
    text: "Yes, membership in the community of the AI/ML/GenAI Engineer course is free for life, valued at $29/month.",
    href: engineer,
  },
  {
    questions: [
      "How big are the groups?",
      "How many students are in a class?",
      "What is the class size?",
      "Are the classes small?",
      "Cohort size",
    ],
    text: "The AI/ML/GenAI Engineer course has small cohorts. The site names no exact number.",
    href: engineer,
  },
  {
    questions: [
      "What do others say about the course?",
      "What is the rating of the course?",
      "How is the course rated?",
      "Are there reviews?",
    ],
    text: "The AI/ML/GenAI Engineer course is rated 9.5/10. The site shows no individual reviews.",
    href: engineer,
  },
  {
    questions: [
      "Which course is right for me?",
      "What is the difference between the two courses?",
      "Which course should I choose?",
      "Compare the no-code course and the engineer course",
    ],
    text: `To build agents without programming, take the No Code Agentic AI Course: 6 weeks (${noCode}). To become an engineer, from first Python to models and agents, take the AI/ML/GenAI Engineer course: 4 months (${engineer}). The trainings team gives you an honest answer on what fits.`,
    href: urls.contact.path,
  },

  // Corporate training
  {
    questions: [
      "Do you train companies?",
      "Do you offer corporate training?",
      "Can you train my team?",
      "Can you train my sales team on AI?",
      "Training for our employees",
      "I want a course for my company",
      "Do you have programs for executives?",
      "Can you customize the training?",
      "AI workshop for managers",
      "Workshop for executives",
      "Can the corporate program be customized?",
      "Upskilling for my department",
    ],
    text: "Yes, with two programs: a 4-month AI/ML/GenAI Engineer Program for beginners, with no coding experience required, and a Custom Program of flexible duration for executives and all teams.",
    href: corporate,
  },
  {
    questions: [
      "How much does corporate training cost?",
      "What is the price of a training for my company?",
      "How much do you charge to train a team?",
      "Price of the custom program",
    ],
    text: "The site states no price for corporate training. Tell us who should learn what, and you receive a proposal with the program, dates and price.",
    href: corporate,
  },
  {
    questions: ["How long does corporate training take?", "What is the duration of the custom program?"],
    text: "The Engineer Program takes 4 months. The Custom Program has a flexible duration, from a single morning for the board to a season for a department.",
    href: corporate,
  },

  // Talent
  {
    questions: [
      "I want to hire a data engineer",
      "Can I get a data engineer through your network?",
      "Can I hire a developer through you?",
      "How do I hire an AI engineer?",
      "I need to hire an ML engineer",
      "Do you have data scientists for hire?",
      "I need a DevOps engineer",
      "I am looking for machine learning specialists",
      "Can you provide a software engineer?",
      "Which roles can I hire?",
      "We need a team of experts",
      "Do you offer staff augmentation?",
      "I need a data analyst",
      "Find talent",
      "Recruit IT specialists",
      "I need a developer",
      "Do you have programmers?",
      "Hire an architect",
      "We need an engineer as soon as possible",
      "Do you have AI engineers for a project?",
      "Can I get a freelancer or contractor from you?",
    ],
    text: "Yes. Through our talent network you can bring in vetted specialists, one person or a small expert team: data engineers, AI/ML engineers, BI and data analysts, software engineers, DevOps engineers, data scientists, and any other IT role.",
    href: clients,
  },
  {
    questions: [
      "How much does it cost to hire a specialist?",
      "What are the rates of your talents?",
      "What do your engineers cost per hour?",
      "Hourly rate of a developer",
      "How much is a data engineer?",
    ],
    text: "You pay by the hour, or a fixed price for a defined result, and you see the rate before you decide on a person. The site lists no rates.",
    href: clients,
  },
  {
    questions: [
      "How quickly can I get a specialist?",
      "How fast can a team start?",
      "How does hiring work?",
      "What happens after I send a request for a specialist?",
    ],
    text: "Vetting is done before you ask. Describe the role; we settle skills, hours and budget with you, and introduce those who fit. Nothing binds you until you sign an agreement. The site promises no number of days.",
    href: clients,
  },
  {
    questions: [
      "Are your specialists vetted?",
      "How do you select talents?",
      "What is the vetting process?",
      "How does the vetting of talents work?",
      "How do you check candidates?",
    ],
    text: "Only vetted talents are admitted, and vetting comes before any introduction to a client. The site does not describe the process in detail.",
    href: talents,
  },
  {
    questions: [
      "How do I join the talent network?",
      "How do I become part of the network?",
      "I am looking for a job as a developer",
      "Can I work for you?",
      "Are you hiring?",
      "Do you have open positions?",
      "I am a freelancer, can I join?",
      "I am a freelancer looking for work",
      "I am looking for projects as a contractor",
      "I am looking for a job",
      "How can I become a talent?",
      "Apply as a data scientist",
      "Careers",
      "Where do I send my resume?",
    ],
    text: "Join our network in three steps: submit the form, get trained for what clients ask for, and we come to you when a project matches your profile. You take hourly or fixed contracts.",
    href: talents,
  },
  {
    questions: [
      "Is there a fee to join the network?",
      "Does it cost something to join as a talent?",
      "Do talents pay a subscription?",
      "Do freelancers pay to join?",
      "Is the talent network free?",
    ],
    text: "There are no subscription fees, and sending the form costs nothing.",
    href: talents,
  },
  {
    questions: [
      "Can talents work remotely?",
      "Are the contracts hourly or fixed?",
      "Can I work part-time as a talent?",
      "Where would I work from?",
    ],
    text: "Talents take hourly or fixed contracts, beside a job or as their main work, and set how many hours they have and where they work from.",
    href: talents,
  },

  // Blog and legal
  {
    questions: [
      "Do you have a blog?",
      "Where can I read your articles?",
      "What is Insight Hub?",
      "Which articles have you published?",
      "Latest blog posts",
      "What have you written lately?",
      "Do you have something to read about AI?",
    ],
    text: "Our blog is called Insight Hub: practical articles on AI, automation, machine learning, data and cloud, written by people who build with them.",
    href: urls.blogs.path,
  },
  {
    questions: [
      "What data do you collect about me?",
      "What is your privacy policy?",
      "How do you use my personal data?",
      "Do you sell my data?",
      "Do you sell my information to third parties?",
      "Do you share my information?",
      "Are you GDPR compliant?",
      "Which privacy rules do you follow?",
      "What happens with my personal information?",
    ],
    text: "Our server keeps what you type into a form or an enrollment request, what it is for, and the time. We do not sell personal information. The Privacy Policy names everything, and your rights.",
    href: urls.privacyPolicy.path,
  },
  {
    questions: [
      "How can I delete my data?",
      "Can you remove my personal information?",
      "I want my data erased",
    ],
    text: `Write to ${site.email}, if you can from the address you used in the form. Asking is free.`,
    href: urls.privacyPolicy.path,
  },
  {
    questions: [
      "Is this chat stored?",
      "Do you save my chat messages?",
      "Who reads this conversation?",
      "Is this chat private?",
    ],
    text: "The conversation is held in the memory of the page in your browser, and its last turns in our server’s memory for half an hour. A question that the chat cannot answer may be kept for 30 days, without mail addresses and numbers; other chat messages are not kept in our store.",
    href: urls.privacyPolicy.path,
  },
  {
    questions: [
      "Do you use cookies?",
      "What is your cookie policy?",
      "Which cookies do you set?",
      "Do you track me?",
    ],
    text: "Visitors get no cookies from this site. The only two it has belong to the administrator, and no web analytics is loaded today.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "What are your terms of service?",
      "Which law applies?",
      "Which courts are responsible?",
      "What is the governing law?",
      "How is liability limited?",
    ],
    text: "The laws of the State of Texas govern our terms, and disputes belong before the courts of Collin County, Texas. Liability is capped at the amounts you paid in the last 12 months.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "How do I log in?",
      "Where is my account?",
      "Can I create an account?",
      "I forgot my password",
      "Reset my password",
    ],
    text: "Visitors have no accounts here: every public page is open, and the forms need none. For anything else, ask us.",
    href: urls.contact.path,
  },

  // Small talk
  {
    questions: ["Hello", "Hi", "Hey", "Good morning", "Good evening", "Hi there", "How are you?", "Howdy"],
    text: "Hello! Ask me about our services, courses, talent network or articles.",
    href: null,
  },
  {
    questions: ["Thanks", "Thank you", "Great, thank you very much", "Perfect, thanks", "That helps"],
    text: `You are welcome. If anything else comes up, just ask, or write to us at ${urls.contact.path}.`,
    href: null,
  },
  {
    questions: ["Bye", "Goodbye", "See you"],
    text: "Goodbye, and thank you for your visit.",
    href: null,
  },
  {
    questions: [
      "Who are you?",
      "Are you a bot?",
      "Are you a human?",
      "Are you real?",
      "Are you a robot or a machine?",
      "What is your name?",
      `Who is ${site.assistant}?`,
      "Are you an AI?",
    ],
    text: `I am ${site.assistant}, software that answers from what this website says. I can be wrong; for anything you want to rely on, ask our team.`,
    href: urls.contact.path,
  },
  {
    questions: ["Help", "What can I ask you?", "What can you do?", "What do you know?"],
    text: "Ask me about services, prices and dates of our courses, refunds, certificates, hiring specialists, or how to reach us.",
    href: urls.contact.path,
  },

  // What visitors ask and the site does not say
  {
    questions: [
      "How many employees do you have?",
      "How many people work for you?",
      "How big is your company?",
      "Who is your CEO?",
      "Who founded the company?",
      "Who is the founder?",
      "Where do your employees live?",
      "Do you have a newsletter?",
      "Who is your president?",
      "When was the company founded?",
      "Who owns the company?",
      "What is your revenue?",
      "What are your opening hours?",
      "What are your business hours?",
      "Are you open on weekends?",
      "Who are your customers?",
      "Which clients have you worked with?",
      "Do you have references or case studies?",
      "Do you have testimonials?",
      "Do you have an office in another country?",
      "Is there parking at your office?",
      "What is the salary?",
      "Do you sponsor visas?",
      "Do you offer internships?",
      "What is your fax number?",
      "What is your tax number?",
      "Do you ship products?",
      "Can I get a scholarship?",
      "Does the course include a laptop?",
      "What is your stock price?",
      "Are you a public company?",
      "Who are your investors?",
      "Can you book me a flight?",
      "Do you offer health insurance?",
      "Who is your CTO?",
      "Do you have ISO or SOC 2 certification?",
      "Do you accept cryptocurrency?",
      "Do you offer a university degree?",
      "What is the meaning of life?",
      "What time is it?",
      "What is the weather today?",
      "Which universities do you work with?",
      "Do you have partners?",
    ],
    text: notFound,
    href: null,
  },
];

/** The questions and answers that stand on the course's own page. */
export const faqAnswers: readonly DirectAnswer[] = engineerCourse.faq.items.map(({ question, answer }) => ({
  questions: [question],
  text: answer,
  href: engineer,
}));
