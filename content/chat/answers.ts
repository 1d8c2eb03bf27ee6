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

export { notFound } from "./answers/not-found.ts";

/** Leads to the page that an answer or a passage comes from; the path follows. */
export const moreAt = "More on this page:";

/** Names the article that a passage comes from; its title and the passage follow. */
export const fromArticle = "From our article";

/** What is said where nothing fits, but the subject is known. What there is to know of it follows. */
export const notQuite = `I could not find exactly that on our website; our team can tell you: ${urls.contact.path}. What it says on the subject:`;

/** To a message in another language. */
export const englishOnly = `I am sorry, I can answer in English only. Please ask in English, or write to our team: ${urls.contact.path}.`;

export const directAnswers: readonly DirectAnswer[] = [
  ...companyAnswers,
  ...serviceAnswers,
  ...assistantAnswers,
  ...automationAnswers,
  ...modelAnswers,
  ...cloudAnswers,
  ...courseAnswers,
  ...noCodeAnswers,
  ...webinarAnswers,
  ...engineerAnswers,
  ...enrollmentAnswers,
  ...corporateAnswers,
  ...hiringAnswers,
  ...networkAnswers,
  ...legalAnswers,
  ...conversationAnswers,
  ...notOnSiteAnswers,
];

/** The questions and answers that stand on the course's own page. */
export const faqAnswers: readonly DirectAnswer[] = engineerCourse.faq.items.map(({ question, answer }) => ({
  questions: [question],
  about: "engineer",
  // On the page each answers its own question; here other questions may lead to it.
  text: answer.replace(/^(?:Yes|No), (.)/, (_, letter: string) => letter.toUpperCase()),
  href: urls.aiMlGenAiCourse.path,
}));
