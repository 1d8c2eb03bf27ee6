import type { Dialogue } from "../dialogue.ts";
import { dialogues as engineer } from "./engineer.ts";
import { dialogues as enrolling } from "./enrolling.ts";
import { dialogues as familiesAndTeams } from "./families-and-teams.ts";
import { dialogues as noCode } from "./no-code.ts";
import { dialogues as secondLook } from "./second-look.ts";
import { dialogues as workArticles } from "./work-articles.ts";

/** Further conversations to learn from: they decide nothing. */
export const practiceDialogues: readonly Dialogue[] = [
  ...noCode,
  ...engineer,
  ...enrolling,
  ...familiesAndTeams,
  ...workArticles,
  ...secondLook,
];
