import type { Dialogue } from "../dialogue.ts";
import { dialogues as assistants } from "./assistants.ts";
import { dialogues as automations } from "./automations.ts";
import { dialogues as cloud } from "./cloud.ts";
import { dialogues as company } from "./company.ts";
import { dialogues as companyTwo } from "./company-2.ts";
import { dialogues as engineer } from "./engineer.ts";
import { dialogues as enrolling } from "./enrolling.ts";
import { dialogues as familiesAndTeams } from "./families-and-teams.ts";
import { dialogues as hiring } from "./hiring.ts";
import { dialogues as joining } from "./joining.ts";
import { dialogues as legal } from "./legal.ts";
import { dialogues as legalTwo } from "./legal-2.ts";
import { dialogues as models } from "./models.ts";
import { dialogues as noCode } from "./no-code.ts";
import { dialogues as secondLook } from "./second-look.ts";
import { dialogues as servicesTwo } from "./services-2.ts";
import { dialogues as smallTalk } from "./small-talk.ts";
import { dialogues as smallTalkTwo } from "./small-talk-2.ts";
import { dialogues as talentTwo } from "./talent-2.ts";
import { dialogues as technologyArticles } from "./technology-articles.ts";
import { dialogues as technologyArticlesTwo } from "./technology-articles-2.ts";
import { dialogues as workArticles } from "./work-articles.ts";

/** Further conversations to learn from: they decide nothing. */
export const practiceDialogues: readonly Dialogue[] = [
  ...noCode,
  ...engineer,
  ...enrolling,
  ...familiesAndTeams,
  ...assistants,
  ...automations,
  ...models,
  ...cloud,
  ...hiring,
  ...joining,
  ...company,
  ...legal,
  ...smallTalk,
  ...workArticles,
  ...technologyArticles,
  ...secondLook,
  ...servicesTwo,
  ...talentTwo,
  ...companyTwo,
  ...legalTwo,
  ...smallTalkTwo,
  ...technologyArticlesTwo,
];
