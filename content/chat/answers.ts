import { urls } from "../../src/shared/urls.ts";
import { engineerCourse } from "../training/ai-ml-genai-course.ts";
import type { DirectAnswer } from "./answer.ts";
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
import { noCodeAnswers, webinarAnswers } from "./answers/no-code.ts";
import { notOnSiteAnswers } from "./answers/not-on-site.ts";
import { serviceAnswers } from "./answers/services.ts";
import { hiringAnswers, networkAnswers } from "./answers/talent.ts";

/** By what they are about: whoever asked something of one group may ask on. */
const answerGroups: readonly (readonly DirectAnswer[])[] = [
  companyAnswers,
  serviceAnswers,
  assistantAnswers,
  automationAnswers,
  modelAnswers,
  cloudAnswers,
  courseAnswers,
  noCodeAnswers,
  webinarAnswers,
  engineerAnswers,
  enrollmentAnswers,
  corporateAnswers,
  hiringAnswers,
  networkAnswers,
  legalAnswers,
  conversationAnswers,
  notOnSiteAnswers,
];

export const directAnswers: readonly DirectAnswer[] = answerGroups.flat();

/** Those that stand beside an answer; of none, nothing. */
export function groupOf(answer: DirectAnswer): readonly DirectAnswer[] {
  return answerGroups.find((group) => group.includes(answer)) ?? [];
}

/** The questions and answers that stand on the course's own page. */
export const faqAnswers: readonly DirectAnswer[] = engineerCourse.faq.items.map(({ question, answer }) => ({
  questions: [question],
  about: "engineer",
  // On the page each answers its own question; here other questions may lead to it.
  text: answer.replace(/^(?:Yes|No), (.)/, (_, letter: string) => letter.toUpperCase()),
  href: urls.aiMlGenAiCourse.path,
}));
