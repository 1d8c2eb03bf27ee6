import { urls } from "../../src/shared/urls.ts";
import { engineerCourse } from "../training/ai-ml-genai-course.ts";
import type { DirectAnswer, Reply } from "./answer.ts";
import { assistantAnswers } from "./answers/assistants.ts";
import { automationAnswers } from "./answers/automations.ts";
import { companyAnswers } from "./answers/company.ts";
import { conversationAnswers } from "./answers/conversation.ts";
import { corporateAnswers } from "./answers/corporate.ts";
import { courseAnswers } from "./answers/courses.ts";
import { engineerAnswers } from "./answers/engineer.ts";
import { enrollmentAnswers } from "./answers/enrollment.ts";
import { legalAnswers } from "./answers/legal.ts";
import { cloudAnswers, modelAnswers } from "./answers/models-and-cloud.ts";
import { noCodeAnswers, waitlistAnswers, webinarAnswers } from "./answers/no-code.ts";
import { notOnSiteAnswers } from "./answers/not-on-site.ts";
import { serviceAnswers } from "./answers/services.ts";
import { hiringAnswers, networkAnswers } from "./answers/talent.ts";
import { examplesOf } from "./intents.ts";
import type { Subject } from "./subjects.ts";

interface AnswerGroup {
  answers: readonly DirectAnswer[];
  /** The possible subjects of answers without one of their own; empty for any. */
  subjects: readonly Subject[];
}

const services: readonly Subject[] = ["assistants", "automations", "models", "cloud"];
const training: readonly Subject[] = ["no-code", "engineer", "webinar", "corporate"];

/** A follow-up often asks for another answer of the same group. */
const answerGroups: readonly AnswerGroup[] = (
  [
    { answers: companyAnswers, subjects: [] },
    { answers: serviceAnswers, subjects: services },
    { answers: assistantAnswers, subjects: ["assistants"] },
    { answers: automationAnswers, subjects: ["automations"] },
    { answers: modelAnswers, subjects: ["models"] },
    { answers: cloudAnswers, subjects: ["cloud"] },
    { answers: courseAnswers, subjects: training },
    { answers: noCodeAnswers, subjects: ["no-code"] },
    { answers: webinarAnswers, subjects: ["webinar"] },
    { answers: waitlistAnswers, subjects: training },
    { answers: engineerAnswers, subjects: ["engineer"] },
    { answers: enrollmentAnswers, subjects: training },
    { answers: corporateAnswers, subjects: ["corporate"] },
    { answers: hiringAnswers, subjects: ["hiring"] },
    { answers: networkAnswers, subjects: ["network"] },
    { answers: legalAnswers, subjects: [] },
    { answers: conversationAnswers, subjects: [] },
    { answers: notOnSiteAnswers, subjects: [] },
  ] satisfies { answers: readonly Reply[]; subjects: readonly Subject[] }[]
).map(({ answers, subjects }) => ({
  answers: answers.map((reply) => ({ ...reply, questions: examplesOf(reply.intent) })),
  subjects,
}));

export const directAnswers: readonly DirectAnswer[] = answerGroups.flatMap(({ answers }) => answers);

export function groupOf(answer: DirectAnswer): AnswerGroup | null {
  return answerGroups.find(({ answers }) => answers.includes(answer)) ?? null;
}

export const faqAnswers: readonly DirectAnswer[] = engineerCourse.faq.items.map(({ question, answer }) => ({
  intent: question,
  questions: [question],
  about: "engineer",
  // Other questions may get this answer, so Yes and No are removed.
  text: answer.replace(/^(?:Yes|No), (.)/, (_, letter: string) => letter.toUpperCase()),
  href: urls.aiMlGenAiCourse.path,
}));
