import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";
import { noCodeStarts } from "../training/dates.ts";
import type { DirectAnswer } from "./answer.ts";
import { engineerStarts, fullWebinar, prices } from "./answers/words.ts";
import type { Subject } from "./subjects.ts";

/** A summary for each subject, which follows a fallback. */
export const subjectCards: Readonly<Record<Subject, Pick<DirectAnswer, "text" | "href">>> = {
  "no-code": {
    text: (dates) =>
      `In the No Code Agentic AI Course you build AI agents with n8n and Lovable, without programming: 6 weeks, 24 live online classes, lifetime access, and a certificate for a grade of 80% or more. It costs ${prices}. ${noCodeStarts(dates)}`,
    href: urls.noCodeAgenticAi.path,
  },
  engineer: {
    text: (dates) =>
      `The AI/ML/GenAI Engineer course takes beginners from the first line of Python to agents in production: 4 months, 80 live online lessons with recordings for life, four projects and a capstone, and a certificate for a grade of 80% or more. ${engineerStarts(dates)} The price comes from the trainings team (${site.trainingsEmail}).`,
    href: urls.aiMlGenAiCourse.path,
  },
  webinar: {
    text: (dates) =>
      dates.next.webinar.open === null
        ? `The free webinar shows how the No Code Agentic AI Course works. ${fullWebinar(dates)}The date of the next one will be announced; the course’s page has a waitlist.`
        : `The free webinar shows how the No Code Agentic AI Course works. It takes place online on ${dates.next.webinar.line.starts}; register on the course’s page.`,
    href: urls.noCodeAgenticAi.path,
  },
  corporate: {
    text: `For companies there are two programs: a 4-month AI/ML/GenAI Engineer Program for beginners, with no coding experience required, and a Custom Program of flexible duration for executives and all teams. Tell us who should learn what, and you receive a proposal with the program, the dates and the price (${site.trainingsEmail}).`,
    href: urls.corporateTraining.path,
  },
  hiring: {
    text: `Through our talent network you can bring in vetted specialists, one person or a team that grows and shrinks with the work: data, AI/ML, software and DevOps engineers, analysts, data scientists, and any other IT role. You pay by the hour or a fixed price, and nothing binds you until you sign an agreement (${site.talentEmail}).`,
    href: urls.talentForClients.path,
  },
  network: {
    text: `Specialists join our network in three steps: submit the form, learn what clients ask for, and be asked when a project matches the profile. Contracts are hourly or fixed, there are no subscription fees for being in the network, the talent team says who pays for a course, and vetting comes before any introduction to a client (${site.talentEmail}).`,
    href: urls.talentForTalents.path,
  },
  assistants: {
    text: "We build chat and phone assistants that answer from your own material, 24/7 and in the customer’s language, carry out the request in your systems (a booking, a ticket, a status check), and bring in a person with the whole history when one is needed.",
    href: urls.conversationalAi.path,
  },
  automations: {
    text: "Automations take tasks that recur and follow rules you could explain to a new colleague: sorting an inbox, entering invoices, classifying leads, watching competitors, drafting content, meeting notes and reports. A person approves steps where a mistake is costly, every step is logged, and your own staff can edit the rules.",
    href: urls.aiAutomations.path,
  },
  models: {
    text: "We build predictive and generative models on your data and compare them with the way you decide today. We agree with you on a sample of your data and on the result to beat; once a model is in use, we watch whether its results are still right.",
    href: urls.mlAiGenAiSolutions.path,
  },
  cloud: {
    text: "We build and run the platforms under your applications, analytics and models: cloud infrastructure, migrations in waves with a tested way back, data platforms, disaster recovery, IoT, streaming, and managed web hosting with a 99.9% uptime guarantee.",
    href: urls.dataCloudSolutions.path,
  },
};
