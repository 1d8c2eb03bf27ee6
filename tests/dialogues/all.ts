import { dialogues as applicants } from "./applicants.ts";
import { dialogues as articlesOnTechnology } from "./articles-on-technology.ts";
import { dialogues as articlesOnWork } from "./articles-on-work.ts";
import { dialogues as assistantsAndAutomations } from "./assistants-and-automations.ts";
import { dialogues as contactAndCompany } from "./contact-and-company.ts";
import { dialogues as datesAndCertificates } from "./dates-and-certificates.ts";
import type { Dialogue } from "./dialogue.ts";
import { dialogues as employers } from "./employers.ts";
import { dialogues as engineerCourse } from "./engineer-course.ts";
import { dialogues as hostile } from "./hostile.ts";
import { dialogues as misses } from "./misses.ts";
import { dialogues as modelsAndCloud } from "./models-and-cloud.ts";
import { dialogues as money } from "./money.ts";
import { dialogues as moreArticles } from "./more-articles.ts";
import { dialogues as moreCourses } from "./more-courses.ts";
import { dialogues as morePeople } from "./more-people.ts";
import { dialogues as moreServices } from "./more-services.ts";
import { dialogues as noCodeCourse } from "./no-code-course.ts";
import { dialogues as privacy } from "./privacy.ts";
import { dialogues as smallTalk } from "./small-talk.ts";
import { dialogues as teams } from "./teams.ts";

/** What decides on the chat: conversations as people write them. */
export const allDialogues: readonly Dialogue[] = [
  ...noCodeCourse,
  ...engineerCourse,
  ...datesAndCertificates,
  ...money,
  ...teams,
  ...employers,
  ...applicants,
  ...assistantsAndAutomations,
  ...modelsAndCloud,
  ...articlesOnTechnology,
  ...articlesOnWork,
  ...contactAndCompany,
  ...privacy,
  ...misses,
  ...hostile,
  ...smallTalk,
  ...moreCourses,
  ...moreServices,
  ...morePeople,
  ...moreArticles,
];
