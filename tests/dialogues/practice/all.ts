import type { Dialogue } from "../dialogue.ts";
import { dialogues as articles3 } from "./articles-3.ts";
import { dialogues as articles4 } from "./articles-4.ts";
import { dialogues as technologyArticles5 } from "./articles-technology-5.ts";
import { dialogues as workArticles5 } from "./articles-work-5.ts";
import { dialogues as assistants } from "./assistants.ts";
import { dialogues as automations } from "./automations.ts";
import { dialogues as buying3 } from "./buying-3.ts";
import { dialogues as buying4 } from "./buying-4.ts";
import { dialogues as cloud } from "./cloud.ts";
import { dialogues as company } from "./company.ts";
import { dialogues as company2 } from "./company-2.ts";
import { dialogues as courses3 } from "./courses-3.ts";
import { dialogues as courses4 } from "./courses-4.ts";
import { dialogues as engineer } from "./engineer.ts";
import { dialogues as engineer2 } from "./engineer-2.ts";
import { dialogues as engineer5 } from "./engineer-5.ts";
import { dialogues as enrolling } from "./enrolling.ts";
import { dialogues as enrolling2 } from "./enrolling-2.ts";
import { dialogues as familiesAndTeams } from "./families-and-teams.ts";
import { dialogues as familiesAndTeams2 } from "./families-and-teams-2.ts";
import { dialogues as hiring } from "./hiring.ts";
import { dialogues as joining } from "./joining.ts";
import { dialogues as legal } from "./legal.ts";
import { dialogues as legal2 } from "./legal-2.ts";
import { dialogues as models } from "./models.ts";
import { dialogues as noCode } from "./no-code.ts";
import { dialogues as noCode2 } from "./no-code-2.ts";
import { dialogues as noCode5 } from "./nocode-5.ts";
import { dialogues as people3 } from "./people-3.ts";
import { dialogues as people4 } from "./people-4.ts";
import { dialogues as people5 } from "./people-5.ts";
import { dialogues as secondLook } from "./second-look.ts";
import { dialogues as services2 } from "./services-2.ts";
import { dialogues as services3 } from "./services-3.ts";
import { dialogues as services4 } from "./services-4.ts";
import { dialogues as smallTalk } from "./small-talk.ts";
import { dialogues as smallTalk2 } from "./small-talk-2.ts";
import { dialogues as talent2 } from "./talent-2.ts";
import { dialogues as technologyArticles } from "./technology-articles.ts";
import { dialogues as technologyArticles2 } from "./technology-articles-2.ts";
import { dialogues as wander3 } from "./wander-3.ts";
import { dialogues as wander4 } from "./wander-4.ts";
import { dialogues as workArticles } from "./work-articles.ts";
import { dialogues as workArticles2 } from "./work-articles-2.ts";

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
  ...noCode2,
  ...engineer2,
  ...enrolling2,
  ...familiesAndTeams2,
  ...workArticles2,
  ...services2,
  ...talent2,
  ...company2,
  ...legal2,
  ...smallTalk2,
  ...technologyArticles2,
  ...articles3,
  ...articles4,
  ...buying3,
  ...buying4,
  ...courses3,
  ...courses4,
  ...people3,
  ...people4,
  ...services3,
  ...services4,
  ...wander3,
  ...wander4,
  ...technologyArticles5,
  ...workArticles5,
  ...engineer5,
  ...noCode5,
  ...people5,
];
